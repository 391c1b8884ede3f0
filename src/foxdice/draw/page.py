"""What a drawing is told: which language to speak and what to put in front of its ids. And the marks it shows."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from foxdice.core.game import AnyGame
from foxdice.core.sheet import Area, Bonus, Cell, Mark, Marks
from foxdice.texts import say


@dataclass(frozen=True)
class Frame:
    """A rectangle on the paper."""

    x: float
    y: float
    width: float
    height: float

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.height / 2


@dataclass(frozen=True)
class Page:
    """One drawing's language, the prefix of its ids, the letters of its sheet's areas, and its format."""

    language: str
    prefix: str
    letters: Mapping[str, str]  # of the areas
    spread: bool = False  # a long sheet in two columns, for a wide page
    blank: bool = False  # to lay marks on: all that the pen could leave is there, unseen

    def id(self, name: str) -> str:
        """Return the id of a place in this drawing."""
        return self.prefix + name

    def say(self, key: str, **args: str | int) -> str:
        """Return a text in the language of this drawing."""
        return say(key, self.language, **args)

    def ink(self, name: str) -> str | None:
        """Return the name of a place for marks, which only a blank sheet tells."""
        return name if self.blank else None

    def names(self, **by_state: Any) -> str | None:
        """Return what a place is called in each of its states, which only a blank sheet tells: JSON.

        `{n}` stands for a number that is written there. Points have a `name` with `{points}` and perhaps `{count}` in
        it, and how each of them is said, by plural form.
        """
        return json.dumps(by_state, ensure_ascii=False, separators=(",", ":")) if self.blank else None

    def counted(self, key: str) -> dict[str, str]:
        """Return how a number of things is said, by plural form; `{n}` stands for the number."""
        forms = {"one": 1, "few": 3, "many": 5, "other": 5}
        return {form: self.say(key, count=number).replace(str(number), "{n}") for form, number in forms.items()}

    def cell_names(self, free: str, takes: str) -> str | None:
        """Return what a cell is called that is called like this while it is free."""
        base = free.removesuffix(self.mark(None))
        if takes == "crosses":
            return self.names(free=free, crossed=base + self.mark(Mark()))
        written = base + self.say("draw-written", number="{n}")
        return self.names(free=free, written=written, struck=f"{written}, {self.say('draw-struck')}")

    def title(self, game: AnyGame) -> str:
        """Return what stands at the top of the sheet."""
        return self.say(f"draw-title-{game.id.replace(':', '-')}")

    # ------------------------------------------------------------------ accessible names

    def bonus(self, bonus: Bonus) -> str:
        """Name a bonus: `cross in blue`, `fox`."""
        if bonus.kind in ("cross", "write", "question"):
            where = self.say("draw-into", area=bonus.area or "any")
            number = {"number": bonus.number} if bonus.number else {}
            return self.say(f"draw-bonus-{bonus.kind}", where=where, **number)
        return self.say(f"draw-bonus-{bonus.kind}")

    def cell(self, area: Area, cell: Cell, place: int | str, mark: Mark | None, *details: str) -> str:
        """Name a cell and what is in it: `yellow 3, row 1, free`."""
        colour = self.say("draw-area", area=area.id)
        first = colour if cell.crossed else self.say("draw-cell", area=colour, cell=cell.number or place)
        parts = [first, *details]
        if cell.crossed:
            return ", ".join([*parts, self.say("draw-given")])
        if cell.min:
            parts.append(self.say("draw-min", number=cell.min))
        if cell.bonus:
            parts.append(self.say("draw-gives", bonus=self.bonus(cell.bonus)))
        return ", ".join([*parts, self.mark(mark)])

    def mark(self, mark: Mark | None) -> str:
        """Name what is in a cell."""
        if mark is None:
            return self.say("draw-free")
        if mark.number is None:
            return self.say("draw-crossed")
        written = self.say("draw-written", number=mark.number)
        return f"{written}, {self.say('draw-struck')}" if mark.struck else written


def columns(x: float, width: float, count: int) -> list[tuple[float, float]]:
    """Divide a width into equal columns: where each begins, and how wide it is."""
    edges = [x + width * column / count for column in range(count + 1)]
    return [(start, end - start) for start, end in pairwise(edges)]


def marks_of(game: AnyGame, state: Any, player: int) -> Marks:
    """Return what a player has marked; on a blank sheet what is crossed from the start."""
    return game.marks(state, player) if state else game.marks(game.new(game.players[0]), 0)
