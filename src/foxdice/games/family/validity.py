"""Whether a state of a Clever game can be played on, as far as it is the same for all of them."""

from collections.abc import Iterable

from foxdice.core.errors import InvalidText
from foxdice.games.family.dice import ALL_DICE, DICE, SLOTS, on_slots
from foxdice.games.family.state import (
    EXTRA,
    NEXT_TURN,
    OVER,
    PASSIVE_PICK,
    PICK,
    ROLL,
    SOLO_ROLL,
    FamilySheet,
    FamilyState,
)
from foxdice.games.family.turns import ROLLS, ROUNDS


def flaw(state: FamilyState) -> InvalidText | None:
    """Return what is wrong with the table or with what every sheet has, or None."""
    sheets = state.sheets + state.shown if state.hidden else state.sheets
    return _course(state) or _dice(state) or next(filter(None, map(_actions, sheets)), None) or _deciding(state)


def _course(state: FamilyState) -> InvalidText | None:
    if state.active >= state.players or state.deciding >> state.players:
        return InvalidText("state-player", players=state.players)
    if not 1 <= state.round_number <= ROUNDS[state.players]:
        return InvalidText("state-value", name="round_number", text=str(state.round_number))
    if state.coming == SOLO_ROLL and state.players > 1:
        return InvalidText("state-value", name="coming", text="solo-roll")
    if state.coming == ROLL and state.roll >= ROLLS:
        return InvalidText("state-value", name="roll", text=str(state.roll))
    if state.coming == ROLL and not state.rolled:
        return InvalidText("state-value", name="rolled", text="")
    return None


def _dice(state: FamilyState) -> InvalidText | None:
    """Every die lies in one place at most, and what was thrown shows a face."""
    faces = [state.faces >> 3 * die & 7 for die in range(DICE)]
    slots = [state.slots >> 3 * slot & 7 for slot in range(SLOTS)]
    taken = [die for die in slots if die]
    if 7 in faces or 7 in slots or len(set(taken)) < len(taken):
        return InvalidText("state-faces")
    slotted = on_slots(state)
    if slotted & state.tray or (slotted | state.tray) & state.rolled:
        return InvalidText("state-places")
    must_show = slotted | state.tray | (ALL_DICE if _is_after_a_throw(state) else 0)
    if any(must_show >> die & 1 and not face for die, face in enumerate(faces)):
        return InvalidText("state-faces")
    return None


def _is_after_a_throw(state: FamilyState) -> bool:
    return any(sheet.step in (PICK, PASSIVE_PICK, EXTRA) for sheet in state.sheets)


def _actions(sheet: FamilySheet) -> InvalidText | None:
    for name in ("rerolls", "extras"):
        if getattr(sheet, f"{name}_used") > getattr(sheet, name):
            return InvalidText("state-used", name=name)
    return None


def _deciding(state: FamilyState) -> InvalidText | None:
    """Who has something to do is waited for, and nobody else."""
    busy = sum(1 << player for player, sheet in enumerate(state.sheets) if sheet.step or sheet.pending)
    picks = [player for player, sheet in enumerate(state.sheets) if sheet.step == PICK]
    passive = any(sheet.step == PASSIVE_PICK for sheet in state.sheets)
    if busy != state.deciding or (state.coming == OVER and busy) or picks not in ([], [state.active]):
        return InvalidText("state-deciding")
    if (passive and state.coming != NEXT_TURN) or bool(state.hidden) < (state.deciding.bit_count() > 1):
        return InvalidText("state-deciding")
    return None


def fills(name: str, count: int, digits: int, bits: int, values: Iterable[int]) -> InvalidText | None:
    """Return what is wrong with so many numbers written in a row, or None where each is one of `values`."""
    mask, allowed = (1 << bits) - 1, set(values)
    written = [digits >> bits * place & mask for place in range(count)]
    if digits >> bits * count or not set(written) <= allowed:
        return InvalidText("state-written", name=name)
    return None
