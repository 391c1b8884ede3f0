"""Whether a state of Der große Wurf can be played on."""

from foxdice.core.errors import InvalidText
from foxdice.games.wurf.rules import dice_in
from foxdice.games.wurf.sheet import DICE_EACH
from foxdice.games.wurf.state import FLAT, OVER, START_DIE, State


def flaw(state: State, games: int) -> InvalidText | None:
    """Return what is wrong with a state of so many games, or None."""
    if max(state.starter, state.active) >= state.players:
        return InvalidText("state-player", players=state.players)
    if not 1 <= state.game_number <= games:
        return InvalidText("state-value", name="game_number", text=str(state.game_number))
    dice = dice_in(state.arena) + state.cocked + state.lost + sum(hand.dice for hand in state.hands)
    start_die = 0 if state.coming == START_DIE else 1
    if dice != state.players * DICE_EACH[state.players] + start_die:
        return InvalidText("state-dice", dice=dice)
    waits = state.hands[state.active].dice == 0 and state.coming not in (FLAT, OVER)
    if waits or (state.coming == FLAT) != (state.cocked > 0):
        return InvalidText("state-deciding")
    return None
