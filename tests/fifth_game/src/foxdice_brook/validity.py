"""Whether a state of The Brook can be played on."""

from foxdice.core.errors import InvalidText
from foxdice_brook.state import CHOOSE, State


def flaw(state: State) -> InvalidText | None:
    """Return what is wrong with a state, or None: choices without dice, or of somebody who is still waited for."""
    choosing = state.phase == CHOOSE
    if choosing and not (state.green and state.blue):
        return InvalidText("state-value", name="green", text=str(state.green))
    if state.deciding >> state.players or choosing != (state.deciding > 0):
        return InvalidText("state-deciding")
    for player, sheet in enumerate(state.sheets):
        if sheet.choice and (not choosing or state.deciding >> player & 1):
            return InvalidText("state-deciding")
    return None
