"""What happens at a table: stored, sent, and enough to set the same table up again.

Every event has the time `at`, in milliseconds. `host` and `owner` are hashed tokens and are left out for the public.
"""

import msgspec

from foxdice.table.messages import Clock


class Fact(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What is stored beside an event and told to nobody: the message it follows from (`foxdice.table.said`)."""

    said: str = ""


class Event(Fact, frozen=True, tag_field="type", tag=str.lower):
    """Base of all events; on the wire its class is the field `type`, in small letters."""

    at: int


class Opened(Event, frozen=True, kw_only=True):
    """A table was opened. `commitment` binds fair dice; see `foxdice.dice.fair`.

    Dice that others have too have a name of their own, by which everybody has the same throws, and are played once;
    their seed is told when the game is over, but not before the moment `reveal_at`.

    Newcomers to a later game, whose `number` it tells, hear how the table stood when that began
    (`foxdice.table.prologue`): who sits there has then `won` some games.
    """

    game: str
    seats: int
    dice: str
    rated: bool
    clock: Clock | None
    away_seconds: int | None
    stand_in: str
    commitment: str
    host: str = ""
    number: int = 1
    ask_first: bool = False
    dice_name: str = ""
    reveal_at: int = 0


class Joined(Event, frozen=True):
    """A person took a seat, or a `program` that somebody connects: it plays as a person does, marked for everybody."""

    seat: int
    name: str
    owner: str = ""
    program: bool = False
    won: int = 0
    asked: bool = False  # to play again, and has not answered


class Invited(Event, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str
    won: int = 0


class Left(Event, frozen=True):
    """A seat became empty; whoever the host removed cannot come back."""

    seat: int
    removed: bool = False


class Arranged(Event, frozen=True):
    """There are other seats now: the old ones by number in their new order, -1 for a new one."""

    seats: tuple[int, ...]


class Renamed(Event, frozen=True):
    """Somebody is called otherwise from now on."""

    seat: int
    name: str


class Mixed(Event, frozen=True):
    """A player's own words went into the dice."""

    seat: int
    words: str


class Committed(Event, frozen=True):
    """A player's device promised random bits by their SHA-256."""

    seat: int
    hash: str


class Revealed(Event, frozen=True):
    """A player's device opened the bits it had promised; when all have, the dice can be thrown."""

    seat: int
    bits: str


class LeftOut(Event, frozen=True):
    """These seats did not promise or open bits in time. The others promise anew."""

    seats: tuple[int, ...]


class Started(Event, frozen=True):
    """The game began. `seats` are those that stay, in order; they are numbered anew from 0."""

    seats: tuple[int, ...]


class Thrown(Event, frozen=True, omit_defaults=True):
    """Dice fell. In the physical arena also: how they were thrown and came to rest, the way they went, and which arena.

    `flight` is base64 of `foxdice.dice.arena.trajectory`. Who comes late hears `rest` and `flight` of the latest throw
    only: that is where the dice lie now, and nobody watches every throw there was.
    """

    seat: int
    text: str
    gesture: str = ""
    rest: str = ""
    flight: str = ""
    arena: str = ""


class Corrected(Event, frozen=True):
    """The last throw of real dice was typed in again."""

    seat: int
    text: str


class Chosen(Event, frozen=True):
    """A player made a move. Where several choose at once, this is published when all have chosen."""

    seat: int
    move: str


class Undone(Event, frozen=True):
    """A player took a choice back, and with it the last `count` throws and choices that were published."""

    seat: int
    count: int


class Redone(Event, frozen=True):
    """A player made again what was taken back last: `count` throws and choices."""

    seat: int
    count: int


class Resigned(Event, frozen=True):
    """A player gave up."""

    seat: int


class Absent(Event, frozen=True):
    """Somebody has been away for as long as was agreed; the others may let a bot play."""

    seat: int


class Replaced(Event, frozen=True):
    """A bot plays for somebody who is `away` or whose `clock` ran out."""

    seat: int
    reason: str


class Returned(Event, frozen=True):
    """A player took the seat back from the bot."""

    seat: int


class Agreed(Event, frozen=True):
    """It is fine with a player that there is help by a program, or it no longer is."""

    seat: int
    on: bool


class Helped(Event, frozen=True):
    """A program helps a player in this game from now on."""

    seat: int


class Forfeited(Event, frozen=True):
    """A bot failed, and its next choice is made for it: `reason` says how."""

    seat: int
    reason: str


class Ended(Event, frozen=True, kw_only=True):
    """The game is over. Fair dice are revealed: `seed` and `salt` fit the commitment."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seed: str = ""
    salt: str = ""


class Reopened(Event, frozen=True):
    """Somebody wants to play again. `seats` are the old seats in their new order, `asked` those who have not agreed."""

    seats: tuple[int, ...]
    commitment: str
    asked: tuple[int, ...] = ()


class Accepted(Event, frozen=True):
    """Somebody who was asked plays again too."""

    seat: int


AnyEvent = (
    Opened
    | Joined
    | Invited
    | Left
    | Arranged
    | Renamed
    | Mixed
    | Committed
    | Revealed
    | LeftOut
    | Started
    | Thrown
    | Corrected
    | Chosen
    | Undone
    | Redone
    | Resigned
    | Absent
    | Replaced
    | Returned
    | Agreed
    | Helped
    | Forfeited
    | Ended
    | Reopened
    | Accepted
)


_NAME_TOKENS = (Joined, Opened)


def public(events: list[AnyEvent]) -> list[AnyEvent]:
    """Return events as everybody may see them."""
    for event in events:
        if isinstance(event, _NAME_TOKENS):
            return [_without_token(event) if isinstance(event, _NAME_TOKENS) else event for event in events]
    return events


def _without_token(event: Joined | Opened) -> AnyEvent:
    if isinstance(event, Joined):
        return msgspec.structs.replace(event, owner="")
    return msgspec.structs.replace(event, host="")
