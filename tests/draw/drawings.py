"""Drawings taken apart, for tests."""

from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from foxdice import games
from foxdice.core import record
from foxdice.games import AnyGame
from foxdice.testing.playing import random_game

RECORDS = Path(__file__).parent / "records"
SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


def parse(svg: str) -> Element:
    """Read a drawing."""
    return ElementTree.fromstring(svg)


def cells(drawing: Element) -> dict[str, Element]:
    """Return the drawn cells by their id on the sheet; a cell drawn twice is an error."""
    found: dict[str, Element] = {}
    for group in drawing.iter(f"{SVG}g"):
        if "cell" in classes(group):
            assert group.attrib["data-cell"] not in found
            found[group.attrib["data-cell"]] = group
    return found


def by_id(drawing: Element, id: str) -> Element:
    """Return the element with this id."""
    return next(element for element in drawing.iter() if element.get("id") == id)


def classes(element: Element) -> list[str]:
    """Return the classes of an element."""
    return element.get("class", "").split()


def has(element: Element, name: str) -> bool:
    """Tell whether there is a part of this class in an element."""
    return any(name in classes(part) for part in element.iter())


def ids(drawing: Element) -> list[str]:
    """Return all ids."""
    return [element.attrib["id"] for element in drawing.iter() if "id" in element.attrib]


def names(drawing: Element) -> list[str]:
    """Return all accessible names."""
    return [element.attrib["aria-label"] for element in drawing.iter() if "aria-label" in element.attrib]


@cache
def recorded(id: str) -> record.Playthrough:
    """Return the recorded game that the snapshots show."""
    return record.parse((RECORDS / f"{id}.txt").read_text(encoding="utf-8")).replay()


@cache
def played(game: AnyGame) -> Any:  # each game has its own states
    """Return the end of a random game for three."""
    return random_game(game, 3, seed=1).state


def sheet_games() -> list[AnyGame]:
    """Return the games that are played on a sheet, with all of their sheets."""
    every = map(games.get, (*games.ids(), "qwixx:mixx-b"))
    return [game for game in every if game.sheet.areas]
