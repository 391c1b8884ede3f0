"""What every game must pass, whatever its rules."""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import tracing
from tests.games.playing import random_game, states, step

from foxdice import games
from foxdice.core import compiled
from foxdice.core.record import Playthrough, parse
from foxdice.core.source import load
from foxdice.dice.generator import Seeded
from foxdice.games import (
    AnyGame,
    GameError,
    IllegalMove,
    InvalidMove,
    InvalidThrow,
    NotYourTurn,
    WrongPlayers,
)
from foxdice.texts import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
POINTS = json.loads((GOLDEN / "points.json").read_text(encoding="utf-8"))  # of every golden game, by player and area
GAMES = [games.get(id) for id in games.ids()]
TABLES = [pytest.param(game, players, id=f"{game.id}-{players}") for game in GAMES for players in game.players]
ONE_AFTER_THE_OTHER = {"wurf"}  # games in which nobody ever chooses at the same time as another
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


# ------------------------------------------------------------------ the course of a game


@every_table
def test_random_games_end(game: AnyGame, players: int) -> None:
    for seed in range(20):
        played = random_game(game, players, seed)
        assert game.node(played.state) == games.Node("over")
        totals = [game.score(played.state, player).total for player in range(players)]
        assert totals == [game.rules.total(played.state, player) for player in range(players)]
        assert set(game.winners(played.state)) <= set(range(players))
        assert game.winners(played.state)
        assert all(game.legal(played.state, player) == [] for player in range(players))


@every_table
def test_those_who_decide_have_moves_and_nobody_else(game: AnyGame, players: int) -> None:
    for state in states(game, players, seed=1):
        node = game.node(state)
        for player in range(-1, players + 1):
            moves = game.legal(state, player)
            assert bool(moves) == (player in node.players)
            assert len(set(moves)) == len(moves)
            assert all(game.is_move(move) for move in moves)


@every_table
def test_legal_moves_apply_and_all_others_are_refused(game: AnyGame, players: int) -> None:
    known = _moves_of(game)
    for number, state in enumerate(states(game, players, seed=2)):
        if number % 5:
            continue
        node = game.node(state)
        for player in range(players):
            legal = set(game.legal(state, player))
            for move in legal:
                after = state.clone()
                game.apply(after, player, move)
                assert after != state
            before = state.clone()
            for move in known - legal:
                expected = (IllegalMove, InvalidMove) if player in node.players else NotYourTurn
                with pytest.raises(expected) as caught:
                    game.apply(state, player, move)
                assert all(caught.value.say(language) for language in LANGUAGES)
            assert state == before


def _moves_of(game: AnyGame) -> set[int]:
    """Collect moves that occur, and numbers that are no move at all."""
    moves = {-1, 10**6}
    for players in game.players:
        for state in states(game, players, seed=3):
            for player in game.node(state).players:
                moves.update(game.legal(state, player))
    return moves


@every_game
def test_a_wrong_number_of_players_is_refused(game: AnyGame) -> None:
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(WrongPlayers):
            game.new(players)


@every_table
def test_throws_are_checked(game: AnyGame, players: int) -> None:
    for state in states(game, players, seed=4):
        before = state.clone()
        if game.node(state).kind == "throw":
            with pytest.raises(InvalidThrow):
                game.throw(state, -1)
            with pytest.raises(InvalidThrow):
                game.throw(state, 1 << 62)
        else:
            with pytest.raises(InvalidThrow):
                game.throw(state, 0)
            with pytest.raises(InvalidThrow):
                game.request(state)
        assert state == before


# ------------------------------------------------------------------ clones, records, text


@every_table
def test_a_clone_is_equal_and_independent(game: AnyGame, players: int) -> None:
    playthrough, random = Playthrough(game, players), Seeded(5)
    while game.node(playthrough.state).kind != "over":
        before = playthrough.state.clone()
        assert before == playthrough.state
        assert hash(before) == hash(playthrough.state)
        kept = before.key()
        step(playthrough, random)
        assert before.key() == kept
        assert before != playthrough.state


@every_table
def test_the_record_replays_to_the_identical_state(game: AnyGame, players: int) -> None:
    for seed in range(5):
        played = random_game(game, players, seed)
        text = played.record.format()
        read = parse(text)
        assert read.format() == text
        assert read.replay().state == played.state


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
    state, random = some_state(game, data)
    assert game.parse_state(game.format_state(state)) == state
    node = game.node(state)
    for player in node.players:
        for move in game.legal(state, player):
            assert game.parse_move(state, player, game.format_move(state, player, move)) == move
            info = game.info(state, player, move)
            assert info.cell or info.action
    if node.kind == "throw":
        outcome = game.draw(state, random)
        assert game.parse_throw(state, game.format_throw(state, outcome)) == outcome


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
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_move_has_one_text(game: AnyGame, data: st.DataObject) -> None:
    state, _ = some_state(game, data)
    for player in game.node(state).players:
        texts = [game.format_move(state, player, move) for move in game.legal(state, player)]
        for text in texts:
            at = data.draw(st.integers(0, len(text)))
            digit = next((place for place, letter in enumerate(text) if letter.isdigit()), 0)
            others = (
                text[:at] + "0" + text[at:],
                text[:digit] + "0" + text[digit:],
                text[:digit] + chr(0x660 + int(text[digit])) + text[digit + 1 :] if text[digit].isdigit() else " ",
                text + " ",
                "+" + text,
                text.upper(),
            )
            for other in set(others) - set(texts):
                with pytest.raises(GameError):
                    game.apply(state, player, game.parse_move(state, player, other))


