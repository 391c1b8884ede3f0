"""One game between bots in an arena."""

from collections.abc import Callable, Sequence

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.dice.arena.chance import SeededSource
from foxdice.games.wurf.bots.thrower import Thrower
from foxdice.games.wurf.dice.hand import ArenaDice
from foxdice.games.wurf.dice.physical import PhysicalDice
from foxdice.games.wurf.state import CHOICE, FLAT, OVER, START_DIE, State


def throw_due(dice: ArenaDice, state: State, throwers: Sequence[Thrower]) -> int:
    """Make the throw that is due: the active player's hand decides how, where there is one in it."""
    if state.coming in (START_DIE, FLAT):
        return dice.lay(state)
    return dice.throw(state, throwers[state.active])


def throws(game: AnyGame, bots: Sequence[Bot], seed: int) -> Callable[[State], int]:
    """Return what makes the throws of a single game, in the arena."""
    dice = PhysicalDice(SeededSource(f"{game.id} {seed}"))
    throwers = [bot for bot in bots if isinstance(bot, Thrower)]
    return lambda state: throw_due(dice, state, throwers)


def play(game: AnyGame, throwers: Sequence[Thrower], dice: ArenaDice) -> tuple[State, int]:
    """Play to the end; return the last state and the number of decisions. Nothing is hidden, so bots see the state."""
    state: State = game.new(len(throwers))
    decisions = 0
    while state.coming != OVER:
        if state.coming == CHOICE:
            game.rules.apply(state, state.active, throwers[state.active].choose(game, state, state.active))
            decisions += 1
        else:
            game.throw(state, throw_due(dice, state, throwers))
    return state, decisions
