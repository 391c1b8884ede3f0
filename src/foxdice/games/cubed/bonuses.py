"""Bonuses of Clever hoch Drei, and what gaining one does."""

from typing import Final

from foxdice.core.sheet import Bonus
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet

NOTHING: Final = 0
REROLL: Final = 1
EXTRA_DIE: Final = 2
JOKER: Final = 3
FOX: Final = 4
FIRST_QUESTION: Final = 5  # + area: a question mark in its colour
BLACK: Final = 10
FURTHER: Final = 11  # waits like a bonus, but before all others, and may be refused

# What a bonus of the sheet is called in the rules.
NAMES: Final[dict[Bonus | None, int]] = {
    Bonus("reroll"): REROLL,
    Bonus("extra"): EXTRA_DIE,
    Bonus("joker"): JOKER,
    Bonus("fox"): FOX,
    **{Bonus("question", area.id): FIRST_QUESTION + place for place, area in enumerate(SHEET.areas)},
    Bonus("question", None): BLACK,
    None: NOTHING,
}

_REROLLS, _JOKERS, _EXTRAS = SHEET.actions
ACTION_SLOTS: Final = _REROLLS.slots
REROLL_END: Final = NAMES[_REROLLS.end]
JOKER_END: Final = NAMES[_JOKERS.end]
EXTRA_END: Final = NAMES[_EXTRAS.end]
ROUND_BONUS: Final = (NOTHING, *(NAMES[choices[0] if choices else None] for choices in SHEET.rounds))


def round_bonus(sheet: Sheet, round_number: int) -> None:
    """Give what the round track prints for this round."""
    gain(sheet, ROUND_BONUS[round_number])


def gain(sheet: Sheet, bonus: int) -> None:
    """Circle the next slot of an action, the last of which gives a bonus; or gain a fox or a question mark."""
    if bonus == NOTHING:
        return
    if bonus == REROLL:
        sheet.rerolls += 1
        if sheet.rerolls == ACTION_SLOTS:
            gain_fox_or_question(sheet, REROLL_END)
    elif bonus == EXTRA_DIE:
        sheet.extras += 1
        if sheet.extras == ACTION_SLOTS:
            gain_fox_or_question(sheet, EXTRA_END)
    elif bonus == JOKER:
        sheet.jokers += 1
        if sheet.jokers == ACTION_SLOTS:
            gain_fox_or_question(sheet, JOKER_END)
    else:
        gain_fox_or_question(sheet, bonus)


def gain_fox_or_question(sheet: Sheet, bonus: int) -> None:
    """Gain what is no action: a fox counts at the end, a question mark is to be used at once."""
    if bonus == FOX:
        sheet.foxes += 1
    else:
        sheet.pending += 1 << 3 * bonus
