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


def format_throw(outcome: int, letters: str, request: Request) -> str:
    """Return an outcome as text."""
    words = _words(letters)
    if request.ordered:
        dice = [outcome >> FACE_BITS + 3 * place & 7 for place in range(len(letters))]
        return " ".join([words[die][outcome >> 3 * die & 7] for die in dice])
    return " ".join([words[die][outcome >> 3 * die & 7] for die in _places(letters, request.dice)])


@cache
def _words(letters: str) -> list[list[str]]:
    """Return how each die showing each face is written."""
    return [[f"{letter}{face}" for face in range(8)] for letter in letters]


@cache
def _places(letters: str, dice: str) -> list[int]:
    return [letters.index(letter) for letter in dice]


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


def check_throw(outcome: int, letters: str, request: Request) -> None:
    """Raise `InvalidThrow` unless the outcome is one of the requested dice, and of no others."""
    order = outcome >> FACE_BITS
    faces = outcome & (1 << FACE_BITS) - 1
    thrown = _lowest_bits(letters, request.dice)
    # All dice at once: the lowest bit of three tells whether any is set, or all are; a face is neither 0 nor 7.
    some = (faces | faces >> 1 | faces >> 2) & ALL_LOWEST_BITS
    every = faces & faces >> 1 & faces >> 2 & ALL_LOWEST_BITS
    if some != thrown or every or (order and not request.ordered):
        raise _wrong_dice(outcome, request)
    if request.ordered:
        nearness = [order >> 3 * place & 7 for place in range(len(letters))]
        if order >> 3 * len(letters) or sorted(nearness) != list(range(len(letters))):
            raise _wrong_dice(outcome, request)


ALL_LOWEST_BITS = sum(1 << 3 * die for die in range(FACE_BITS // 3))


@cache
def _lowest_bits(letters: str, dice: str) -> int:
    return sum(1 << 3 * letters.index(letter) for letter in dice)


def _wrong_dice(outcome: int, request: Request) -> InvalidThrow:
    return InvalidThrow("throw-dice", text=str(outcome), dice=" ".join(request.dice))
