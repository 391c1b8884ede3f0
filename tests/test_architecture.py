"""docs/architecture.md tells the truth."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def floors_on_the_page() -> list[list[str]]:
    """Return the floors of the house from top to bottom, as the page draws them."""
    drawing = re.search(r"```\n(.*?)```", (ROOT / "docs/architecture.md").read_text(encoding="utf-8"), re.DOTALL)
    assert drawing
    return [line.split()[0].split(",") for line in drawing[1].splitlines() if line.strip()]


def floors_in_the_contract() -> list[list[str]]:
    """Return the floors that `lint-imports` checks."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    return [[module.strip().removeprefix("foxdice.") for module in re.split(r"[|:]", layer)] for layer in layers]


def test_the_page_and_the_contract_agree() -> None:
    assert floors_on_the_page() == floors_in_the_contract()


def test_every_folder_is_on_a_floor() -> None:
    folders = {path.parent.name for path in (ROOT / "src/foxdice").glob("*/__init__.py")}
    assert folders == {name for floor in floors_in_the_contract() for name in floor}


def test_every_path_on_the_page_exists() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:core|games|draw|dice|table|bots|train|tests)/[\w/]*(?:\.py)?)`", page)
    assert len(paths) > 12
    places = (ROOT / "src/foxdice", ROOT)
    assert [path for path in paths if not any((place / path).exists() for place in places)] == []


def test_every_part_of_a_game_on_the_page_exists_in_a_game() -> None:
    table = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").split("| file | holds |")[1].split("\n\n")[0]
    names = re.findall(r"`([\w.]+/?)`", "\n".join(line.split("|")[1] for line in table.splitlines() if "|" in line))
    assert "edition.py" in names
    assert [name for name in names if not list((ROOT / "src/foxdice/games").glob(f"*/{name}"))] == []


def test_imports_point_downwards() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([linter], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_importing_the_rules_is_quick_and_needs_no_compiler() -> None:
    code = "import sys, foxdice.games; print([name for name in ('numba', 'numpy', 'fluent') if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
