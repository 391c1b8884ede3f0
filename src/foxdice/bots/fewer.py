"""What two bots are worth against each other with the luck taken out: as sure from fewer games.

The judge counts what the dice gave both players; whose number stands first is a.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from foxdice.core import AnyGame

if TYPE_CHECKING:
    from foxdice.judge.luck import Counting, WithoutLuck


class Lucky(NamedTuple):
    """A game: what both bots came to and whether a won (shared: in part), and what the dice gave them."""

    totals: tuple[int, int]
    won: float
    luck: tuple[float, float]
    points: bool  # luck is in points, otherwise in % of winning


@dataclass(frozen=True)
class Fewer:
    """The means of a pairing without luck."""

    wins: "WithoutLuck"  # the share of games that a wins, a shared one counting half
    a: "WithoutLuck"  # points
    b: "WithoutLuck"

    def numbers(self) -> dict[str, dict[str, float]]:
        """Return it, ready for JSON."""
        return {"win_rate": self.wins.numbers(), "mean_a": self.a.numbers(), "mean_b": self.b.numbers()}


def counting(game: AnyGame, players: int) -> "Counting":
    """Return who counts what the dice give.

    Raises `Unjudged` and `LuckIsSkill`.
    """
    from foxdice.judge import judge as judges  # with NumPy, which many bots can do without
    from foxdice.judge.luck import Counting

    return Counting(judges.of(game), players)


def lucky_game(game: AnyGame, state: Any, seats: tuple[int, int], count: "Counting") -> Lucky:
    """Return how a game ended; `seats` says which bot sat where."""
    a, b = seats.index(0), seats.index(1)
    winners = game.winners(state)
    return Lucky(
        (game.score(state, a).total, game.score(state, b).total),
        (a in winners) / len(winners),
        (count.total[a], count.total[b]),
        count.unit == "points",
    )


def fewer(games: Sequence[Lucky]) -> Fewer:
    """Take luck out of the games of a pairing, of which every two share their dice."""
    import numpy as np

    from foxdice.judge.luck import without

    some = games if len(games) % 2 == 0 else [*games, games[-1]]  # the last one alone is a set of its own

    def sets(numbers: list[float]) -> Any:
        return np.array(numbers, np.float64).reshape(-1, 2)

    points = games[0].points
    won, ahead = sets([game.won for game in some]), sets([game.luck[0] - game.luck[1] for game in some])
    of_wins = ahead if points else sets([game.luck[0] / 100 for game in some])
    return Fewer(
        without(won, of_wins, 0.0 if points else 1.0),
        *(
            without(
                sets([game.totals[bot] for game in some]),
                sets([game.luck[bot] for game in some]),
                1.0 if points else 0.0,
            )
            for bot in (0, 1)
        ),
    )
