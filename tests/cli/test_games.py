"""`foxdice games GAME`: who plays a game, and how."""

import json

import pytest

from foxdice import games, texts
from foxdice.cli.games import games as list_games
from foxdice.core import GameError


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", [one for id in games.ids() for one in games.variants(id)])
def test_every_bot_has_a_line_about_how_it_plays(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    list_games(game, language, as_json=True)
    told = {one["bot"]: one["plays"] for one in json.loads(capsys.readouterr().out)}
    assert {"random", "greedy", "easy", "medium", "hard", "master"} <= told.keys()
    assert all(told.values()), told


def test_levels_go_by_the_words_of_their_game(capsys: pytest.CaptureFixture[str]) -> None:
    list_games("wurf:match")
    assert "all five values" in " ".join(capsys.readouterr().out.split())


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(GameError):
        list_games("chess")
