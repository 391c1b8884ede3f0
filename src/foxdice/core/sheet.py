"""A score sheet as data: what is printed on it.

Rules make their tables from it, drawings their pictures, the page and the help their names. Every cell has an id that
never changes (`yellow-1-3`, `green-4`): it is the cell's name in drawings, in the page and in moves sent by the server.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Bonus:
    """What a cell, a line or a round gives: kind is reroll, extra, joker, fox, cross, write or question.

    A cross or a number with area None is black: the player chooses the area. A question: the player chooses the number.
    """

    kind: str
    area: str | None = None
    number: int | None = None


@dataclass(frozen=True)
class Cell:
    """One cell. `number` is what is printed in it, `min` what a die must show at least.

    `times` is its multiplier; 0: there is none, the number is never multiplied here.
    """

    id: str
    number: int | None = None
    min: int | None = None
    times: int = 1
    bonus: Bonus | None = None
    crossed: bool = False  # crossed from the start
    shaded: bool = False  # printed on a background of its own: grey cells of yellow, coloured ones of turquoise


@dataclass(frozen=True)
class Line:
    """Cells that give a bonus or points once all of them are crossed."""

    cells: tuple[str, ...]
    kind: str  # row, column, diagonal or pair
    bonus: Bonus | None = None
    points: int = 0


@dataclass(frozen=True)
class Area:
    """One coloured area: its cells row by row, its lines, its points by number of marks in the area or in each row."""

    id: str
    letter: str
    rows: tuple[tuple[Cell, ...], ...]
    lines: tuple[Line, ...] = ()
    points: tuple[int, ...] = ()
    points_by_row: bool = False

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(cell for row in self.rows for cell in row)


@dataclass(frozen=True)
class ActionRow:
    """A row of slots for an action: circled when earned, crossed when used. `end` comes with the last circle."""

    kind: str
    slots: int
    printed: tuple[str, ...] = ()
    end: Bonus | None = None


@dataclass(frozen=True)
class Sheet:
    """The whole sheet."""

    game: str
    areas: tuple[Area, ...]
    actions: tuple[ActionRow, ...] = ()
    rounds: tuple[tuple[Bonus, ...], ...] = ()  # what each round gives; several: choose one
    ranks: tuple[int, ...] = ()  # points that are needed for each rank when playing alone, best first

    def area(self, id: str) -> Area:
        """Return the area with this id."""
        return next(area for area in self.areas if area.id == id)


@dataclass(frozen=True)
class Mark:
    """What the pen left in a cell: a cross, or a number; `struck`: the cell's bonus was given up and struck out."""

    number: int | None = None
    struck: bool = False


Marks = Mapping[str, Mark]  # by the id of the cell; a cell that is not in here is free
