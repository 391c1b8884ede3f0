"""What every game must pass, whatever its rules: the kit, more texts than it tries, slow scorers and golden games."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxdice import games, testing
from foxdice.core.record import Playthrough, parse
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.testing.choices import chooses_at_once
from foxdice.testing.notation import assert_any_text, assert_one_text, assert_text_round_trip
from foxdice.testing.playing import random_game, step

GOLDEN = Path(__file__).parent / "golden"
POINTS = json.loads((GOLDEN / "points.json").read_text(encoding="utf-8"))  # of every golden game, by player and area
GAMES = [games.get(id) for id in games.ids()]
TABLES = [pytest.param(game, players, id=f"{game.id}-{players}") for game in GAMES for players in game.players]
ONE_AFTER_THE_OTHER = {"wurf"}  # games in which nobody ever chooses at the same time as another
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_every_game_passes_the_kit(check: testing.Check, game: AnyGame, players: int) -> None:
    check(game, players)


@every_game
def test_several_choose_at_once_where_the_game_says_so(game: AnyGame) -> None:
    assert chooses_at_once(game, 3) == (game.id not in ONE_AFTER_THE_OTHER)


# ------------------------------------------------------------------ any state, any text


def some_state(game: AnyGame, data: st.DataObject) -> tuple[Any, Seeded]:
    """Return any state of a game in which any legal moves were made, and the chance that made them."""
    players = data.draw(st.sampled_from(game.players))
    playthrough, random = Playthrough(game, players), Seeded(data.draw(st.integers(0, 10**6)))
    for _ in range(data.draw(st.integers(0, 80))):
        if game.node(playthrough.state).kind != "over":
            step(playthrough, random)
    return playthrough.state, random


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_state_move_and_throw_survive_text(game: AnyGame, data: st.DataObject) -> None:
    assert_text_round_trip(game, *some_state(game, data))


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_move_has_one_text(game: AnyGame, data: st.DataObject) -> None:
    state, _ = some_state(game, data)
    for player in game.node(state).players:
        assert_one_text(game, state, player, data.draw(st.integers(0, 12)))


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whether_a_move_is_legal_is_the_same_question_as_which_are(game: AnyGame, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    playthrough, random = Playthrough(game, players), Seeded(data.draw(st.integers(0, 10**6)))
    known = {-1, 0, 1, 2**70}  # and all that were ever legal
    for _ in range(80):
        if game.node(playthrough.state).kind == "over":
            break
        step(playthrough, random)
        state = playthrough.state
        for player in range(-1, players + 1):
            legal = set(game.legal(state, player))
            known |= legal
            assert {move for move in known if game.is_legal(state, player, move)} == legal


@every_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_text_is_read_or_refused_in_words(game: AnyGame, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    played = random_game(game, players, 6)
    good = st.sampled_from([game.format_state(played.state), played.record.format(), "throw w1", "w1>y1.1"])
    assert_any_text(game, players, data.draw(st.one_of(st.text(max_size=60), good.flatmap(_damaged))))


@st.composite
def _damaged(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]


# ------------------------------------------------------------------ points and golden games


@every_table
def test_points_agree_with_a_slow_scorer(game: AnyGame, players: int) -> None:
    scorer = importlib.import_module(f"tests.games.scorers.{game.id}")
    for seed in range(25):
        played = random_game(game, players, 1000 + seed)
        expected = scorer.score(played.record.format())
        for player in range(players):
            score = game.score(played.state, player)
            assert {**score.areas, "bonus": score.bonus} == expected[player]


@every_game
def test_golden_games(game: AnyGame) -> None:
    files = sorted(GOLDEN.glob(f"{game.id}-*.txt"))
    assert len(files) >= 2
    for file in files:
        text = file.read_text(encoding="utf-8")
        record = parse(text)
        assert record.game is game
        assert record.format() == text
        state = record.replay().state
        assert game.node(state).kind == "over"
        scores = [game.score(state, player) for player in range(record.players)]
        assert [{**score.areas, "bonus": score.bonus} for score in scores] == POINTS[file.stem]
