"""Drawings taken apart, for tests."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from foxdice import games
from foxdice.games import AnyGame, record

GOLDEN = Path(__file__).parents[1] / "games" / "golden"
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


def golden(game: AnyGame, players: int) -> Any:  # each game has its own states
    """Return the end of a golden game."""
    return record.parse((GOLDEN / f"{game.id}-{players}p.txt").read_text(encoding="utf-8")).replay().state


def sheet_games() -> list[AnyGame]:
    """Return the games that are played on a sheet."""
    return [game for game in map(games.get, games.IDS) if game.sheet.areas]
