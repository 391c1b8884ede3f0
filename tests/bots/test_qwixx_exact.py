"""Qwixx solved: the right values, by the game's own rules."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots import qwixx_turns

from foxdice import bots, games
from foxdice.core import compiled
from foxdice.core.record import Playthrough
from foxdice.core.source import load
from foxdice.dice.generator import Seeded
from foxdice.games import WrongPlayers
from foxdice.games.qwixx.exact import bot, positions, solver, sweep
from foxdice.games.qwixx.exact.solver import NeedsCompiler, Solution, solve, source
from foxdice.games.qwixx.sheet import HIGHEST, PADS, ROW_BITS
from foxdice.games.qwixx.state import State

QWIXX = games.get("qwixx")
RULES = QWIXX.rules
TURNS = qwixx_turns.__name__


# ------------------------------------------------------------------ positions


def every_way_to_cross_a_row(row: int) -> list[int]:
    """Return all sets of crosses that a row can come to have, as crosses of the sheet."""
    found, waiting = {0}, [0]
    while waiting:
        crosses = waiting.pop()
        for cell in range(row * ROW_BITS, (row + 1) * ROW_BITS):
            if RULES.open_cells(crosses, RULES.locked_rows(crosses)) >> cell & 1:
                after = RULES.cross(crosses, cell)
                if after not in found:
                    found.add(after)
                    waiting.append(after)
    return sorted(found)


def step(row: int, state: int, number: int) -> tuple[int, int]:
    """Return what the tables say about crossing a number."""
    at = (row * positions.STATES + state) * (HIGHEST + 1) + number
    return positions.AFTER[at], positions.GAIN[at]


@pytest.mark.parametrize("row", range(4))
def test_steps_are_those_of_the_rules_from_every_row(row: int) -> None:
    for crosses in every_way_to_cross_a_row(row):
        closed = RULES.locked_rows(crosses)
        state = positions.row_state(crosses, closed, row)
        for place, printed in enumerate(PADS["base"][row]):
            cell = row * ROW_BITS + place
            expected = (-1, 0)
            if RULES.open_cells(crosses, closed) >> cell & 1:
                after = RULES.cross(crosses, cell)
                gain = RULES.row_points(after, row) - RULES.row_points(crosses, row)
                expected = positions.row_state(after, RULES.locked_rows(after), row), gain
                assert positions.DEPTH[expected[0]] > positions.DEPTH[state]
            assert step(row, state, printed.number) == expected


def test_rows_are_alike_and_mirror_each_other_as_the_numbering_supposes() -> None:
    for state in range(positions.STATES):
        for number in range(2, 13):
            red, yellow, green, blue = (step(row, state, number) for row in range(4))
            assert red == yellow
            assert green == blue
            assert green == step(0, state, 14 - number)


def test_a_row_that_somebody_else_closed_is_as_good_as_locked() -> None:
    locked = RULES.cross(0b11111, 10)
    assert positions.row_state(0b11111, 0b0001, 0) == positions.row_state(locked, 0b0001, 0) == positions.CLOSED
    assert positions.row_state(0b11111, 0, 0) != positions.CLOSED


# ------------------------------------------------------------------ late positions, without any table


@pytest.mark.parametrize(
    "sheet",
    [
        "y2,y3,y4,y5,y6,y11,g3,b12,b11,b10,b9,b8,b3 penalties=2",  # one closing left to win, and nothing else
        "y2,y3,y4,y5,y10,g3,b3 penalties=3",  # the fifth cross opens the last number
        "y11,g3,b4 penalties=1",  # one cross left, then only penalties
    ],
)
def test_late_positions_agree_with_trying_everything(sheet: str) -> None:
    state = QWIXX.parse_state(f"qwixx players=1 closed=r | sheets crosses=r2,r3,r4,r5,r6,r12,{sheet}")
    worth = np.zeros((positions.POSITIONS, 1, 4))
    rows = [[positions.row_state(state.sheets[0].crosses, state.closed, row) for row in range(4)]]
    for crossed in rows:  # the list grows while it is gone through
        for row in range(4):
            after = {step(row, crossed[row], number)[0] for number in range(2, 13)} - {-1}
            found = [[*crossed[:row], state, *crossed[row + 1 :]] for state in after]
            rows += [more for more in found if more not in rows and more.count(positions.CLOSED) < 2]
    rows.sort(key=lambda states: -sum(positions.DEPTH[state] for state in states))
    load(source())[sweep.__name__].sweep(np.array(rows), 0, len(rows), 0, worth)
    value = worth[positions.position_of_sheet(state.sheets[0].crosses, state.closed), 0, state.sheets[0].penalties]
    assert RULES.total(state, 0) + value == pytest.approx(try_everything(state), abs=1e-9)


@cache
def try_everything(state: State) -> float:
    """Return the points to expect from a position by going through all throws and all moves to the end."""
    if RULES.is_over(state):
        return float(RULES.total(state, 0))
    if deciding := RULES.deciders(state):
        assert deciding == 1
        return max(try_everything(after(state, move)) for move in QWIXX.legal(state, 0))
    worth, throws = 0.0, 0
    for number in range(6**5):
        faces = [number // 6**die % 6 + 1 for die in range(5)]
        if faces[0] > faces[1]:
            continue  # the white dice are alike
        thrown = state.clone()
        RULES.throw(thrown, faces[0] | faces[1] << 3 | faces[2] << 9 | faces[3] << 12 | faces[4] << 15)
        weight = 1 if faces[0] == faces[1] else 2
        worth += weight * try_everything(thrown)
        throws += weight
    return worth / throws


def after(state: State, move: int) -> State:
    """Return the state after a move; dice that have been used up do not tell states apart."""
    moved = state.clone()
    RULES.apply(moved, 0, move)
    if not RULES.deciders(moved):
        moved.faces = 0
    return moved


# ------------------------------------------------------------------ the whole game


@pytest.mark.parametrize(
    ("players", "play_on", "value"),
    [(1, False, 115.483126), (1, True, 115.910815), (2, False, 130.501362)],
)
def test_the_game_is_worth_what_it_is_worth(
    players: int, play_on: bool, value: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Solve it from nothing, once, and put the solution to every use."""
    pytest.importorskip("numba")
    heard: list[tuple[int, int]] = []
    solution = solve(players, play_on=play_on, progress=lambda done, all_: heard.append((done, all_)), folder=tmp_path)
    assert solution.value == pytest.approx(value, abs=1e-6)
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    assert json.loads(json.dumps(solution.summary()))["value"] == solution.value
    again = solve(players, play_on=play_on, folder=tmp_path)
    assert again.seconds == 0
    assert np.array_equal(again.worth, solution.worth)
    if not play_on:
        check_turns(again)
        check_bot(again, monkeypatch)


