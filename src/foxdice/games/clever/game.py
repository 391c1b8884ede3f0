"""Ganz schön clever: the front door."""

from typing import ClassVar

from foxdice.core.errors import IllegalMove, InvalidText
from foxdice.core.game import MoveInfo
from foxdice.core.sheet import Marks
from foxdice.core.source import Source
from foxdice.core.text import Digits, Number
from foxdice.games.clever import areas, notation, validity
from foxdice.games.clever.marks import marks
from foxdice.games.clever.sheet import SHEET
from foxdice.games.clever.state import Sheet, State
from foxdice.games.family.game import AREAS, MODULES, FamilyGame
from foxdice.games.family.turns import FIRST_MARK


class Clever(FamilyGame[State]):
    """Ganz schön clever, for one to four."""

    id = "clever"
    version = 1
    dice = notation.COLOURS
    letters = notation.DICE
    state_type = State
    sheet_type = Sheet
    sheet = SHEET
    source = Source("clever", (*MODULES, areas.__name__), ((AREAS, areas.__name__),))
    most_moves = 64
    sheet_codecs: ClassVar = {
        "yellow": Number(0xFFFF),
        "blue": Number(0x7FF),
        "green": Number(11),
        "orange": Number(11),
        "orange_dice": Digits(11),
        "purple": Number(11),
        "purple_dice": Digits(11),
    }

    def marks(self, state: State, player: int) -> Marks:
        """Return what a player has marked, cell by cell."""
        return marks(state.sheets[player])

    def sheet_flaw(self, sheet: Sheet) -> InvalidText | None:
        """Return what is wrong with what a player has marked, or None."""
        return validity.flaw(sheet)

    def is_mark(self, move: int) -> bool:
        """Tell whether a number from FIRST_MARK on stands for a move at all."""
        return notation.is_mark(move)

    def format_mark(self, state: State, player: int, move: int) -> str:
        """Return a move that marks the sheet as text."""
        return notation.format_mark(state, state.sheets[player], move)

    def parse_mark(self, state: State, player: int, text: str) -> int:
        """Return the move that marks the sheet as a text says."""
        return notation.parse_mark(state, state.sheets[player], text)

    def mark_info(self, state: State, player: int, move: int) -> MoveInfo:
        """Return what a move that marks the sheet touches."""
        return notation.mark_info(state, state.sheets[player], move)

    def why_not_mark(self, state: State, player: int, move: int) -> IllegalMove:
        """Return why a die cannot be used like this."""
        if notation.is_bonus(move):
            return IllegalMove("no-bonus-now")
        die = areas.die_of(move)
        return self.why_not_die(state, player, die) or notation.why_not_target(state, state.sheets[player], move)

    def why_not_bonus(self, state: State, player: int, move: int) -> IllegalMove:
        """Return why a move does not use a pending bonus."""
        if move < FIRST_MARK or not notation.is_bonus(move):
            return IllegalMove("bonus-first")
        return notation.why_not_bonus(state.sheets[player], move)
