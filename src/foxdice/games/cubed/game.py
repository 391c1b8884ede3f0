"""Clever hoch Drei: the front door."""

from typing import ClassVar

from foxdice.core.errors import IllegalMove
from foxdice.core.text import Digits, Letters, Number
from foxdice.games.cubed import (
    areas,
    blue,
    bonuses,
    brown,
    jokers,
    notation,
    pink,
    scene,
    sheet,
    targets,
    turquoise,
    validity,
    yellow,
)
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.family.game import SCENE, FamilyGame


class Cubed(FamilyGame[State]):
    """Clever hoch Drei, for one to four."""

    name = "cubed"
    version = 1
    dice = scene.COLOURS
    letters = scene.DICE
    scene_modules = (scene.__name__, SCENE)
    state_type = State
    sheet_type = Sheet
    modules = tuple(
        module.__name__ for module in (areas, targets, bonuses, jokers, yellow, turquoise, blue, brown, pink)
    )
    sheets = (sheet.__name__, sheet.SHEETS)
    texts = (notation.__name__, validity.__name__)
    # Six dice with +1, each as ten numbers (its own, four printed jokers, five more with a question mark): white has at
    # most twelve targets, the others together twelve. Bonuses need fewer.
    max_moves = 256
    sheet_codecs: ClassVar = {
        "jokers": Number(7),
        "jokers_used": Letters("1234567"),
        "yellow": Number(yellow.YELLOW_ALL),
        "turquoise": Number(turquoise.TURQUOISE_ALL),
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

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        own = state.sheets[player]
        if move == areas.ENOUGH and not own.turquoise_column:
            return IllegalMove("no-further-cross")
        return super().why_not(state, player, move)
