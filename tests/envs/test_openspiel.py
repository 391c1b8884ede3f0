"""The games in OpenSpiel: its own kit, and a playthrough of each that a person can read."""

import os
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from foxdice.core import get
from foxdice.envs.openspiel import short_name

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = [("clever", 1), ("clever", 2), ("cubed", 2), ("qwixx", 3), ("qwixx:mixx-b", 2)]


def load(game: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{short_name(game)}(players={players})")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_kit_accepts_it_with_serialization(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_playthrough_stays_the_same(game: str, players: int) -> None:
    """After a change that is meant: REFRESH_SNAPSHOTS=1, and a new version of the environments."""
    state, random = load(game, players).new_initial_state(), np.random.default_rng(7)
    lines = [f"{short_name(game)} players={players}"]
    while not state.is_terminal():
        player = state.current_player()
        action = int(random.choice(state.legal_actions()))
        lines.append(f"{'chance' if player < 0 else player} {action} {state.action_to_string(player, action)}")
        state.apply_action(action)
    lines += [str(state), f"returns {' '.join(map(str, state.returns()))}"]
    file = PLAYTHROUGHS / f"{short_name(game)}-{players}.txt"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == file.read_text(encoding="utf-8").splitlines()


def test_one_die_is_one_chance_node() -> None:
    clever = load("clever", 2)
    state = clever.new_initial_state()
    for face in (4, 3, 3, 1, 3, 3):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(number, 1 / 6) for number in range(6)]
        state.apply_action(face - 1)
    assert state.current_player() == 0
    opened = get("clever")
    model = opened.new(2)
    opened.throw(model, opened.parse_throw(model, "w4 y3 b3 g1 o3 p3"))
    texts = {state.action_to_string(0, action) for action in state.legal_actions()}
    assert texts == {opened.format_move(model, 0, move) for move in opened.legal(model, 0)}


def test_nobody_observes_what_others_have_chosen() -> None:
    state = load("qwixx", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = state.observation_string(1), state.observation_tensor(1)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert (state.observation_string(1), state.observation_tensor(1)) == before


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(Exception, match=r"players|played"):
        load("clever", 7)
