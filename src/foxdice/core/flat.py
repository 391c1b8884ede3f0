"""What a state is made of: integers, and lists of parts made of integers.

Flat states clone, compare and hash cheaply, and each maps field by field onto a NumPy record,
which is how the compiled rules see the same state (`foxdice.core.compiled`).
"""

import dataclasses
import inspect
from operator import attrgetter
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

# A list of parts has room for this many in a record; nobody plays with more people.
MAX_PARTS = 5


class Flat:
    """Base of the states and their parts: subclasses are dataclasses with slots, all fields `int` or `list[Flat]`."""

    __slots__ = ()

    _values: ClassVar[Any]  # an attrgetter: all field values as a tuple

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        names = [name for base in reversed(cls.__mro__) for name in inspect.get_annotations(base)]
        fields = [name for name in dict.fromkeys(names) if not name.startswith("_")]
        if len(fields) > 1:
            cls._values = attrgetter(*fields)

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            *[value if value.__class__ is int else [part.clone() for part in value] for value in self._values(self)]
        )

    def key(self) -> tuple[Any, ...]:
        """Return what equality and hash look at."""
        return tuple(
            value if value.__class__ is int else tuple(part.key() for part in value) for value in self._values(self)
        )

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__ and isinstance(other, Flat) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def part_type(cls: type[Flat], field: str) -> type[Flat] | None:
    """Return the class of the parts in list `field`, or None where the field is a plain integer."""
    hint = get_type_hints(cls)[field]
    return get_args(hint)[0] if get_origin(hint) is list else None


def field_names(cls: type[Flat]) -> list[str]:
    """Return the names of all fields, in order."""
    return [field.name for field in dataclasses.fields(cls)]  # type: ignore[arg-type]  # every Flat is a dataclass
