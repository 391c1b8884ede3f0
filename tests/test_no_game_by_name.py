"""What knows no game names none, and every decision is in the one list."""

import re
from pathlib import Path

from foxdice import core
from foxdice.texts import LANGUAGES, say

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/foxdice"
DECISIONS = ROOT / "docs/decisions"


def test_no_game_is_named_outside_its_folder() -> None:
    """Neither in code, whatever it is written together with, nor in the words of the machinery."""
    own = [SOURCE / "games" / folder for folder in (*core.ids(), "family")]
    files = [file for file in SOURCE.rglob("*") if not any(file.is_relative_to(folder) for folder in own)]
    ids, titles = "|".join(core.ids()), "|".join(map(re.escape, _titles()))
    names = {
        ".py": re.compile(rf"(?<![a-z])({ids})(?![a-z])|{titles}", re.IGNORECASE),
        # In words for people an id may be a word like any other.
        ".ftl": re.compile(rf"{titles}|^#.*\b({ids})\b|^[^=]*-({ids})\b[^=]*=", re.IGNORECASE),
    }
    named = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in sorted(files)
        if file.suffix in names
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if names[file.suffix].search(line)
    ]
    assert named == []


def _titles() -> set[str]:
    """Return what games are called in any language."""
    texts = [say(f"game-{id}", language) for id in core.ids() for language in LANGUAGES]
    titles = {title.strip() for text in texts for title in re.split(r"[()]", text)}
    return titles - {"", "Strike"}  # which is a word like any other


def test_decisions_are_one_numbered_list() -> None:
    files = sorted(file.name for file in DECISIONS.glob("*.md") if file.name != "README.md")
    assert [int(name[:4]) for name in files] == list(range(1, len(files) + 1))
    listed = re.findall(r"\]\((\d{4}-[a-z-]+\.md)\)", (DECISIONS / "README.md").read_text(encoding="utf-8"))
    assert listed == files


def test_a_decision_that_is_named_somewhere_exists() -> None:
    texts = [*SOURCE.rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    named = {found for file in texts for found in re.findall(r"decisions/([\w-]+\.md)", file.read_text("utf-8"))}
    assert {name for name in named if not (DECISIONS / name).is_file()} == set()
