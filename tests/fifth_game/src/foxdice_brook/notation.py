"""Moves and throws of The Brook as text, and why a move is not legal.

`g3` picks the flower 3 · `stone` lays the next stone · `pass`. A throw: `g3 b5`.
"""

import re

from foxdice.core.errors import IllegalMove, InvalidMove, InvalidThrow
from foxdice.core.game import MoveInfo
from foxdice_brook import rules
from foxdice_brook.rules import PASS, STONE, STONES
from foxdice_brook.sheet import LEAST
from foxdice_brook.state import Bank, State

DICE = "gb"
WORDS = {**{number - 1: f"g{number}" for number in range(1, 7)}, STONE: "stone", PASS: "pass"}
MOVES = {word: move for move, word in WORDS.items()}


# ------------------------------------------------------------------ throws


def format_throw(outcome: int) -> str:
    """Return an outcome as text."""
    return f"g{outcome & 7} b{outcome >> 3}"


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


def check_throw(outcome: int) -> None:
    """Raise `InvalidThrow` unless both dice show a number."""
    if not (1 <= outcome & 7 <= 6 and 1 <= outcome >> 3 <= 6):
        raise InvalidThrow("throw-dice", text=str(outcome), dice=" ".join(DICE))


# ------------------------------------------------------------------ moves


def parse_move(text: str) -> int:
    """Return the move a text means; raise `InvalidMove`."""
    if text not in MOVES:
        raise InvalidMove("invalid-move", game="brook", text=text)
    return MOVES[text]


def info(state: State, sheet: Bank, move: int) -> MoveInfo:
    """Return what a move touches."""
    if move == PASS:
        return MoveInfo(action="pass")
    if move == STONE:
        return MoveInfo(die="b", number=state.blue, cell=f"blue-{sheet.stones + 1}")
    return MoveInfo(die="g", number=move + 1, cell=f"green-{move + 1}")


def why_not(state: State, sheet: Bank, move: int) -> IllegalMove:
    """Return the reason why a move is not legal now; passing always is."""
    if move != STONE:
        if rules.flower_is_free(sheet, move + 1):
            return IllegalMove("brook-other-flower", face=state.green, number=move + 1)
        return IllegalMove("brook-flower-picked", number=move + 1)
    if sheet.stones == STONES:
        return IllegalMove("brook-all-stones")
    return IllegalMove("brook-stone-too-far", face=state.blue, least=LEAST[sheet.stones])
