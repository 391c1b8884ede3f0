"""The games for PettingZoo: `env` one decision after the other, `parallel_env` where several choose at once."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded
from foxdice.envs import actions
from foxdice.envs.errors import NoEnvironment, playable
from foxdice.envs.spaces import RENDER_MODES, REWARDS, Observer, render

SEEDS = 2**31


def env(game: str, players: int = 2, reward: str = "points", render_mode: str | None = None) -> "AECEnv[str, Any, int]":
    """Return the game with the wrappers PettingZoo recommends: they say what is wrong with the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, reward, render_mode))


class _Episode:
    """A game in progress, as both kinds of environments need it."""

    def __init__(self, id: str, players: int, reward: str) -> None:
        if reward not in REWARDS:
            raise NoEnvironment("unknown-reward", text=reward, rewards=", ".join(REWARDS))
        self.game: AnyGame = playable(id)
        self.players = players
        self.reward = reward
        self.actions = actions.table(self.game)
        self.observer = Observer(self.game)
        self.agents = [f"player_{seat + 1}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._unseeded = np.random.default_rng()
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        self.dice = Seeded(int(self._unseeded.integers(SEEDS)) if seed is None else seed)
        self.state: Any = self.game.new(self.players)
        self.totals = [0] * self.players
        self.go_on()
        self.rewards()  # points that a sheet begins with are nobody's merit

    def go_on(self) -> None:
        while (node := self.game.node(self.state)).kind == "throw":
            self.game.rules.throw(self.state, self.game.rules.draw(self.state, self.dice))
        self.node = node

    @property
    def over(self) -> bool:
        return self.node.kind == "over"

    def choose(self, seat: int, action: int) -> None:
        move = int(self.actions.move_of[action])
        if not self.game.is_legal(self.state, seat, move):
            self.game.apply(self.state, seat, move)  # raises the reason
        self.game.rules.apply(self.state, seat, move)

    def rewards(self) -> dict[str, float]:
        """Return what everybody has won since this was last asked."""
        if self.reward == "win":
            winners = self.game.winners(self.state) if self.over else ()
            return {agent: 1 / len(winners) if seat in winners else 0.0 for agent, seat in self.seats.items()}
        before = self.totals
        self.totals = [self.game.rules.total(self.state, seat) for seat in range(self.players)]
        return {agent: float(self.totals[seat] - before[seat]) for agent, seat in self.seats.items()}


class raw_env(AECEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """A game, one decision after the other; where several choose at once, by seat and without seeing each other."""

    metadata = {  # noqa: RUF012  # PettingZoo's own shape
        "name": "foxdice_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(self, game: str, players: int = 2, reward: str = "points", render_mode: str | None = None) -> None:
        """Raise `NoEnvironment`, `UnknownGame` and `WrongPlayers`."""
        super().__init__()
        self._episode = _Episode(game, players, reward)
        self.render_mode = render_mode
        self.possible_agents = self._episode.agents[:]
        self.observation_spaces = {
            agent: _observation_space(self._episode, len(self._episode.actions)) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self._episode.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent sees: the observation, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game."""
        self._episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._episode.choose(self._episode.seats[agent], int(action))
        self._episode.go_on()
        self.rewards = self._episode.rewards()
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may see, and do."""
        episode = self._episode
        seat = episode.seats[agent]
        legal = episode.game.legal(episode.state, seat)
        return {
            "observation": episode.observer.observe(episode.state, seat),
            "action_mask": episode.actions.mask(legal),
        }

    def render(self) -> Any:
        """Return the sheet of the agent whose turn it is as SVG, or the state as text."""
        seat = self._episode.seats[self.agent_selection]
        return render(self._episode.game, self._episode.state, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        deciding = self._episode.node.players
        self.agent_selection = self._episode.agents[deciding[0]] if deciding else self.agents[0]


class parallel_env(ParallelEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """A game in which all who have to choose do so at once. One action more than elsewhere: the last is to wait.

    Whoever has nothing to choose waits. A player with several things to do, such as bonuses, takes several steps.
    """

    metadata = {"name": "foxdice_parallel_v0", "render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(self, game: str, players: int = 2, reward: str = "points", render_mode: str | None = None) -> None:
        """Raise `NoEnvironment`, `UnknownGame` and `WrongPlayers`."""
        self._episode = _Episode(game, players, reward)
        self.render_mode = render_mode
        self.possible_agents = self._episode.agents[:]
        self.wait = len(self._episode.actions)
        self.observation_spaces = {
            agent: _observation_space(self._episode, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent sees: the observation, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions, the last of them to wait."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game."""
        self._episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._look(), self._infos(set())

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Carry out everybody's action; one that is not legal counts as the first that is, and is reported."""
        episode = self._episode
        deciding = episode.node.players
        illegal = set()
        for seat in deciding:
            agent = episode.agents[seat]
            action = int(actions[agent])
            legal = episode.game.legal(episode.state, seat)
            if action == self.wait or int(episode.actions.move_of[action]) not in legal:
                illegal.add(agent)
                action = int(episode.actions.action_of[legal[0]])
            episode.choose(seat, action)
        episode.go_on()
        rewards, observations, infos = episode.rewards(), self._look(), self._infos(illegal)
        terminations = dict.fromkeys(self.agents, episode.over)
        truncations = dict.fromkeys(self.agents, False)
        if episode.over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        """Return the first player's sheet as SVG, or the state as text."""
        return render(self._episode.game, self._episode.state, 0, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _look(self) -> dict[str, Any]:
        episode = self._episode
        seen = {}
        for agent, seat in episode.seats.items():
            legal = episode.game.legal(episode.state, seat)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[episode.actions.action_of[legal] if legal else self.wait] = 1
            seen[agent] = {"observation": episode.observer.observe(episode.state, seat), "action_mask": mask}
        return seen

    def _infos(self, illegal: set[str]) -> dict[str, Any]:
        return {agent: {"illegal_action": agent in illegal} for agent in self.agents}


def _observation_space(episode: _Episode, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (episode.observer.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
