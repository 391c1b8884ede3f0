"""The environments of PettingZoo pass its kits."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from foxdice.envs import NoEnvironment
from foxdice.envs import pettingzoo as foxdice_zoo

TABLES = [("clever", 3), ("cubed", 2), ("qwixx", 4), ("qwixx:mixx-b", 2)]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # hints of the kits, about names and ranges


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_one_after_the_other_passes_the_kits(game: str, players: int) -> None:
    api_test(foxdice_zoo.env(game, players), num_cycles=200)
    seed_test(lambda: foxdice_zoo.env(game, players), num_cycles=100)
    render_test(lambda render_mode=None: foxdice_zoo.env(game, players, render_mode=render_mode), _RENDERED)


_RENDERED: dict[str, Any] = {
    "svg": lambda drawing: drawing.startswith("<svg"),
    "ansi": lambda text: text.endswith("\n"),
}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_all_at_once_passes_the_kits(game: str, players: int) -> None:
    parallel_api_test(foxdice_zoo.parallel_env(game, players), num_cycles=200)
    parallel_seed_test(lambda: foxdice_zoo.parallel_env(game, players), num_cycles=100)


def test_rewards_add_up_and_nobody_sees_what_others_have_chosen() -> None:
    env = foxdice_zoo.raw_env("qwixx", 2)
    env.reset(seed=3)
    seen = env.observe("player_2")["observation"].copy()
    mask = env.observe("player_1")["action_mask"]
    env.step(int(np.flatnonzero(mask)[0]))
    if env.agent_selection == "player_2":  # both chose at once
        assert (env.observe("player_2")["observation"] == seen).all()
    gained = {"player_1": env.rewards["player_1"], "player_2": env.rewards["player_2"]}
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        for agent, reward in env.rewards.items():
            gained[agent] += reward
    episode = env._episode
    assert list(gained.values()) == [episode.game.score(episode.state, seat).total for seat in range(2)]


def test_who_has_nothing_to_choose_waits() -> None:
    env = foxdice_zoo.parallel_env("clever", 2, reward="win")
    seen, _ = env.reset(seed=1)
    assert seen["player_2"]["action_mask"].tolist() == [0] * env.wait + [1]
    assert seen["player_1"]["action_mask"][env.wait] == 0
    won = 0.0
    while env.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, rewards, *_, infos = env.step(actions)
        assert not any(info["illegal_action"] for info in infos.values())
        won += sum(rewards.values())
    assert won == 1


def test_wrong_choices_are_refused_in_words() -> None:
    with pytest.raises(NoEnvironment, match="fame"):
        foxdice_zoo.env("clever", reward="fame")
    with pytest.raises(NoEnvironment, match="wurf"):
        foxdice_zoo.parallel_env("wurf")