def check_turns(solution: Solution) -> None:
    """Play one turn from many positions in every way: by the rules, and by the policy."""
    turns = compiled.compile_source(source().with_modules((TURNS,)))[TURNS]
    states, moves = compiled.new_records(QWIXX, 4), np.zeros((4, QWIXX.max_moves), np.int64)
    random = Seeded(7)
    for number in range(12):
        state = some_position(solution.players, random)
        state.active = number % solution.players
        compiled.write_record(state, states[0])
        expected = load_turns().in_hand_and_to_come(state, 0, solution.worth)
        best = turns.mean_of_all_throws(states, 0, solution.worth, moves, 0)
        chosen = turns.mean_of_all_throws(states, 0, solution.worth, moves, 1)
        assert best == pytest.approx(expected, abs=1e-9), QWIXX.format_state(state)
        assert chosen == pytest.approx(expected, abs=1e-9), QWIXX.format_state(state)


@cache
def load_turns() -> Any:
    """Return the turns, interpreted."""
    return load(source().with_modules((TURNS,)))[TURNS]


def some_position(players: int, random: Seeded) -> State:
    """Return a position with some crosses, at most one closed row and some penalties."""
    state: State = QWIXX.new(players)
    sheet = state.sheets[0]
    for _ in range(random.below(30)):
        row = random.below(4)
        cells = RULES.open_cells(sheet.crosses, state.closed) >> row * ROW_BITS & RULES.ALL_NUMBERS
        places = [place for place in range(RULES.LAST + (not state.closed)) if cells >> place & 1]
        if places:
            near = min(random.below(len(places)), random.below(len(places)))
            sheet.crosses = RULES.cross(sheet.crosses, row * ROW_BITS + places[near])
            state.closed |= RULES.locked_rows(sheet.crosses)
    sheet.penalties = random.below(4)
    return state


def check_bot(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot play whole games at a table."""
    monkeypatch.setattr(bot, "_solution", lambda _players: solution)
    exact = bots.get("exact", QWIXX)
    totals = []
    for seed in range(10):
        playthrough, random = Playthrough(QWIXX, solution.players), Seeded(seed)
        while (node := QWIXX.node(playthrough.state)).kind != "over":
            if node.kind == "throw":
                playthrough.throw(QWIXX.draw(playthrough.state, random))
            for player in node.players:
                playthrough.move(player, exact.choose(QWIXX, QWIXX.view(playthrough.state, player), player))
        totals.append(QWIXX.score(playthrough.state, 0).total)
    assert np.mean(totals) > 80


# ------------------------------------------------------------------ mistakes


def test_the_bot_plays_on_the_base_pad_only() -> None:
    game = games.get("qwixx:mixx-b")
    assert "exact" in bots.names(QWIXX)
    assert "exact" not in bots.names(game)
    with pytest.raises(bots.UnknownBot, match="The bot exact plays qwixx only, not qwixx:mixx-b"):
        bot.Exact().choose(game, game.new(1), 0)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayers):
        solve(6)


def test_without_the_compiler_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    with pytest.raises(NeedsCompiler, match=r"foxdice\[fast\]"):
        solve(folder=tmp_path)


def test_a_broken_file_is_not_believed(tmp_path: Path) -> None:
    file = tmp_path / "1.npy"
    for content in (b"", b"not a table", np.zeros(3).tobytes()):
        file.write_bytes(content)
        assert solver._read(file, 1) is None
    np.save(file, np.zeros((3, 1, 4)))
    assert solver._read(file, 1) is None
