"""Reference counts, like perft in chess: how many ways a game can go for some decisions, from dice that are fixed.

Other implementers compare theirs (`docs/reference-counts.md`). The dice of throw t, counted from 0 along the way, show
(t + 2k) mod 6 + 1, where k is the place of the die among those thrown. Where several choose at once, the lowest seat
goes first.
"""

from dataclasses import dataclass
from typing import Any

from foxdice.core.game import AnyGame


@dataclass(frozen=True)
class Count:
    """What there is after some decisions."""

    decisions: int
    ways: int  # sequences of moves
    positions: int  # different ones among their ends
    points: int  # of all players, added up over all ways


class FixedDice:
    """The numbers of throw t."""

    def __init__(self, throw: int) -> None:
        self._next = throw

    def below(self, limit: int) -> int:
        """Return the next number."""
        number = self._next % limit
        self._next += 2
        return number


def count(game: AnyGame, players: int, decisions: int) -> list[Count]:
    """Count for every number of decisions from 0 on.

    Raises `WrongPlayers`.
    """
    begun, throws = _thrown(game, game.new(players), 0)
    # Equal positions are followed once, with the number of ways that lead there.
    ends: dict[tuple[Any, int], int] = {(begun, throws): 1}
    counts = [_count(game, 0, ends)]
    for done in range(1, decisions + 1):
        after: dict[tuple[Any, int], int] = {}
        for (state, throws), ways in ends.items():
            deciding = game.node(state).players
            if not deciding:
                continue  # over: no way leads on
            for move in game.legal(state, deciding[0]):
                future = state.clone()
                game.rules.apply(future, deciding[0], move)
                end = _thrown(game, future, throws)
                after[end] = after.get(end, 0) + ways
        ends = after
        counts.append(_count(game, done, ends))
    return counts


def _thrown(game: AnyGame, state: Any, throws: int) -> tuple[Any, int]:
    """Throw what is due; return the state and the number of throws so far."""
    while game.node(state).kind == "throw":
        game.throw(state, game.draw(state, FixedDice(throws)))
        throws += 1
    return state, throws


def _count(game: AnyGame, decisions: int, ends: dict[tuple[Any, int], int]) -> Count:
    points = sum(
        ways * sum(game.score(state, player).total for player in range(game.count(state)))
        for (state, _), ways in ends.items()
    )
    return Count(decisions, sum(ends.values()), len({state for state, _ in ends}), points)
