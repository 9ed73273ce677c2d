"""Where a match stands, laid out for a screen: a column for each fact that seats have, and the rest in a line."""

from collections.abc import Sequence

from ossuary.match.match import Match


def facts_for(match: Match, seat: int) -> tuple[dict[str, dict[str, str]], str]:
    """The facts of each seat by its name, and all others in one line, as far as a seat knows."""
    facts = match.words.facts(match.view(seat), match.names)
    each = {
        name: {fact.partition(".")[2]: value for fact, value in facts.items() if fact.startswith(f"{name}.")}
        for name in match.names
    }
    return each, ", ".join(f"{fact} {value}" for fact, value in facts.items() if "." not in fact)


def columns_of(rows: Sequence[dict[str, str]]) -> dict[str, list[str]]:
    """The facts in each column, by its title: none that nobody has, and those that are numbered on (round1, round2)

    in one.
    """
    series: dict[tuple[str, bool], list[str]] = {}
    for fact in rows[0]:
        stem = fact.rstrip("0123456789")
        if any(row[fact] != "-" for row in rows):
            series.setdefault((stem, fact != stem), []).append(fact)
    return {
        f"{facts[0]}-{facts[-1].removeprefix(stem)}" if len(facts) > 1 else facts[0]: facts
        for (stem, _), facts in series.items()
    }


def joined(rows: Sequence[dict[str, str]], row: dict[str, str], facts: Sequence[str]) -> str:
    """What stands in a row's cell for these facts; of several, each below the same one of the row above."""
    if len(facts) == 1:
        return row[facts[0]]
    return " ".join(row[fact].rjust(max(len(other[fact]) for other in rows)) for fact in facts)
