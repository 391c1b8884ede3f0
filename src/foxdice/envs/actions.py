"""Dense action spaces: moves of a game are sparse integers, actions are 0, 1, 2, …

The table lists every number that stands for a move of the game, in ascending order. It belongs to the version in the
environment's id (`…-v0`): a test holds its checksum, and whoever changes it raises the version and writes
a line into the history (`docs/envs.md`).
"""

import zlib
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame

LARGEST_MOVE = 1 << 14


@dataclass(frozen=True, eq=False)
class Actions:
    """The table of a game, both ways."""

    move_of: npt.NDArray[np.int64]  # move_of[action]
    action_of: npt.NDArray[np.int64]  # action_of[move], -1 where a number is no move
    actions: dict[int, int]  # the same for Python

    def __len__(self) -> int:
        return len(self.move_of)

    @property
    def checksum(self) -> int:
        """Return what tells two tables apart."""
        return zlib.crc32(self.move_of.astype("<i8").tobytes())

    def mask(self, moves: list[int]) -> npt.NDArray[np.int8]:
        """Return the mask of legal moves."""
        mask = bytearray(len(self.actions))
        for move in moves:  # a few at a time: quicker than indexing an array
            mask[self.actions[move]] = 1
        return np.frombuffer(mask, np.int8)


@cache
def table(game: AnyGame) -> Actions:
    """Return the actions of a game."""
    moves = [number for number in range(LARGEST_MOVE) if game.is_move(number)]
    action_of = np.full(moves[-1] + 1, -1, np.int64)
    action_of[moves] = np.arange(len(moves))
    return Actions(np.array(moves, np.int64), action_of, {move: action for action, move in enumerate(moves)})
