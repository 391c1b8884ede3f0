"""One game between bots in an arena."""

from collections.abc import Sequence

from foxdice.bots.wurf.thrower import Thrower
from foxdice.dice.wurf.hand import ArenaDice
from foxdice.games import AnyGame
from foxdice.games.wurf.state import CHOICE, FLAT, OVER, START_DIE, State


def throw_due(dice: ArenaDice, state: State, throwers: Sequence[Thrower]) -> int:
    """Make the throw that is due: the active player's hand decides how, where there is one in it."""
    if state.coming in (START_DIE, FLAT):
        return dice.lay(state)
    return dice.throw(state, throwers[state.active])


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