@every_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_text_is_read_or_refused_in_words(game: AnyGame, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    played = random_game(game, players, 6)
    thrown = game.new(players)
    good = st.sampled_from([game.format_state(played.state), played.record.format(), "throw w1", "w1>y1.1"])
    text = data.draw(st.one_of(st.text(max_size=60), good.flatmap(_damaged)))
    for read in (
        parse,
        game.parse_state,
        lambda text: game.parse_move(thrown, 0, text),
        lambda text: game.parse_throw(thrown, text),
    ):
        try:
            read(text)
        except GameError as error:
            assert all(error.say(language) for language in LANGUAGES)


@st.composite
def _damaged(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 3)) :]


# ------------------------------------------------------------------ compiled equals interpreted


@every_game
def test_compiled_equals_interpreted(game: AnyGame) -> None:
    pytest.importorskip("numba")
    implements = (("foxdice.core.rules", game.source.modules[0]), ("foxdice.core.chance", "foxdice.dice.generator"))
    source = game.source.with_modules(("foxdice.dice.generator", tracing.__name__), implements)
    fast = compiled.compile_source(source)[tracing.__name__]
    slow = load(source)[tracing.__name__]
    areas, count = len(game.sheet.areas), 2000 // len(game.players)
    for players in game.players:
        traces = np.zeros(count, np.int64)
        records, moves = compiled.new_records(game, 2), np.zeros(game.most_moves, np.int64)
        fast.trace_games(records, players, moves, np.zeros(1, np.int64), areas, traces)
        same = [0] * count
        blank: Any = game.empty(players)
        slow.trace_games([blank, blank.clone()], players, [0] * game.most_moves, [0], areas, same)
        assert traces.tolist() == same


@every_table
def test_a_state_survives_the_record_of_numpy(game: AnyGame, players: int) -> None:
    record = compiled.new_records(game, 1)[0]
    for state in states(game, players, seed=7):
        compiled.write_record(state, record)
        assert compiled.read_record(record, state) == state


# ------------------------------------------------------------------ several choose at once


@every_table
def test_order_of_arrival_leaves_no_trace(game: AnyGame, players: int) -> None:
    for seed in range(12):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        while (node := game.node(playthrough.state)).kind != "over":
            if len(node.players) < 2:
                step(playthrough, random)
                continue
            first, second = parse(playthrough.record.format()).replay(), parse(playthrough.record.format()).replay()
            choices = _play_window(first, random)
            waiting = list(node.players)
            while any(choices.values()):
                player = waiting[random.below(len(waiting))]
                if choices[player]:
                    second.move(player, choices[player].pop(0))
            assert first.state == second.state
            assert first.record.format() == second.record.format()
            playthrough = first


def _play_window(playthrough: Playthrough, random: Seeded) -> dict[int, list[int]]:
    """Let all who choose at once do so, one after the other; return what each did."""
    game = playthrough.game
    window = game.window(playthrough.state)
    choices: dict[int, list[int]] = {player: [] for player in game.node(playthrough.state).players}
    for player, chosen in choices.items():
        while game.window(playthrough.state) == window and player in game.node(playthrough.state).players:
            moves = game.legal(playthrough.state, player)
            chosen.append(moves[random.below(len(moves))])
            playthrough.move(player, chosen[-1])
    return choices


@every_table
def test_a_view_leaks_nothing(game: AnyGame, players: int) -> None:
    windows = 0
    for seed in range(12):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        while (node := game.node(playthrough.state)).kind != "over":
            if len(node.players) > 1:
                windows += 1
                _check_views(game, playthrough.state, node.players, players, random)
            step(playthrough, random)
    if players > 2:
        assert bool(windows) == (game.id not in ONE_AFTER_THE_OTHER)


def _check_views(game: AnyGame, state: Any, deciding: tuple[int, ...], players: int, random: Seeded) -> None:
    mover = deciding[random.below(len(deciding))]
    before = {player: game.view(state, player) for player in (*range(players), None) if player != mover}
    for move in game.legal(state, mover):
        after = state.clone()
        game.apply(after, mover, move)
        for player, view in before.items():
            assert game.view(after, player) == view
            if player in deciding:
                assert game.legal(view, player) == game.legal(after, player)
    assert game.legal(game.view(state, mover), mover) == game.legal(state, mover)


# ------------------------------------------------------------------ marks, points and golden games


@every_table
def test_a_marking_move_marks_its_cell(game: AnyGame, players: int) -> None:
    cells = {cell.id for area in game.sheet.areas for cell in area.cells}
    for state in states(game, players, seed=8):
        deciding = game.node(state).players
        if len(deciding) != 1:  # several at once: nothing is on paper before all have chosen
            continue
        before = game.marks(state, deciding[0])
        assert set(before) <= cells
        for move in game.legal(state, deciding[0]):
            cell = game.info(state, deciding[0], move).cell
            after = state.clone()
            game.apply(after, deciding[0], move)
            new = set(game.marks(after, deciding[0])) - set(before)
            assert (cell in new) if cell else (not new or game.window(after) != game.window(state))


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
