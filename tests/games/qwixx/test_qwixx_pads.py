"""The pads of Qwixx: data, and the same rules on each of them."""

from typing import Any

import numpy as np
import pytest

from foxdice import games
from foxdice.core import compiled
from foxdice.core.record import parse
from foxdice.core.source import load
from foxdice.games import UnknownGame
from foxdice.games.qwixx.sheet import COLOURS, PADS
from foxdice.testing import tracing
from foxdice.testing.playing import random_game

IDS = ("qwixx", "qwixx:mixx-b")
every_pad = pytest.mark.parametrize("id", IDS)


@pytest.mark.parametrize("name", PADS)
def test_every_row_and_every_colour_holds_each_number_once(name: str) -> None:
    cells = [cell for row in PADS[name] for cell in row]
    for row in PADS[name]:
        assert sorted(cell.number for cell in row) == list(range(2, 13))
    for colour in COLOURS:
        assert sorted(cell.number for cell in cells if cell.colour == colour) == list(range(2, 13))


def test_the_base_pad() -> None:
    red, yellow, green, blue = games.get("qwixx").sheet.areas
    assert [cell.id for cell in red.cells] == [*(f"red-{number}" for number in range(2, 13)), "red-lock"]
    assert [cell.number for cell in yellow.cells] == [*range(2, 13), None]
    assert [cell.number for cell in green.cells] == [*range(12, 1, -1), None]
    assert [cell.number for cell in blue.cells] == [*range(12, 1, -1), None]
    assert red.points == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


def test_mixx_b_has_its_own_order() -> None:
    areas = games.get("qwixx:mixx-b").sheet.areas
    assert [cell.id for cell in areas[0].cells][:3] == ["red-10", "red-6", "red-2"]
    assert [area.cells[10].id for area in areas] == ["red-11", "yellow-10", "green-3", "blue-4"]
    assert [area.cells[11].id for area in areas] == ["red-lock", "yellow-lock", "green-lock", "blue-lock"]


def test_on_mixx_b_left_to_right_means_the_place() -> None:
    mixx = games.get("qwixx:mixx-b")
    state = mixx.parse_state("qwixx:mixx-b players=1 | sheets crosses=r6")
    mixx.throw(state, mixx.parse_throw(state, "w1 w1 r1 y1 g1 b1"))
    assert "r2" in {mixx.format_move(state, 0, move) for move in mixx.legal(state, 0)}
    state = mixx.parse_state("qwixx:mixx-b players=1 | sheets crosses=r6")
    mixx.throw(state, mixx.parse_throw(state, "w5 w5 r1 y1 g1 b1"))
    assert "r10" not in {mixx.format_move(state, 0, move) for move in mixx.legal(state, 0)}


def test_on_mixx_b_the_lock_belongs_to_the_last_cell() -> None:
    mixx = games.get("qwixx:mixx-b")
    state = mixx.parse_state("qwixx:mixx-b players=1 | sheets crosses=r10,r6,r2,r8,r3")
    mixx.throw(state, mixx.parse_throw(state, "w5 w6 r1 y1 g1 b1"))
    mixx.apply(state, 0, mixx.parse_move(state, 0, "r11"))
    assert state.closed == 0b0001
    assert mixx.score(state, 0).areas["red"] == 28


def test_pads_do_not_get_in_each_others_way() -> None:
    base, mixx = (games.get(id) for id in IDS)
    assert base is games.get("qwixx")
    for game, first in ((base, "r2"), (mixx, "r10")):
        state = game.parse_state(f"{game.id} players=1 | sheets crosses={first}")
        assert state.sheets[0].crosses == 1


@pytest.mark.parametrize("id", ["qwixx:mixx-c", "qwixx:Base", "qwixx:base:base"])
def test_an_unknown_pad_is_an_unknown_game(id: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        games.get(id)
    assert f"There is no game “{id}”." in caught.value.say()
    assert "qwixx, qwixx:mixx-b" in caught.value.say()


@every_pad
@pytest.mark.parametrize("players", range(1, 6))
def test_records_name_their_pad_and_replay(id: str, players: int) -> None:
    game = games.get(id)
    for seed in range(5):
        played = random_game(game, players, seed)
        text = played.record.format()
        assert f"\ngame {id}\n" in text
        assert parse(text).replay().state == played.state
        assert game.parse_state(game.format_state(played.state)) == played.state


def test_mixx_b_compiled_equals_interpreted() -> None:
    pytest.importorskip("numba")
    game: Any = games.get("qwixx:mixx-b")
    implements = (("foxdice.core.rules", game.source.modules[0]), ("foxdice.core.chance", "foxdice.dice.generator"))
    source = game.source.with_modules(("foxdice.dice.generator", tracing.__name__), implements)
    traces, same = np.zeros(200, np.int64), [0] * 200
    fast, slow = compiled.compile_source(source)[tracing.__name__], load(source)[tracing.__name__]
    moves = np.zeros(game.max_moves, np.int64)
    fast.trace_games(compiled.new_records(game, 2), 3, moves, np.zeros(1, np.int64), 4, traces)
    slow.trace_games([game.empty(3), game.empty(3)], 3, [0] * game.max_moves, [0], 4, same)
    assert traces.tolist() == same
