"""What was already done at a table, by the id its sender gave it: nothing is done twice."""

from typing import NamedTuple


class Envelope(NamedTuple):
    """What a message is sent with: an id that is honoured once, and the version of the table it was decided on."""

    id: int
    version: int


class Said:
    """The messages of the game at hand that changed something. It is part of the facts, so it outlives the server."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def begin(self) -> None:
        """Forget the last game."""
        self._said.clear()

    def note(self, said: str) -> None:
        """Remember a message by what `stamp` calls it."""
        self._said.add(said)

    def has(self, who: str, id: int) -> bool:
        """Tell whether somebody's message with this id was already carried out."""
        return stamp(who, id) in self._said


def stamp(who: str, id: int) -> str:
    """Return what a fact keeps of the message it follows from; ids of others do not matter."""
    return f"{who[:16]}/{id}"
