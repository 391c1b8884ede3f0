"""The drawings as they were when somebody last looked at them.

After a change that is meant, write them anew with `REFRESH_SNAPSHOTS=1 .venv/bin/pytest tests/draw`, look at them in a
browser, and commit them with the change.
"""

import os
from pathlib import Path

import pytest
from tests.draw.drawings import recorded

from foxdice import draw, games

FOLDER = Path(__file__).parent / "snapshots"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def check(file: Path, svg: str) -> None:
    """Compare a drawing with the one in a file, or put it there."""
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(svg, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == svg


@pytest.mark.parametrize("id", games.ids())
def test_a_blank_sheet_looks_as_it_did(id: str) -> None:
    check(FOLDER / f"{id}.en.svg", draw.sheet(games.get(id)))


def test_a_spread_sheet_looks_as_it_did() -> None:
    game = recorded("cubed")
    check(FOLDER / "cubed.spread.svg", draw.sheet(game.game, game.state, 0, spread=True))


@pytest.mark.parametrize(("player", "language"), [(0, "de"), (1, "ru")])
@pytest.mark.parametrize("id", games.ids())
def test_a_filled_sheet_looks_as_it_did(id: str, player: int, language: str) -> None:
    game = recorded(id)
    check(FOLDER / f"{id}.{language}.svg", draw.sheet(game.game, game.state, player, language=language))


def test_the_picture_in_the_readme_is_a_drawing_of_ours() -> None:
    game = recorded("readme")
    check(PICTURES / "clever-sheet.svg", draw.sheet(game.game, game.state))
