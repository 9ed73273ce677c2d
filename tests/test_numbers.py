"""Every numbered rule has a test that names it, and the code says its rules in the rulebook's order."""

import ast
import re

from kit import home
from ossuary.kernel.contract import Game

RULE = re.compile(r"\*\*(R\d+(?:\.\d+)*)\*\*")
CHAPTER = re.compile(r"^## (R\d+) ", re.MULTILINE)


def numbers(game: Game) -> list[str]:
    """The rules of RULES.md, chapters and all, in order."""
    text = (home(game) / "RULES.md").read_text()
    found = [(match.start(), match[1]) for pattern in (RULE, CHAPTER) for match in pattern.finditer(text)]
    return [number for _, number in sorted(found)]


def order(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.removeprefix("R").split("."))


def test_rules_are_numbered_once_and_upwards(game: Game) -> None:
    found = [order(number) for number in numbers(game)]
    assert found
    assert found == sorted(set(found))


def test_every_numbered_rule_has_a_test_that_names_it(game: Game) -> None:
    tests = {
        node.name
        for path in (home(game) / "tests").glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
    }
    rules = [number for number in numbers(game) if "." in number]
    names = {number: f"test_{number.lower().replace('.', '_')}_" for number in rules}
    missing = [number for number, name in names.items() if not any(test.startswith(name) for test in tests)]
    assert rules
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_tests_name_rules_that_exist(game: Game) -> None:
    known = {number.lower().replace(".", "_") for number in numbers(game)}
    for path in (home(game) / "tests").glob("test_*.py"):
        for name in re.findall(r"def test_(r\d+(?:_\d+)*)_", path.read_text()):
            assert name in known, f"{path.name}: {name} is no rule"


def test_each_rule_function_begins_with_its_number_in_order(game: Game) -> None:
    known = set(numbers(game))
    said: list[str] = []
    for path in sorted(home(game).glob("rules*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                docstring = ast.get_docstring(node) or ""
                found = re.match(r"(R\d+(?:\.\d+)*) ", docstring)
                assert found, f"{path.name}: {node.name} does not begin with a rule's number: {docstring!r}"
                said += [found[1]]
                assert set(re.findall(r"\bR\d+(?:\.\d+)*", docstring)) <= known, f"{node.name}: {docstring!r}"
    assert [order(number) for number in said] == sorted(order(number) for number in said)


def test_rules_hold_no_numbers_but_small_ones(game: Game) -> None:
    """An edition's numbers live in options, contents and state, with their rule."""
    for path in sorted(home(game).glob("rules*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, int):
                assert node.value in (0, 1, 2), f"{path.name}:{node.lineno}: {node.value} has no name"


UNFIT = {
    ast.JoinedStr: "a formatted string",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a function in a function",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.Assert: "assert",
    ast.Global: "global",
    ast.Div: "the division / (rules divide by //)",
    ast.ClassDef: "a class",
}


def test_rules_are_written_in_what_every_mode_can_run(game: Game) -> None:
    """A plain word here instead of a thousand lines from a compiler."""
    for path in [*sorted(home(game).glob("rules*.py")), home(game) / "views.py"]:
        for function in ast.parse(path.read_text()).body:
            if isinstance(function, ast.FunctionDef) and function.name != "show":
                docstring = function.body[0].value if isinstance(function.body[0], ast.Expr) else None
                for node in ast.walk(function):
                    said = UNFIT.get(type(node))
                    if isinstance(node, ast.Constant) and isinstance(node.value, str | float) and node is not docstring:
                        said = f"the constant {node.value!r}"
                    where = f"{path.name}:{getattr(node, 'lineno', function.lineno)}: {function.name}"
                    assert said is None, f"{where}: expected whole numbers and plain statements; got {said}"
