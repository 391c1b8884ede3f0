"""Whether a state of Qwixx can be played on."""

from types import ModuleType

from foxdice.core.errors import InvalidText
from foxdice.games.qwixx.rules import (
    ALL_NUMBERS,
    CLOSED_ROWS_END,
    DICE,
    LAST,
    LOCK,
    NEEDED_FOR_THE_LAST,
    PASS,
    face,
    locked_rows,
    open_cells,
)
from foxdice.games.qwixx.sheet import PENALTY_BOXES, ROW_BITS, ROWS
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE, State

EVERY_DIE = sum(1 << 3 * die for die in range(DICE))


def flaw(rules: ModuleType, state: State) -> InvalidText | None:
    """Return what is wrong with a state by the rules of its pad, or None."""
    return _rows(state) or _dice(rules, state) or _phase(state) or _choices(rules, state)


def _rows(state: State) -> InvalidText | None:
    """Whoever has the last number of a row has its lock, and had five crosses before; the row is closed for all."""
    locked = 0
    for player, sheet in enumerate(state.sheets, start=1):
        for row in range(ROWS):
            crosses = sheet.crosses >> ROW_BITS * row
            has_last, has_lock = crosses >> LAST & 1, crosses >> LOCK & 1
            enough = (crosses & ALL_NUMBERS).bit_count() > NEEDED_FOR_THE_LAST
            if has_last != has_lock or (has_lock and not enough):
                return InvalidText("state-lock", row=row + 1, player=player)
        locked |= locked_rows(sheet.crosses)
    return InvalidText("state-closed") if locked & ~state.closed else None


def _dice(rules: ModuleType, state: State) -> InvalidText | None:
    faces = [face(state.faces, die) for die in range(DICE)]
    shown = sum((face > 0) << 3 * die for die, face in enumerate(faces))
    thrown = state.phase in (WHITE, COLOUR)
    if 7 in faces or (thrown and shown != rules.remaining_dice(EVERY_DIE, state.closed)):
        return InvalidText("state-faces")
    return None


def _phase(state: State) -> InvalidText | None:
    if state.active >= state.players or state.deciding >> state.players:
        return InvalidText("state-player", players=state.players)
    ended = state.closed.bit_count() >= CLOSED_ROWS_END
    ended = ended or any(sheet.penalties == PENALTY_BOXES for sheet in state.sheets)
    if ended != (state.phase == OVER):
        return InvalidText("state-over")
    if state.crossed and state.phase not in (COLOUR, OVER):
        return InvalidText("state-value", name="crossed", text="1")
    return None


def _choices(rules: ModuleType, state: State) -> InvalidText | None:
    """In action 1 everybody who can cross the white sum does so or passes, once; in action 2 the active player."""
    if state.phase != WHITE:
        waits_for = 1 << state.active if state.phase == COLOUR else 0
        chosen = any(sheet.choice for sheet in state.sheets)
        return InvalidText("state-deciding") if chosen or state.deciding != waits_for else None
    if not state.deciding:
        return InvalidText("state-deciding")
    offered = rules.white_cells(state.faces)
    for player, sheet in enumerate(state.sheets):
        cells = open_cells(sheet.crosses, state.closed) & offered
        waits = bool(state.deciding >> player & 1)
        if (waits or bool(sheet.choice)) != bool(cells) or (waits and sheet.choice):
            return InvalidText("state-deciding")
        if sheet.choice not in (0, 1 + PASS) and not cells >> sheet.choice - 1 & 1:
            return InvalidText("state-choice", player=player + 1)
    return None
