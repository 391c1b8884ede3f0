"""What positions of Der große Wurf are worth: the chance of winning, by the solved game of two (`bots/worth`).

Before a throw the solution knows the mean over all that was measured in the arena, thrown as well as possible: luck is
what came of it, and a clumsy hand is bad luck.
"""

from collections.abc import Sequence
from types import ModuleType

from foxdice.core import AnyGame
from foxdice.core.source import load
from foxdice.games.wurf.bots import worth
from foxdice.games.wurf.bots.solved import SOLVED
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.state import CHOICE, State
from foxdice.judge import solved
from foxdice.judge.judge import Judge, Line, Outlook, Unit


class WurfJudge(Judge):
    """Knows the game of two exactly, as far as it was measured."""

    only_luck = False  # also the hand

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        source = solved.source(game, SOLVED).with_tables(SOLVED.tables())
        self._worth: ModuleType = load(source)[worth.__name__]

    def unit(self, players: int) -> Unit:  # noqa: ARG002  # however many they are
        """Return that values are chances of winning."""
        return "wins"

    def lines(self, states: Sequence[State], player: int) -> list[Line]:
        """Return the best that a player can make of each state: throw on, or stop."""
        return [self._line(state, player) for state in states]

    def outlook(self, state: State, player: int, count: int = 0) -> Outlook:  # noqa: ARG002  # nothing is sampled
        """Return what the solution expects of the throw that is due."""
        return Outlook(self._settled(state, player), self._worth.spread(state))

    def _line(self, state: State, player: int) -> Line:
        if state.coming != CHOICE or state.active != player:
            return Line(self._settled(state, player), state)
        found = []
        for move in (THROW, STOP):
            after = state.clone()
            self.game.rules.apply(after, player, move)
            found.append(Line(self._settled(after, player), after, (move,)))
        return max(found, key=lambda line: line.value)

    def _settled(self, state: State, player: int) -> float:
        chances, winners = [0.0] * state.players, [0] * state.players
        value: float = self._worth.settled(state, player, chances, winners)
        return value


def judge(game: AnyGame, _network: object) -> WurfJudge:
    """Return the judge of the game, of which nothing is learned."""
    return WurfJudge(game)
