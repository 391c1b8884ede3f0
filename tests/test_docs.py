"""What the pages show is true: examples run, comments beside them are what is printed, numbers are counted again."""

import contextlib
import doctest
import inspect
import io
import re
from importlib import import_module
from pathlib import Path

import pytest

from foxdice import Playthrough, games
from foxdice.core import counts, record
from foxdice.dice.generator import Seeded

ROOT = Path(__file__).parents[1]


NAMES = {"Seeded": Seeded, "games": games, "Playthrough": Playthrough}  # known in every docstring
SOURCE = ROOT / "src"
WITH_EXAMPLES = [
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted((SOURCE / "foxdice").rglob("*.py"))
    if re.search(r"^ *>>> ", file.read_text(encoding="utf-8"), re.MULTILINE)
]


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", ["README.md"])
def test_examples_run_and_print_what_stands_beside_them(page: str) -> None:
    for code in examples(page):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code, {})
        shown = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
        assert printed.getvalue().splitlines() == shown


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_doctests(module: str) -> None:
    if module == "foxdice.envs":
        pytest.importorskip("gymnasium")
    failures, tried = doctest.testmod(import_module(module), extraglobs=NAMES, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failures == 0


@pytest.mark.parametrize("module", ["core", "bots", "coach", "draw", "envs"])
def test_public_functions_have_examples(module: str) -> None:
    if module == "envs":
        pytest.importorskip("gymnasium")
    public = import_module(f"foxdice.{module}")
    functions = {name: inspect.unwrap(getattr(public, name)) for name in public.__all__}
    assert [
        name for name, one in functions.items() if inspect.isfunction(one) and ">>>" not in (inspect.getdoc(one) or "")
    ] == []


def named_files() -> list[tuple[str, str]]:
    """Return the files of this repository that pages name, with the page."""
    folders = "|".join(path.name for top in (ROOT, ROOT / "src/foxdice") for path in top.iterdir() if path.is_dir())
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [
        (page.name, name)
        for page in pages
        for name in re.findall(rf"`((?:{folders})/[\w./-]+\.\w+)`", page.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("page", "name"), named_files())
def test_files_that_pages_name_are_there(page: str, name: str) -> None:
    assert (ROOT / name).exists() or (ROOT / "src/foxdice" / name).exists(), f"{page} names {name}"


def reference_counts() -> dict[str, list[counts.Count]]:
    """Return the numbers of the page by game."""
    page = (ROOT / "docs/reference-counts.md").read_text(encoding="utf-8")
    found = {}
    for section in page.split("\n## ")[1:]:
        name, _, table = section.partition("\n")
        rows = re.findall(r"^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (-?[\d,]+) \|$", table, re.MULTILINE)
        found[name] = [counts.Count(*(int(number.replace(",", "")) for number in row)) for row in rows]
    return found


def test_every_game_has_reference_counts() -> None:
    assert {name.partition(":")[0] for name in reference_counts()} == set(games.ids())


@pytest.mark.parametrize("name", list(reference_counts()))
def test_reference_counts_are_right(name: str) -> None:
    shown = reference_counts()[name]
    assert len(shown) > 3
    assert counts.count(games.get(name), 2, len(shown) - 1) == shown


def test_what_is_looked_at_speaks() -> None:
    clever = games.get("clever")
    assert repr(clever) == "<Game clever, version 1, for 1 to 4>"
    table = Playthrough("qwixx", players=2)
    assert repr(table) == "<Playthrough of qwixx, 2 players, 0 events so far: a throw is due>"
    table.play(record.Throw("w1 w2 r3 y4 g5 b6"))
    assert str(table.node) == "1 and 2 to choose"
    with pytest.raises(games.UnknownGame, match="chess"):
        Playthrough("chess", players=2)
