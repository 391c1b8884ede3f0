"""A game in progress without I/O: seats, throws, moves, undo, clocks."""

from foxdice.table.errors import Refusal
from foxdice.table.table import Change, Need, Table

__all__ = ["Change", "Need", "Refusal", "Table"]
