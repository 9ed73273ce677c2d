"""Holds names in order to PostgreSQL's ICU, which is another than ours: the table of cases, and every lexicon.

PGHOST, PGUSER and the like say which server; without them it is postgres on 127.0.0.1.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import icu

from ossuary.games.death_name.languages import LANGUAGES, LISTED
from ossuary.games.death_name.lexicons import lexicon
from ossuary.games.death_name.names import Order

CASES = Path(__file__).parent.parent / "src/ossuary/games/death_name/tests/collation.toml"
SERVER = {"PGHOST": "127.0.0.1", "PGUSER": "postgres", "PGDATABASE": "postgres", "PGCONNECT_TIMEOUT": "10"}
# What CLDR has changed since ICU 72, which PostgreSQL may still have.
CHANGED = {
    "lv": "some CLDR later than 42 made y and the long vowels letters of their own in Latvian",
    "zh": "some CLDR later than 42 put 子 before the other characters that are read zǐ, which have more strokes",
}


def main() -> int:
    if not shutil.which("psql"):
        print("expected PostgreSQL's psql on the path; found none (apt install postgresql)", file=sys.stderr)
        return 2
    try:
        theirs = ask(
            "SELECT split_part(version(), ' on ', 1) || ', Japanese collation ' || collversion "
            "FROM pg_collation WHERE collname = 'ja-x-icu'"
        )
        print(f"ours is ICU {icu.ICU_VERSION}; theirs {theirs.strip()}")
        wrong = sum(tell(*case) for case in (*cases(), *lexicons()))
    except subprocess.CalledProcessError as error:
        print(f"expected an answer of PostgreSQL; got {error.stderr.strip()}", file=sys.stderr)
        return 2
    print(f"{wrong} unexplained disagreements")
    return 1 if wrong else 0


def cases() -> list[tuple[str, str, list[str]]]:
    """A language, what is shown, and names in right order."""
    table: dict[str, dict[str, str]] = tomllib.loads(CASES.read_text("utf-8"))
    return [
        (language, why, names.split("/" if "/" in names else None))
        for language, group in table.items()
        for why, names in group.items()
    ]


def lexicons() -> list[tuple[str, str, list[str]]]:
    """All lexicons together in the order of every language; the Chinese one in that of Chinese alone.

    Elsewhere Chinese goes by Unicode's table of radicals, of which every version has another.
    """
    every = {name for language in LISTED if language != "zh" for name in lexicon(language)}
    return [
        (language, f"{len(names)} names", sorted(names, key=Order(language).key))
        for language in LANGUAGES
        for names in ((every | set(lexicon("zh"))) if language == "zh" else every,)
    ]


def tell(language: str, why: str, names: list[str]) -> bool:
    """Print whether PostgreSQL has the same order; True where it has another that nothing explains."""
    listed = ", ".join(quoted(name) for name in names)
    sql = f'SELECT name FROM unnest(ARRAY[{listed}]) AS name ORDER BY name COLLATE "{language}-x-icu"'
    theirs = ask(sql).split("\n")[:-1]
    if theirs == names:
        print(f"agrees     {language}  {why}")
        return False
    known = CHANGED.get(language, "")
    at = next(at for at in range(len(names)) if theirs[at] != names[at])
    print(f"{'changed  ' if known else 'DISAGREES'}  {language}  {why}", end=f" ({known}): " if known else ": ")
    print("ours …", *names[at : at + 4], "; theirs …", *theirs[at : at + 4])
    return not known


def quoted(name: str) -> str:
    return "'" + name.replace("'", "''") + "'"


def ask(sql: str) -> str:
    """The answer of PostgreSQL, one row a line."""
    command = ["psql", "--no-psqlrc", "--no-password", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]
    answer = subprocess.run(
        [*command, "--file=-"],
        input=sql,
        env={**SERVER, "PGCLIENTENCODING": "UTF8", **os.environ},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return answer.stdout


sys.exit(main())
