"""The environments of Gymnasium: one game, and thousands in step."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import foxdice.envs
from foxdice import bots
from foxdice.core import compiled, get
from foxdice.envs import actions
from foxdice.envs.single import FoxdiceEnv
from foxdice.judge import learning

GAMES = ("clever", "cubed", "qwixx", "qwixx:mixx-b")
# Of the table of actions that belongs to -v0: its length, and the checksum of its moves. A change raises the version.
TABLES = {
    "clever": (110, 344511971),
    "cubed": (671, 4035801753),
    "qwixx": (46, 2879448663),
    "qwixx:mixx-b": (46, 2879448663),
}
needs_numba = pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")


def make(game: str, **options: Any) -> FoxdiceEnv:
    env = gymnasium.make(foxdice.envs.environment_id(game), **options).unwrapped
    assert isinstance(env, FoxdiceEnv)
    return env


@pytest.mark.parametrize("game", GAMES)
def test_the_kit_accepts_it(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # hints, about render modes that Gymnasium does not know
        check_env(make(game, render_mode="ansi"))
        check_env(make(game, opponents=("random",)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_dense_and_cover_every_legal_move(game: str) -> None:
    table = actions.table(get(game))
    assert (len(table), table.checksum) == TABLES[game]
    env = make(game, opponents=("random",))
    _, info = env.reset(seed=3)
    over = False
    while not over:
        legal = env.game.legal(env.state, 0)
        assert sorted(table.move_of[info["action_mask"] == 1]) == sorted(legal)
        assert (env.action_masks() == (info["action_mask"] == 1)).all()
        chosen = np.flatnonzero(info["action_mask"])[-1]
        _, _, over, _, info = env.step(chosen)
        assert not info["illegal_action"]
    assert not info["action_mask"].any()


def test_points_add_up_to_the_total_and_winning_to_one() -> None:
    env = make("clever")
    _, info = env.reset(seed=1)
    gained, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        gained += reward
    assert gained == env.game.score(env.state, 0).total
    env = make("qwixx", opponents=("random", "greedy"), reward="win")
    _, info = env.reset(seed=1)
    gained, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        gained += reward
    winners = env.game.winners(env.state)
    assert gained == ((0 in winners) and 1 / len(winners))


def test_an_illegal_action_counts_as_the_first_legal_one_and_is_reported() -> None:
    env, same = make("clever"), make("clever")
    _, info = env.reset(seed=5)
    same.reset(seed=5)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, _, _, _, info = env.step(wrong)
    assert info["illegal_action"]
    same.step(actions.table(same.game).action_of[same.game.legal(same.state, 0)[0]])
    assert env.state == same.state


def test_a_function_can_be_the_opponent() -> None:
    seen = []

    def last(observation: Any, mask: Any) -> int:
        seen.append(observation)
        return int(np.flatnonzero(mask)[-1])

    env = make("qwixx", opponents=(last,))
    env.reset(seed=2)
    for _ in range(20):
        env.step(np.int64(0))
    assert seen
    assert seen[0] in env.observation_space


def test_it_is_rendered_as_drawing_and_as_text() -> None:
    for mode, begin in (("svg", "<svg"), ("ansi", "clever ")):
        env = make("clever", render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(begin)


def test_wrong_choices_are_refused_in_words() -> None:
    with pytest.raises(foxdice.envs.NoEnvironment, match="wurf"):
        FoxdiceEnv("wurf")
    with pytest.raises(foxdice.envs.NoEnvironment, match="points, win"):
        FoxdiceEnv("clever", reward="fame")
    with pytest.raises(bots.UnknownBot, match="genius"):
        FoxdiceEnv("clever", opponents=("genius",))


# ------------------------------------------------------------------ vectorised


def make_vec(game: str, **options: Any) -> Any:
    return gymnasium.make_vec(
        foxdice.envs.environment_id(game), vectorization_mode="vector_entry_point", **options
    ).unwrapped


@needs_numba
@pytest.mark.parametrize(("game", "players"), [("clever", 1), ("clever", 3), ("qwixx", 2)])
def test_many_games_are_the_interpreted_ones(game: str, players: int) -> None:
    """Every observation, mask and reward is what the interpreted rules say about the same state."""
    env = make_vec(game, num_envs=3, players=players)
    opened = get(game)
    from foxdice.envs.spaces import Observer

    observer, table, model = Observer(opened), actions.table(opened), opened.new(players)
    rows, _ = env.reset(seed=11)
    gained = np.zeros(3)
    for _ in range(150):
        states = [compiled.read_record(record, model) for record in env._states]
        for place, state in enumerate(states):
            assert (observer.observe(state, 0) == rows[place]).all()
            assert (table.mask(opened.legal(state, 0)) == env.action_masks()[place]).all()
        before = env._done.copy()
        rows, rewards, overs, truncations, _ = env.step(env.sample_legal())
        assert not truncations.any()
        assert (rewards[before] == 0).all()
        gained[before] = 0
        gained += rewards
        for ended in np.flatnonzero(overs):
            state = compiled.read_record(env._states[ended], model)
            assert opened.node(state).kind == "over"
            assert gained[ended] == opened.score(state, 0).total - _start_points(opened, players)


def _start_points(game: Any, players: int) -> int:
    return int(game.score(game.new(players), 0).total)


@needs_numba
def test_games_begin_anew_in_every_mode() -> None:
    for mode in AutoresetMode:
        env = make_vec("clever", num_envs=2, autoreset_mode=mode)
        env.reset(seed=4)
        overs = np.zeros(2, np.bool_)
        info: dict[str, Any] = {}
        while not overs.any():
            _, _, overs, _, info = env.step(env.sample_legal())
        ended = int(np.flatnonzero(overs)[0])
        masks = env.action_masks()
        assert env.metadata["autoreset_mode"] is mode
        if mode is AutoresetMode.SAME_STEP:
            assert info["_final_obs"][ended]
            assert info["final_obs"][ended] in env.single_observation_space
            assert masks[ended].any()
            continue
        assert not masks[ended].any()
        if mode is AutoresetMode.NEXT_STEP:
            _, rewards, overs, _, _ = env.step(env.sample_legal())
            assert rewards[ended] == 0
            assert not overs[ended]
        else:
            env.step(env.sample_legal())
            assert not env.action_masks()[ended].any()  # until somebody says so
            env.reset(options={"reset_mask": overs})
        assert env.action_masks()[ended].any()


@needs_numba
def test_the_same_seed_gives_the_same_games() -> None:
    def play(seed: int) -> Any:
        env = make_vec("clever", num_envs=4, players=2, reward="win")
        env.reset(seed=seed)
        return [env.step(env.sample_legal())[0].copy() for _ in range(50)]

    assert np.array_equal(play(3), play(3))
    assert not np.array_equal(play(3), play(4))


@needs_numba
def test_a_vector_of_games_refuses_what_it_cannot_do() -> None:
    with pytest.raises(foxdice.envs.NoEnvironment, match="random"):
        make_vec("clever", num_envs=1, opponents="greedy")


def test_every_learned_game_is_registered() -> None:
    for game in learning.learned_games():
        assert foxdice.envs.environment_id(game) in gymnasium.registry
