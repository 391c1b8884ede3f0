"""Moves and throws of The Brook as text, and why a move is not legal.

`g3` picks the flower 3 · `stone` lays the next stone · `pass`. A throw: `g3 b5`.
"""

import re

from foxdice.core.errors import IllegalMove, InvalidMove, InvalidThrow
from foxdice_brook import rules
from foxdice_brook.rules import STONE, STONES
from foxdice_brook.scene import DICE, WORDS
from foxdice_brook.sheet import NEEDED
from foxdice_brook.state import Bank, State

MOVES = {word: move for move, word in enumerate(WORDS)}


# ------------------------------------------------------------------ throws


def parse_throw(text: str) -> int:
    """Return the outcome a text means; raise `InvalidThrow`."""
    words = sorted(text.split(), reverse=True)  # green first, whoever named blue first
    for word in words:
        if not re.fullmatch(f"[{DICE}][1-6]", word):
            raise InvalidThrow("throw-word", text=word)
    thrown = "".join(word[0] for word in words)
    if thrown != DICE:
        raise InvalidThrow("throw-dice", text=" ".join(thrown), dice=" ".join(DICE))
    return int(words[0][1]) + 8 * int(words[1][1])


# ------------------------------------------------------------------ moves


def parse_move(text: str) -> int:
    """Return the move a text means; raise `InvalidMove`."""
    if text not in MOVES:
        raise InvalidMove("invalid-move", game="brook", text=text)
    return MOVES[text]


def why_not(state: State, sheet: Bank, move: int) -> IllegalMove:
    """Return the reason why a move is not legal now; passing always is."""
    if move != STONE:
        if rules.flower_is_free(sheet, move + 1):
            return IllegalMove("brook-other-flower", face=state.green, number=move + 1)
        return IllegalMove("brook-flower-picked", number=move + 1)
    if sheet.stones == STONES:
        return IllegalMove("brook-all-stones")
    return IllegalMove("brook-stone-too-far", face=state.blue, min=NEEDED[sheet.stones])
