"""Throws of the six dice as text: `w4 y3 b3 g1 o3 p3`; alone, the nearest to the tray comes first."""

from functools import cache

from foxdice.core.errors import InvalidThrow
from foxdice.core.game import Request
from foxdice.games.family.dice import ALL_DICE
from foxdice.games.family.state import SOLO_ROLL, FamilyState
from foxdice.games.family.turns import FACE_BITS


def dice_to_throw(state: FamilyState, letters: str) -> Request:
    """Return which dice are thrown now."""
    return _request(letters, ALL_DICE if state.coming == SOLO_ROLL else state.rolled, state.coming == SOLO_ROLL)


@cache
def _request(letters: str, dice: int, ordered: bool) -> Request:
    return Request("".join(letter for die, letter in enumerate(letters) if dice >> die & 1), ordered)


def parse_throw(text: str, letters: str, request: Request) -> int:
    """Return the outcome a text means; raise `InvalidThrow`."""
    words = text.split()
    for word in words:
        if len(word) != 2 or word[0] not in letters or word[1] not in "123456":
            raise InvalidThrow("throw-word", text=word)
    thrown = [word[0] for word in words]
    if sorted(thrown) != sorted(request.dice):
        raise InvalidThrow("throw-dice", text=" ".join(thrown), dice=" ".join(request.dice))
    outcome = 0
    for place, word in enumerate(words):
        die = letters.index(word[0])
        outcome |= int(word[1]) << 3 * die
        if request.ordered:
            outcome |= die << FACE_BITS + 3 * place
    return outcome


def wrong_dice(outcome: int, request: Request) -> InvalidThrow:
    """Return why an outcome is refused: it is not one of the requested dice, and of no others."""
    return InvalidThrow("throw-dice", text=str(outcome), dice=" ".join(request.dice))
