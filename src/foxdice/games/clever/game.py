"""Ganz schön clever: the front door."""

from typing import ClassVar

from foxdice.core.text import Digits, Number
from foxdice.games.clever import areas, notation, scene, sheet, validity
from foxdice.games.clever.state import Sheet, State
from foxdice.games.family.game import SCENE, FamilyGame


class Clever(FamilyGame[State]):
    """Ganz schön clever, for one to four."""

    name = "clever"
    version = 1
    dice = scene.COLOURS
    letters = scene.DICE
    scene_modules = (scene.__name__, SCENE)
    state_type = State
    sheet_type = Sheet
    modules = (areas.__name__,)
    sheets = (sheet.__name__, sheet.SHEETS)
    texts = (notation.__name__, validity.__name__)
    max_moves = 64
    sheet_codecs: ClassVar = {
        "yellow": Number(0xFFFF),
        "blue": Number(0x7FF),
        "green": Number(11),
        "orange": Number(11),
        "orange_dice": Digits(11),
        "purple": Number(11),
        "purple_dice": Digits(11),
    }
