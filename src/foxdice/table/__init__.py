"""A game in progress without I/O: seats, throws, moves, undo, clocks."""

from foxdice.table.errors import Refusal
from foxdice.table.needs import Need
from foxdice.table.said import Envelope
from foxdice.table.table import Change, Table
from foxdice.table.throws import DueCast

__all__ = ["Change", "DueCast", "Envelope", "Need", "Refusal", "Table"]
