"""What lies on the table, for whoever shows it: the dice, where they lie, and which round it is."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableDie:
    """A die: its letter and colour, what it shows (None: not thrown yet, or an X) and where it lies.

    `place` is `hand` (about to be thrown), `thrown`, `slot-1` to `slot-3`, `tray` or `arena`.
    """

    letter: str
    colour: str
    face: int | None
    place: str


@dataclass(frozen=True)
class Tabletop:
    """The dice, the round and how many there are (None where a game has no rounds), and whose turn it is.

    `step` names what is going on, in words of the game: a key of its `About.steps`.
    """

    dice: tuple[TableDie, ...]
    active: int
    step: str
    round: int | None = None
    rounds: int | None = None
