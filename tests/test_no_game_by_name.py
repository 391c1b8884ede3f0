"""What knows no game names none, and every decision is in the one list."""

import re
from pathlib import Path

from foxdice import core

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/foxdice"
DECISIONS = ROOT / "docs/decisions"


def test_no_id_of_a_game_outside_its_folder() -> None:
    name = re.compile(rf"\b({'|'.join(core.ids())})\b")
    own = [SOURCE / "games" / folder for folder in (*core.ids(), "family")]
    named = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in sorted(SOURCE.rglob("*.py"))
        if not any(file.is_relative_to(folder) for folder in own)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if name.search(line)
    ]
    assert named == []


def test_decisions_are_one_numbered_list() -> None:
    files = sorted(file.name for file in DECISIONS.glob("*.md") if file.name != "README.md")
    assert [int(name[:4]) for name in files] == list(range(1, len(files) + 1))
    listed = re.findall(r"\]\((\d{4}-[a-z-]+\.md)\)", (DECISIONS / "README.md").read_text(encoding="utf-8"))
    assert listed == files


def test_a_decision_that_is_named_somewhere_exists() -> None:
    texts = [*SOURCE.rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    named = {found for file in texts for found in re.findall(r"decisions/([\w-]+\.md)", file.read_text("utf-8"))}
    assert {name for name in named if not (DECISIONS / name).is_file()} == set()
