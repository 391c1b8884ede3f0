"""What goes over the wire: the one schema from which the page's types are generated (`foxdice.server.typescript`).

A WebSocket frame from a client is one JSON object. A frame from the server is one or more, one to a line.
"""

from typing import Literal

import msgspec

from foxdice.table.arena_look import ArenaLook
from foxdice.table.events import AnyEvent, Chosen
from foxdice.table.messages import AnyMessage, Number, Open


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first thing a client says: who it is and what it has heard already."""

    token: str = ""
    since: Number = 0
    language: Literal["en", "de", "ru"] = "en"


class Do(msgspec.Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """A message to the table, decided on at `version` of it.

    `id` comes back with the answer. Of several with the same id from the same token one is carried out, so whoever
    lost the line before the answer says the same again; a device chooses ids so that it never has the same twice.
    """

    id: Number
    version: Number
    message: AnyMessage


Face = Literal["glad", "wow", "think", "sad", "wink"]


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A fox's face that a seat shows to everybody at the table; nothing is stored, and too many are not shown."""

    seat: Number
    face: Face


class Reaction(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody showed a face."""

    seat: int
    face: Face


class Yours(msgspec.Struct, frozen=True):
    """What is one's own at a table: seats by number, and whether one opened it."""

    seats: tuple[int, ...]
    host: bool


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """What happened: the events up to `version`. With an `id` it also is the answer to what this client said.

    What newcomers hear first begins with `Opened`: the game at hand, and as much of those before as it needs
    (`foxdice.table.prologue`). The first one and answers also tell which choices of one's own the others have not heard
    of yet. The first one, and whenever somebody sat down, left or changed seats, tells which seats are one's own:
    events name nobody's token. In a game with physical dice each tells where the dice lie. `rules`, in the first one,
    names those the server plays by (`foxdice.server.rules`): a page that has others loads itself anew.
    """

    version: int
    events: list[AnyEvent]
    id: int | None = None
    held: list[Chosen] = []
    yours: Yours | None = None
    arena: ArenaLook | None = None
    rules: str = ""


class Refused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """The answer to something that cannot be done; nothing has changed."""

    code: str
    text: str
    id: int | None = None


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Which seats are connected, by number."""

    online: tuple[bool, ...]


ClientFrame = Hello | Do | React
ServerFrame = Update | Refused | Presence | Reaction


class Device(msgspec.Struct, frozen=True):
    """A fresh secret token; whoever has it owns the seats taken with it."""

    token: str


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    open: Open


class NewTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class MyTable(msgspec.Struct, frozen=True):
    """A table this device has to do with."""

    table: str
    game: str
    phase: str
    updated: int


class MyTables(msgspec.Struct, frozen=True):
    """The tables this device has to do with, the latest first."""

    tables: list[MyTable]


class BeginDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for one's table of today's daily of a game."""

    game: str
    name: str


class Daily(msgspec.Struct, frozen=True):
    """The daily of a game: what its dice are bound to, today and tomorrow, and one's own try."""

    game: str
    commitment: str
    tomorrow: str
    players: int  # who have ended it
    table: str  # of one's own try; empty: not begun
    points: int | None  # of one's own try, once it has ended in time


class Dailies(msgspec.Struct, frozen=True):
    """The dailies of today. At the moment `until`, in milliseconds, games no longer count and the seeds are told."""

    day: str
    until: int
    games: tuple[Daily, ...]


class DailyResult(msgspec.Struct, frozen=True):
    """What somebody made of the dice of a day; `luck_free`, with luck taken off, follows after a while."""

    name: str
    points: int
    luck_free: float | None
    yours: bool


class DailyResults(msgspec.Struct, frozen=True):
    """Who made what of the dice of a day, the best first; one's own result is among them and has a `place`.

    `best` is what the strongest bot makes of them; it follows after a while, for those who have played. Seed and salt
    are told after the day.
    """

    day: str
    game: str
    commitment: str
    seed: str
    salt: str
    players: int
    place: int | None
    best: int | None
    results: tuple[DailyResult, ...]


class Reported(msgspec.Struct, frozen=True):
    """The name that was reported to the operator."""

    name: str


class VerifyRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose dice are to be checked."""

    record: str
    language: Literal["en", "de", "ru"] = "en"


class Verified(msgspec.Struct, frozen=True):
    """What the check found; `wrong` is the first wrong throw, counted from 1."""

    fair: bool
    code: str
    text: str
    throws: int
    wrong: int | None
    helped: tuple[int, ...]  # seats whose players had help by a program, as the record says


class LookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be reviewed, or to be appraised where it ends, for one of its players (from 0)."""

    record: str
    player: Number = 0


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str


decode_client_frame = msgspec.json.Decoder(ClientFrame).decode
encode = msgspec.json.Encoder().encode
encode_facts = msgspec.json.Encoder().encode_lines
decode_fact = msgspec.json.Decoder(AnyEvent).decode
