"""The strategy pages say what was measured: words and pictures follow from the numbers kept beside them."""

import json

import pytest
from bench.strategy.pages import LANGUAGES, LEARN, MEASURED, files

from foxdice import games

KEPT = json.loads(MEASURED.read_text(encoding="utf-8"))


def test_every_game_has_a_page_in_every_language() -> None:
    pages = {f"{game}-{language}.md" for game in games.ids() for language in LANGUAGES}
    assert pages == {page.name for page in LEARN.glob("*.md")}


@pytest.mark.parametrize("game", KEPT)
def test_pages_and_pictures_are_made_from_the_numbers(game: str) -> None:
    for name, content in files({game: KEPT[game]}).items():
        assert (LEARN / name).read_text(encoding="utf-8") == content, (
            f"`python -m bench.strategy --pages` writes {name}"
        )


@pytest.mark.parametrize("language", ["de", "ru"])
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    page = files({"qwixx": KEPT["qwixx"]})[f"qwixx-{language}.md"]
    assert f"{KEPT['qwixx']['penalties']:.1f}".replace(".", ",") in page
