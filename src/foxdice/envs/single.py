"""One game as a Gymnasium environment: alone, against bots by name, or against any function."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from foxdice.bots import registry
from foxdice.bots.bot import Bot
from foxdice.dice.generator import Seeded
from foxdice.envs import actions
from foxdice.envs.errors import NoEnvironment, playable
from foxdice.envs.spaces import RENDER_MODES, REWARDS, Observer, render

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Policy = Callable[[Observation, Mask], int]  # an observation and the legal actions, to an action
Opponents = Sequence[str | Policy]
AGENT = 0
SEEDS = 2**31


class FoxdiceEnv(gymnasium.Env[Observation, np.int64]):
    """A game, the agent on the first seat. An action that is not legal counts as the first that is, and is reported.

    `opponents` are names of bots (or what else `--bot` takes) or functions from an observation and a mask to an action.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # Gymnasium's own shape

    def __init__(
        self, game: str, opponents: Opponents = (), reward: str = "points", render_mode: str | None = None
    ) -> None:
        """Raise `NoEnvironment`, `UnknownGame`, `WrongPlayers` and `UnknownBot`."""
        if reward not in REWARDS:
            raise NoEnvironment("unknown-reward", text=reward, rewards=", ".join(REWARDS))
        self.game = playable(game)
        self.players = 1 + len(opponents)
        self.reward, self.render_mode = reward, render_mode
        self.state: Any = self.game.new(self.players)
        self._opponents = opponents
        self._bots: list[Bot | Policy] = self._seat(0)
        self._actions = actions.table(self.game)
        self._observer = Observer(self.game)
        self.observation_space = spaces.Box(0, 255, (self._observer.size,), np.uint8)
        self.action_space = spaces.Discrete(len(self._actions))
        self._dice = Seeded(0)
        self._total = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(SEEDS))
        self._dice = Seeded(number)
        self._bots = self._seat(number)
        self.state = self.game.new(self.players)
        self._go_on()
        self._total = self.game.rules.total(self.state, AGENT)
        return self._observe(AGENT), self._info(False)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, then let everybody else play up to the agent's next choice."""
        legal = self.game.legal(self.state, AGENT)
        move = int(self._actions.move_of[int(action)])
        illegal = move not in legal
        if legal:
            self.game.rules.apply(self.state, AGENT, legal[0] if illegal else move)
            self._go_on()
        over = self.game.node(self.state).kind == "over"
        return self._observe(AGENT), self._reward(over), over, False, self._info(illegal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal now, as sb3-contrib asks for it."""
        return self._mask(AGENT).astype(np.bool_)

    def render(self) -> Any:
        """Return the agent's sheet as SVG, or the state as text."""
        return render(self.game, self.state, AGENT, self.render_mode)

    def _seat(self, seed: int) -> list[Bot | Policy]:
        return [
            registry.get(one, self.game, seed + place) if isinstance(one, str) else one
            for place, one in enumerate(self._opponents)
        ]

    def _go_on(self) -> None:
        while (node := self.game.node(self.state)).kind != "over" and AGENT not in node.players:
            if node.kind == "throw":
                self.game.rules.throw(self.state, self.game.rules.draw(self.state, self._dice))
            else:
                self._let_choose(node.players[0])

    def _let_choose(self, player: int) -> None:
        opponent = self._bots[player - 1]
        if callable(opponent):
            action = opponent(self._observe(player), self._mask(player))
            move = int(self._actions.move_of[int(action)])
        else:
            move = opponent.choose(self.game, self.game.view(self.state, player), player)
        self.game.apply(self.state, player, move)

    def _observe(self, player: int) -> Observation:
        return self._observer.observe(self.state, player)

    def _mask(self, player: int) -> Mask:
        return self._actions.mask(self.game.legal(self.state, player))

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._mask(AGENT), "illegal_action": illegal}

    def _reward(self, over: bool) -> float:
        if self.reward == "win":
            winners = self.game.winners(self.state) if over else ()
            return 1 / len(winners) if AGENT in winners else 0.0
        before, self._total = self._total, self.game.rules.total(self.state, AGENT)
        return float(self._total - before)
