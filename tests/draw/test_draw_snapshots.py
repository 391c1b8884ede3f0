"""The drawings as they were when somebody last looked at them.

After a change that is meant, write them anew with `REFRESH_SNAPSHOTS=1 .venv/bin/pytest tests/draw`, look at them in a
browser, and commit them with the change.
"""

import os
from pathlib import Path

import pytest
from tests.draw.drawings import golden

from foxdice import draw, games

FOLDER = Path(__file__).parent / "snapshots"
PLAYERS = 3


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("id", games.IDS)
def test_a_sheet_looks_as_it_did(id: str, language: str) -> None:
    """Blank in English, filled in German and Russian."""
    game = games.get(id)
    state = None if language == "en" else golden(game, PLAYERS)
    svg = draw.sheet(game, state, PLAYERS - 1 if language == "ru" else 0, language=language)
    file = FOLDER / f"{id}.{language}.svg"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(svg, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == svg
