"""What follows from a message: one shape for every decision at a table."""

from typing import NamedTuple

from foxdice.table import events as ev

UNREAD = -1  # the fact comes from the store; its text has to be read


class Decision(NamedTuple):
    """A fact that may be folded into the table it was decided at, as long as nothing else was.

    `number` is how the rules know a throw or a choice. Who decided has read and checked its text; the fold does not do
    so again (docs/decisions/0010-decide-fact-fold.md).
    """

    fact: ev.AnyEvent
    number: int = UNREAD
