"""Clever hoch Drei: the front door."""

from collections.abc import Mapping
from typing import ClassVar

from foxdice.core.errors import IllegalMove, InvalidText
from foxdice.core.game import MoveInfo
from foxdice.core.sheet import Marks
from foxdice.core.source import Source
from foxdice.core.text import Digits, Letters, Number
from foxdice.games.cubed import areas, notation, validity
from foxdice.games.cubed.marks import marks
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.family.game import ACTIONS, AREAS, MODULES, FamilyGame
from foxdice.games.family.turns import FIRST_MARK


class Cubed(FamilyGame[State]):
    """Clever hoch Drei, for one to four."""

    id = "cubed"
    version = 1
    dice = notation.COLOURS
    letters = notation.DICE
    actions: ClassVar = {**ACTIONS, areas.ENOUGH: "enough"}
    state_type = State
    sheet_type = Sheet
    sheet = SHEET
    source = Source("cubed", (*MODULES, areas.__name__), ((AREAS, areas.__name__),))
    # Six dice with +1, each as ten numbers (its own, four printed jokers, five more with a question mark): white has at
    # most twelve targets, the others together twelve. Bonuses need fewer.
    most_moves = 256
    sheet_codecs: ClassVar = {
        "jokers": Number(7),
        "jokers_used": Letters("1234567"),
        "yellow": Number(areas.YELLOW_ALL),
        "turquoise": Number(areas.TURQUOISE_ALL),
        "turquoise_column": Number(6),
        "left": Number(6),
        "left_numbers": Digits(6, bits=4),
        "right": Number(6),
        "right_numbers": Digits(6, bits=4),
        "brown": Number(0xFFF),
        "pink": Number(12),
        "pink_dice": Digits(12),
        "pink_multiplied": Number(0xFFF),
    }

    def stock(self, state: State, player: int) -> Mapping[str, int]:
        """Return the actions that are left, number jokers among them, and the foxes."""
        sheet = state.sheets[player]
        return {**super().stock(state, player), "joker": sheet.jokers - sheet.jokers_used.bit_count()}

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
        return notation.mark_info(state.sheets[player], move)

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        sheet = state.sheets[player]
        if move == areas.ENOUGH and not sheet.turquoise_column:
            return IllegalMove("no-further-cross")
        return super().why_not(state, player, move)

    def why_not_mark(self, state: State, player: int, move: int) -> IllegalMove:
        """Return why a die cannot be used like this."""
        sheet = state.sheets[player]
        if notation.is_further_cross(move):
            return notation.why_not_further(sheet, move)
        if notation.is_bonus(move):
            return IllegalMove("no-bonus-now")
        return (
            self.why_not_die(state, player, areas.die_of(move))
            or notation.why_not_joker(state, sheet, move)
            or notation.why_not_target(state, sheet, move)
        )

    def why_not_bonus(self, state: State, player: int, move: int) -> IllegalMove:
        """Return why a move does not use a pending bonus."""
        sheet = state.sheets[player]
        if move >= FIRST_MARK and notation.is_further_cross(move):
            return notation.why_not_further(sheet, move)
        if sheet.turquoise_column:
            return IllegalMove("further-first")
        if move < FIRST_MARK or not notation.is_bonus(move):
            return IllegalMove("bonus-first")
        return notation.why_not_bonus(sheet, move)
