"""States as one line of text: `<id> players=2 round=1 faces=433113 | rerolls=1 yellow=… | …`.

A game lists how each field is written; fields that are zero are left out. What is read back is checked
against the same list.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from foxdice.core.errors import InvalidText
from foxdice.core.flat import Flat, field_names

F = TypeVar("F", bound=Flat)


class Codec(Protocol):
    """How one field is written."""

    def write(self, value: int) -> str:
        """Return the value as text."""
        ...

    def read(self, text: str) -> int:
        """Return the value a text means; raise ValueError when it means none."""
        ...


@dataclass(frozen=True)
class Number:
    """A plain number from 0 to `max`."""

    max: int

    def write(self, value: int) -> str:
        """Return the number in decimal."""
        return str(value)

    def read(self, text: str) -> int:
        """Return the number."""
        if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= self.max):
            raise ValueError(text)
        return int(text)


@dataclass(frozen=True)
class Digits:
    """Packed digits, three or four bits each, written first to last; ten to twelve are a to c."""

    length: int
    bits: int = 3

    def write(self, value: int) -> str:
        """Return the digits."""
        return format(value, "o" if self.bits == 3 else "x")[::-1]

    def read(self, text: str) -> int:
        """Return the packed digits."""
        if not 0 < len(text) <= self.length or set(text) - set("0123456789abc"[: 1 << self.bits]):
            raise ValueError(text)
        return int(text[::-1], 1 << self.bits)


@dataclass(frozen=True)
class Letters:
    """A set of bits, one letter each."""

    letters: str

    def write(self, value: int) -> str:
        """Return the letters of the bits that are set."""
        return "".join(letter for place, letter in enumerate(self.letters) if value >> place & 1)

    def read(self, text: str) -> int:
        """Return the set."""
        if len(set(text)) != len(text) or set(text) - set(self.letters):
            raise ValueError(text)
        return sum(1 << self.letters.index(letter) for letter in text)


@dataclass(frozen=True)
class Words:
    """A number that has a name."""

    words: tuple[str, ...]

    def write(self, value: int) -> str:
        """Return the name."""
        return self.words[value]

    def read(self, text: str) -> int:
        """Return the number."""
        return self.words.index(text)


@dataclass(frozen=True)
class StateText:
    """How a game's states are written: a codec for each field of the state and of its parts."""

    game: str
    table: Mapping[str, Codec]
    parts: Mapping[str, Mapping[str, Codec]] = field(default_factory=dict)  # by name of the list

    def format(self, state: Flat) -> str:
        """Return a state as one line."""
        pieces = [f"{self.game} {_write(state, self.table)}".rstrip()]
        for name, codecs in self.parts.items():
            pieces += [f"{name} {_write(part, codecs)}".rstrip() for part in getattr(state, name)]
        return " | ".join(pieces)

    def parse(self, text: str, empty: F) -> F:
        """Fill an empty state that has as many parts as the text says; raise `InvalidText`."""
        head, *pieces = (piece.strip() for piece in text.split("|"))
        _read(empty, self.table, head.split()[1:])
        expected = [(name, part) for name in self.parts for part in getattr(empty, name)]
        if [piece.split()[:1] for piece in pieces] != [[name] for name, _ in expected]:
            raise InvalidText("state-parts", parts=len(expected))
        for piece, (name, part) in zip(pieces, expected, strict=True):
            _read(part, self.parts[name], piece.split()[1:])
        return empty

    def peek(self, text: str, name: str) -> int:
        """Return one field of the table from a text, before there is a state to fill; raise `InvalidText`."""
        words = text.split("|")[0].split()
        if not words or words[0] != self.game:
            raise InvalidText("state-game", game=self.game)
        for word in words[1:]:
            key, _, value = word.partition("=")
            if key == name:
                return _value(self.table[name], key, value)
        return 0


def _write(part: Flat, codecs: Mapping[str, Codec]) -> str:
    values = ((name, getattr(part, name)) for name in field_names(type(part)))
    return " ".join(f"{name}={codecs[name].write(value)}" for name, value in values if name in codecs and value)


def _read(part: Any, codecs: Mapping[str, Codec], words: list[str]) -> None:
    seen = set()
    for word in words:
        name, _, value = word.partition("=")
        if name not in codecs or name in seen:
            raise InvalidText("state-field", text=word)
        seen.add(name)
        setattr(part, name, _value(codecs[name], name, value))


def _value(codec: Codec, name: str, text: str) -> int:
    try:
        return codec.read(text)
    except ValueError:
        raise InvalidText("state-value", name=name, text=text) from None
