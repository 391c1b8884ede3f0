"""The bot that has learned to win at Qwixx. It needs NumPy only.

Its network says between two turns how likely everybody is to win. In action 1 all choose at once: the bot first guesses
what the others will do, each as if nobody else did anything, and then looks where its own plans lead beside that.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from foxdice.bots.bot import Call
from foxdice.core import AnyGame
from foxdice.games.qwixx.bots import people, shares, turn
from foxdice.games.qwixx.state import OVER, WHITE
from foxdice.judge import learning
from foxdice.judge.judge import Line
from foxdice.judge.network import Floats, Network
from foxdice.judge.weights import weights

PERCENT = 100.0


class QwixxLearned:
    """Chooses the move after which it is most likely to win; alone, the one with most points to expect.

    `slip` is by how many percent it misjudges a position at most, `who` says whose mistakes it makes (`people`): always
    in the same way, so that the same view gives the same move. What ends the game is never misjudged.
    """

    def __init__(  # each is a choice of the caller
        self,
        game: AnyGame,
        name: str,
        slip: float = 0.0,
        who: int = people.NOBODY,
        seed: int = 0,
        network: Network | None = None,
    ) -> None:
        self.name = name
        self.call = Call("choose", slip, who)
        self._seed = seed
        self._network = network  # instead of the one in the package
        position = learning.position(game)
        self._rules, self._features = position.rules, position.features
        self._turn, self._shares = position.modules[turn.__name__], position.modules[shares.__name__]
        self._people = position.modules[people.__name__]
        self._who = who

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the best move."""
        moves = game.legal(view, player)
        return moves[int(np.argmax(self.values(game, view, player, moves)))] if len(moves) > 1 else moves[0]

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the bot thinks the moves are worth: percent of winning, or points when alone."""
        if view.phase != WHITE:
            ends = [view.clone() for _ in moves]
            for end, move in zip(ends, moves, strict=True):
                self._rules.apply(end, player, move)
            return self._felt(game, view, ends, player, [turn.IDLE & ~turn.NOTHING | move for move in moves])
        plans = self.plans(game, view, player)
        watches = self._people.WATCHES[self._who]
        everybody = self.guess(game, view, player) if watches else [turn.IDLE] * view.players
        ends = [view.clone() for _ in plans]
        for end, plan in zip(ends, plans, strict=True):
            everybody[player] = plan
            self.together(end, everybody)
        worth = self._felt(game, view, ends, player, plans)
        whites = np.array([turn.white_move(plan) for plan in plans])
        return np.array([worth[whites == move].max() for move in moves], np.float32)

    def _felt(self, game: AnyGame, view: Any, ends: Sequence[Any], player: int, plans: Sequence[int]) -> Floats:
        """Return what turns that ended so seem to be worth to a player, who followed these plans."""
        weight = people.ALONE if view.players == 1 else 1.0
        worth = self._worth(self._network_for(game, view), ends, [player] * len(ends), weight * self.call.one)
        if self._who == people.NOBODY:
            return worth
        row = bytearray(self._features.SIZE)
        self._features.write(view, player, row, 0)
        drawn, waiting = zlib.crc32(row, self._seed), int(player != view.active)
        for place, (end, plan) in enumerate(zip(ends, plans, strict=True)):
            if end.phase != OVER:
                worth[place] += np.float32(weight * self._people.seems(view, end, player, self._who))
            if any(
                self._people.overlooks(drawn, move, waiting, self._who)
                for move in (turn.white_move(plan), turn.colour_move(plan))
            ):
                worth[place] = people.UNSEEN
        return worth

    def _network_for(self, game: AnyGame, view: Any) -> Network:
        return self._network or weights(game, view.players)

    def worth(self, game: AnyGame, ends: Sequence[Any], owners: Sequence[int]) -> Floats:
        """Return what turns that ended so are worth to whom, at tables of one size."""
        return self._worth(self._network_for(game, ends[0]), ends, owners)

    def shares(self, line: Line, player: int) -> list[float]:
        """Return what the value of a turn alone that ends so consists of: by area, and the rest."""
        split = [0.0] * (shares.SHARES + 1)
        self._shares.share_out(line.end, player, line.value, split, 0)
        return split

    def together(self, state: Any, everybody: list[int]) -> None:
        """Bring a turn in action 1 to its end, in which everybody follows a plan."""
        self._turn.together(state, everybody)

    def plans(self, game: AnyGame, view: Any, player: int) -> list[int]:
        """Return what a player in action 1 can do in the whole turn."""
        found = [0] * turn.MAX_PLANS
        return found[: self._turn.plans([view], 0, [view], player, [0] * game.max_moves, found)]

    def guess(self, game: AnyGame, view: Any, player: int) -> list[int]:
        """Return what everybody else is likely to do."""
        guessed = [turn.IDLE] * view.players
        plans, ends, owners = [], [], []
        for other in range(view.players):
            if other == player:
                continue
            for plan in self.plans(game, view, other):
                end = view.clone()
                self._turn.alone(end, other, plan)
                plans.append(plan)
                ends.append(end)
                owners.append(other)
        if not plans:
            return guessed
        worth, belongs = self.worth(game, ends, owners), np.array(owners)
        for other in set(owners):
            theirs = np.flatnonzero(belongs == other)
            guessed[other] = plans[theirs[int(np.argmax(worth[theirs]))]]
        return guessed

    def _worth(self, network: Network, ends: Sequence[Any], owners: Sequence[int], slip: float = 0.0) -> Floats:
        """Return what turns that ended so are worth to whom."""
        size = self._features.SIZE
        rows = bytearray(len(ends) * size)
        for place, (end, owner) in enumerate(zip(ends, owners, strict=True)):
            if end.phase != OVER:
                self._features.write(end, owner, rows, place * size)
        worth = _once_each(network, rows, size)
        if slip:
            hashes = [zlib.crc32(rows[at : at + size], self._seed) for at in range(0, len(rows), size)]
            worth += ((np.array(hashes) / 2**31 - 1) * slip).astype(np.float32)
        margin = network.about["recipe"]["margin"]
        for place, (end, owner) in enumerate(zip(ends, owners, strict=True)):
            if end.phase == OVER:
                worth[place] = PERCENT * self._turn.result(end, owner, margin)
        return worth


def _once_each(network: Network, rows: bytearray, size: int) -> Floats:
    """Return what rows are worth, the same for equal ones wherever they stand: rounding must not choose a move."""
    places: dict[bytes, int] = {}
    which = [places.setdefault(bytes(rows[at : at + size]), len(places)) for at in range(0, len(rows), size)]
    different = np.frombuffer(b"".join(places), np.uint8).reshape(-1, size)
    return network.values(different)[which]
