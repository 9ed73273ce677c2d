"""What `ossuary solo` keeps in files: whose they are, that nothing is lost, and that nothing is left lying about."""

import stat
from pathlib import Path

import pytest
import typer

from ossuary.cli import console
from test_cli import GOOD, ossuary


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_new_record_is_its_owners_alone_for_it_holds_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    ossuary("solo", "victim", "--record", str(path), text="quit\n")
    assert "seed: " in path.read_text()
    assert mode(path) == 0o600


def test_a_record_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text(GOOD)
    path.chmod(0o640)
    ossuary("solo", "--record", str(path), text="quit\n")
    assert path.read_text() != GOOD
    assert mode(path) == 0o640


def test_a_link_laid_in_the_way_is_not_followed(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("precious")
    path = tmp_path / "match.record"
    (tmp_path / ".match.record.tmp").symlink_to(other)
    ossuary("solo", "victim", "--record", str(path), text="quit\n")
    assert other.read_text() == "precious"
    assert path.read_text().startswith("game: victim")


def test_nothing_else_is_left_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.record"
    console.write_safely(path, "one")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(typer.Exit):
        console.write_safely(path, "two")
    assert names(tmp_path) == ["match.record"]
    assert path.read_text() == "one"


def test_what_is_kept_aside_takes_nobodys_place(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    for n, aside in enumerate(("match.record~", "match.record~2", "match.record~3")):
        text = GOOD + f"# {n}\n"
        path.write_text(text)
        done = ossuary("solo", "--record", str(path), text="quit\n")
        assert f"{aside}." in done.stdout
        assert (tmp_path / aside).read_text() == text
    assert (tmp_path / "match.record~").read_text() == GOOD + "# 0\n"


def test_a_wrong_seat_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text(GOOD)
    for seat in ("bob", "bo"):
        done = ossuary("solo", "--record", str(path), "--me", seat)
        assert done.returncode == 2
        assert f"expected --me among Ann, Bo, Cy; got {seat}" in done.stderr
    assert names(tmp_path) == ["match.record"]
    assert path.read_text() == GOOD
    assert ossuary("solo", "victim", "--record", str(tmp_path / "new"), "--me", "bob").returncode == 2
    assert names(tmp_path) == ["match.record"]
