"""What the numbers of the scene functions mean: tables made from the sheet and from the names beside the functions."""

from typing import Any

from foxdice.core.flat import MAX_PARTS, Flat, field_names, part_type
from foxdice.core.game import AnyGame
from foxdice.core.rows import BROUGHT, INKS, NODES, ROOM, WIDTH

_FIELD = 8  # bytes of a number in a state
_OF_SCENE = ("steps", "phases", "places", "stock", "jokers", "bonuses", "earned", "words", "throw_words")


def names(game: AnyGame) -> dict[str, Any]:
    """Return the tables of a game, ready for JSON."""
    sheet, scene = game.sheet, game.scene
    return {
        "game": game.id,
        "version": game.version,
        "record": record_size(game.state_type),
        "min_players": game.players[0],
        "max_players": game.players[-1],
        "fewest_win": game.fewest_win,
        "ranks": list(sheet.ranks),
        "room": ROOM,
        "width": WIDTH,
        "nodes": list(NODES),
        "inks": list(INKS),
        "brought": list(BROUGHT),
        "areas": [{"id": area.id, "letter": area.letter.upper()} for area in sheet.areas],
        "cells": [cell.id for area in sheet.areas for cell in area.cells],
        "lines": ["-".join(line.cells) for area in sheet.areas for line in area.lines],
        "rows": [f"{area.id}-{row}" for area in sheet.areas for row in range(1, len(area.rows) + 1)],
        "slots": [f"{row.kind}-{slot}" for row in sheet.actions for slot in range(1, row.slots + 1)],
        "dice": [
            {"letter": letter, "colour": colour} for letter, colour in zip(scene.DICE, scene.COLOURS, strict=True)
        ],
        "actions": {str(move): name for move, name in scene.ACTIONS.items()},
        **{name: list(getattr(scene, name.upper())) for name in _OF_SCENE},
    }


def record_size(cls: type[Flat]) -> int:
    """Return how many bytes a state takes there."""
    size = 0
    for name in field_names(cls):
        part = part_type(cls, name)
        size += _FIELD if part is None else MAX_PARTS * record_size(part)
    return size
