"""A table as somebody sees it: all that a page needs to draw it, and nothing they may not know."""

from typing import Any

import msgspec

from foxdice.core import MoveInfo, Node
from foxdice.table import events as ev
from foxdice.table.plays import can_redo
from foxdice.table.table import Table


class SeatLook(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    program: bool  # a person's seat at which a connected program plays
    bot: str
    words: str
    online: bool
    resigned: bool
    replaced: str
    absent: bool  # away for so long that the others may let a bot play
    asked: bool  # to play again, and has not answered
    agrees: bool  # that there is help by a program
    helped: bool  # in this game
    won: int  # games at this table
    clock: int | None  # milliseconds left


class Option(MoveInfo, frozen=True, omit_defaults=True, kw_only=True):
    """A legal move as text, with what it touches."""

    move: str


class GameLook(msgspec.Struct, frozen=True):
    """The game as one seat, or a spectator, sees it."""

    state: str
    waits_for: str  # decision, throw or over
    waiting: tuple[int, ...]  # seats that have to choose, or the one that throws
    dice: str  # to be thrown, by letter
    scores: tuple[int, ...]
    options: tuple[Option, ...]  # of the seat that looks
    can_undo: bool
    can_redo: bool


class LastPlay(msgspec.Struct, frozen=True):
    """Who threw or chose last, and when, in milliseconds."""

    seat: int
    at: int


class Look(msgspec.Struct, frozen=True):
    """A table. `seat` is the seat that looks, None for a spectator; `yours` are all seats of the same device."""

    table: str
    version: int
    number: int
    phase: str
    game_id: str
    dice: str
    rated: bool
    commitment: str
    seats: tuple[SeatLook, ...]
    host: bool
    yours: tuple[int, ...]
    seat: int | None
    game: GameLook | None
    round: int | None = None  # of so many `rounds`, where the game has any
    rounds: int | None = None
    last: LastPlay | None = None


def look(table: Table, who: str, now: int, seat: int | None = None) -> Look:
    """Return what the holder of a (hashed) token sees; of several own seats, the given one or the one that can act."""
    yours = table.seats_of(who)
    looking = seat if seat in yours else None
    if looking is None and yours:
        waiting = table.game.node(table.state).players if table.phase == "playing" else ()
        looking = next((own for own in yours if own in waiting), yours[0])
    on_table = table.game.tabletop(table.game.view(table.state, looking)) if table.phase != "lobby" else None
    return Look(
        table=table.id,
        version=table.version,
        number=table.number,
        phase=table.phase,
        game_id=table.settings.game,
        dice=table.settings.dice,
        rated=table.settings.rated,
        commitment=table.commitment,
        seats=tuple(_look_at_seat(table, number, now, yours) for number in range(len(table.seats))),
        host=table.is_host(who),
        yours=yours,
        seat=looking,
        game=None if table.phase == "lobby" else look_at_game(table, looking),
        round=on_table.round if on_table else None,
        rounds=on_table.rounds if on_table else None,
        last=_last_play(table) if on_table else None,
    )


def _last_play(table: Table) -> LastPlay | None:
    plays = (event for event in reversed(table.events[table.first_event :]) if isinstance(event, ev.Thrown | ev.Chosen))
    last = next(plays, None)
    return LastPlay(last.seat, last.at) if last else None


def look_at_game(table: Table, seat: int | None) -> GameLook:
    """Return the game as a seat, or a spectator (None), may see it."""
    game = table.game
    view = game.view(table.state, seat)
    node = game.node(view) if table.phase == "playing" else Node("over")
    waiting = node.players
    dice = ""
    if node.kind == "throw":
        thrower = game.thrower(view)
        waiting = () if thrower is None or table.is_mixing else (thrower,)
        dice = game.request(view).dice
    moves = game.legal(view, seat) if seat in node.players and seat is not None else []
    return GameLook(
        state=game.format_state(view),
        waits_for=node.kind,
        waiting=waiting,
        dice=dice,
        scores=tuple(game.score(view, player).total for player in range(len(table.seats))),
        options=tuple(_option(table, view, seat or 0, move) for move in moves),
        can_undo=seat is not None and table.can_undo(seat),
        can_redo=seat is not None and can_redo(table, seat),
    )


def _option(table: Table, view: Any, seat: int, move: int) -> Option:
    info = table.game.info(view, seat, move)
    text = table.game.format_move(view, seat, move)
    return Option(move=text, **msgspec.structs.asdict(info))


def _look_at_seat(table: Table, number: int, now: int, yours: tuple[int, ...]) -> SeatLook:
    seat = table.seats[number]
    return SeatLook(
        kind=seat.kind,
        name=seat.name,
        program=seat.program,
        bot=seat.bot,
        words=seat.words,
        online=table.is_online(number),
        resigned=seat.resigned,
        replaced=seat.replaced,
        absent=seat.absent,
        asked=seat.asked,
        agrees=seat.agrees,
        helped=seat.helped,
        won=seat.won,
        clock=table.time_left(number, now, to_others=number not in yours),
    )
