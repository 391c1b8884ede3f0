"""What people say to a table. Every message but `Open` goes to a table that exists; `seat` counts from 0."""

from typing import Annotated, Literal

import msgspec

# What every device can count to exactly: a longer number could be neither said in words nor kept at small cost.
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Clock(msgspec.Struct, frozen=True, gc=False):
    """So many seconds for each decision, or for all decisions of a player in a game."""

    per: Literal["decision", "game"]
    seconds: Number


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages; on the wire its class is the field `type`, in small letters."""


class Open(Message, frozen=True, kw_only=True):
    """Open a table; whoever does is its host."""

    game: str
    seats: Number
    dice: str = ""  # the game's own: `fair`, or `physical` in an arena; or `real`: somebody types the throws in
    rated: bool = False
    clock: Clock | None = None
    away_seconds: Number | None = None  # after so long without a connection somebody is away; None: the game waits
    ask_first: bool = False  # then the others are asked whether a bot should play; otherwise it does
    stand_in: str = "greedy"  # the bot that plays for whoever left or resigned


class Join(Message, frozen=True):
    """Take an empty seat; any number of seats may be taken by one device. A `program` says that it is one."""

    seat: Number
    name: str
    program: bool = False


class Invite(Message, frozen=True):
    """Put a bot on an empty seat, or another one in a bot's place."""

    seat: Number
    bot: str


class AddSeat(Message, frozen=True):
    """Put another seat to the table before the game."""


class DropSeat(Message, frozen=True):
    """Take an empty seat away before the game."""

    seat: Number


class Rename(Message, frozen=True):
    """Call oneself otherwise before the game."""

    seat: Number
    name: str


class Leave(Message, frozen=True):
    """Empty a seat before the game: one's own, or as host any."""

    seat: Number


class Mix(Message, frozen=True):
    """Add words of one's own to the dice before the game."""

    seat: Number
    words: str


class Commit(Message, frozen=True):
    """Promise random bits for the dice by their SHA-256, before anybody opens theirs."""

    seat: Number
    hash: str


class Reveal(Message, frozen=True):
    """Open the random bits that were promised: 128 of them, in hexadecimal."""

    seat: Number
    bits: str


class Start(Message, frozen=True):
    """Begin the game; seats that are still empty are taken away."""


class Throw(Message, frozen=True):
    """Throw the dice that are due: `text` says how real dice fell, `gesture` how simulated ones are thrown."""

    seat: Number
    text: str = ""
    gesture: str = ""


class Correct(Message, frozen=True):
    """Correct a throw of real dice that was typed in wrongly."""

    seat: Number
    text: str


class Choose(Message, frozen=True):
    """Make a move."""

    seat: Number
    move: str


class Undo(Message, frozen=True):
    """Take one's last choice back."""

    seat: Number


class Redo(Message, frozen=True):
    """Make again what one took back last."""

    seat: Number


class StandIn(Message, frozen=True):
    """Let a bot play for somebody else who is away, at a table where that is asked first."""

    seat: Number


class Resign(Message, frozen=True):
    """Give up; a bot plays on for the others' sake."""

    seat: Number


class Back(Message, frozen=True):
    """Take one's seat back from the bot that stands in."""

    seat: Number


class Agree(Message, frozen=True):
    """Say whether it is fine with one's seat that players have help by a program (`foxdice.table.helping`)."""

    seat: Number
    on: bool


class Help(Message, frozen=True):
    """Say that a program helps one's seat in this game, before it does."""

    seat: Number


class Rematch(Message, frozen=True):
    """Play again at the same table, and ask the others to; the next player begins."""


class Accept(Message, frozen=True):
    """Play again too; whoever has not said so is left out when the game begins."""

    seat: Number


AnyMessage = (
    Join
    | Invite
    | AddSeat
    | DropSeat
    | Rename
    | Leave
    | Mix
    | Commit
    | Reveal
    | Start
    | Throw
    | Correct
    | Choose
    | Undo
    | Redo
    | StandIn
    | Resign
    | Back
    | Agree
    | Help
    | Rematch
    | Accept
)
