"""A game in progress without I/O: seats, throws, moves, undo, clocks.

Messages (`foxdice.table.messages`) go in, events (`foxdice.table.events`) come out; whoever says something is known by
a word, and time comes from outside, in milliseconds.

>>> from foxdice.table.messages import Join, Open, Start
>>> pine, change = Table.open("pine", Open(game=games.ids()[0], seats=1, dice="real"), "anna", now=0)
>>> [type(event).__name__ for event in pine.handle(Join(0, "Anna"), "anna", now=1).events]
['Joined']
>>> [type(event).__name__ for event in pine.handle(Start(), "anna", now=2).events]
['Started']
>>> pine.handle(Join(5, "Boris"), "boris", now=3)
Traceback (most recent call last):
foxdice.table.errors.Refusal: There is no seat 6 at this table.
"""

from foxdice.table.errors import Refusal
from foxdice.table.needs import Need
from foxdice.table.said import Envelope
from foxdice.table.table import Change, Table
from foxdice.table.throws import DueCast

__all__ = ["Change", "DueCast", "Envelope", "Need", "Refusal", "Table"]
