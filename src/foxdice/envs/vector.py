"""The vectorised environment: thousands of games in one call of the compiled rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from foxdice.core import compiled, deciding
from foxdice.core.compiled import read_record
from foxdice.dice import generator
from foxdice.envs import actions, kernel
from foxdice.envs.errors import NoEnvironment, playable
from foxdice.envs.spaces import REWARDS, observation_size
from foxdice.judge import learning

KERNEL = kernel.__name__
Observations = npt.NDArray[np.uint8]
Results = tuple[Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class FoxdiceVectorEnv(VectorEnv[Observations, npt.NDArray[np.int64], Any]):
    """So many games at once, the agent on the first seat, all others at random. It needs Numba (the extra `fast`).

    The arrays that it returns are its own and change with the next step; copy what you keep.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 1,
        reward: str = "points",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        opponents: str = "random",
    ) -> None:
        """Raise `NoEnvironment`, `UnknownGame` and `WrongPlayers`."""
        if not compiled.available():
            raise NoEnvironment("needs-package", package="numba", extra="fast")
        if opponents != "random":
            raise NoEnvironment("vector-opponents", text=str(opponents))
        if reward not in REWARDS:
            raise NoEnvironment("unknown-reward", text=reward, rewards=", ".join(REWARDS))
        self.game = playable(game)
        self._model = self.game.new(players)
        self.players, self.reward, self.num_envs = players, reward, num_envs
        self.metadata = {"autoreset_mode": AutoresetMode(autoreset_mode), "render_modes": []}
        self._mode = AutoresetMode(autoreset_mode)
        self._actions = actions.table(self.game)
        size = observation_size(self.game)
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(len(self._actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._kernel = compiled.compile_source(learning.source(self.game, deciding.__name__, KERNEL))[KERNEL]
        self._states = compiled.new_records(self.game, num_envs)
        self._blank, self._scratch = compiled.new_records(self.game, 1), compiled.new_records(self.game, 1)
        self._randoms = np.zeros((num_envs, 1), np.int64)
        self._moves = np.zeros((num_envs, self.game.max_moves), np.int64)
        self._rows = np.zeros((num_envs, size), np.uint8)
        self._masks = np.zeros((num_envs, len(self._actions)), np.int8)
        self._counts = np.zeros(num_envs, np.int64)
        self._totals, self._gains = np.zeros(num_envs, np.int64), np.zeros(num_envs, np.int64)
        self._overs, self._illegal = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self._done = np.zeros(num_envs, np.bool_)  # ended in the step before
        self._draw = np.zeros(1, np.int64)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games, or those that `options["reset_mask"]` names."""
        which = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
        self._seed(seed, which)
        self._reset(which)
        self._done[which] = False
        return self._rows, self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Results:
        """Carry out an action in every game."""
        restarting = self._done.copy() if self._mode is AutoresetMode.NEXT_STEP else None
        self._overs[:] = False
        self._kernel.step_many(
            np.asarray(actions, np.int64),
            self._states,
            self._scratch,
            self.players,
            self._randoms,
            self._moves,
            self._actions.action_of,
            self._actions.move_of,
            self._rows,
            self._masks,
            self._counts,
            self._totals,
            self._gains,
            self._overs,
            self._illegal,
        )
        rewards = self._gains.astype(np.float64) if self.reward == "points" else self._wins(self._overs)
        overs = self._overs.copy()
        info: dict[str, Any] = {}
        if restarting is not None and restarting.any():
            self._reset(restarting)
        if self._mode is AutoresetMode.SAME_STEP and overs.any():
            info = {"final_obs": self._final(overs), "_final_obs": overs}
            self._reset(overs)
        self._done = overs if self._mode is not AutoresetMode.SAME_STEP else np.zeros_like(overs)
        return self._rows, rewards, overs, np.zeros(self.num_envs, np.bool_), {**info, **self._info()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return which actions are legal now: masks[game, action]."""
        return self._masks

    def sample_legal(self) -> npt.NDArray[np.int64]:
        """Return a legal action for every game, any of them equally likely."""
        chosen = np.zeros(self.num_envs, np.int64)
        self._kernel.choose_at_random(self._draw, chosen, self._moves, self._counts, self._actions.action_of)
        return chosen

    def _info(self) -> dict[str, Any]:
        everybody = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks,
            "_action_mask": everybody,
            "illegal_action": self._illegal,
            "_illegal_action": everybody,
        }

    def _seed(self, seed: int | Sequence[int | None] | None, which: npt.NDArray[np.bool_]) -> None:
        if seed is None:
            if not self._draw.any():  # never seeded: nobody asked for games that can be repeated
                self._seed(int(np.random.default_rng().integers(2**31)), which)
            return
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        for place, number in enumerate(seeds):
            if number is not None and which[place]:
                generator.seed(self._randoms[place], number)
        first = next((number for number in seeds if number is not None), 0)
        generator.seed(self._draw, first)  # type: ignore[arg-type]  # an array of one number

    def _reset(self, which: npt.NDArray[np.bool_]) -> None:
        self._kernel.reset_many(
            which,
            self._states,
            self._blank,
            self._scratch,
            self.players,
            self._randoms,
            self._moves,
            self._actions.action_of,
            self._rows,
            self._masks,
            self._counts,
            self._totals,
        )

    def _final(self, overs: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
        final = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(overs):
            final[place] = self._rows[place].copy()
        return final

    def _wins(self, overs: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
        """Return 1 for every game the agent has just won, shared with whoever else did."""
        rewards = np.zeros(self.num_envs)
        for place in np.flatnonzero(overs):  # winning has rules of its own, which are not compiled
            winners = self.game.winners(read_record(self._states[place], self._model))
            rewards[place] = (kernel.AGENT in winners) / len(winners)
        return rewards
