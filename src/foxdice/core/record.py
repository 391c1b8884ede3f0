"""A whole game as text: what is stored, sent, tested and shared.

    foxdice record 2
    game <id>
    version 1
    players 1

    throw w4 y3 b3 g1 o3 p3
    1 w4>y3.4
    …
    result 1:204

Header lines beyond the first three (`name value`) are kept. Of some the form is known since version 2:

    help 1 3                          seats, from 1, whose players were helped by a program
    forfeit 2 late, 4 illegal         seats whose program failed, and how: such choices were made for it
    arena 1-ab12                      where physical throws were made (`foxdice.dice.arena.signature`)
    mix-1 1:5f1c…:09ab…               random bits of the players' devices (`foxdice.dice.bits`)

After the header come the events in order: throws, and moves behind the number of their player. Choices that several
players made at once are listed by player, in whatever order they arrived. The result is there once the game is over.
Replaying a record gives the identical state.

A throw in a physical arena also says how it was thrown (`-` where no hand was in it) and how the dice came to rest:

    throw 5 X | 1 aim=0.0,0.0 strength=2.0 … | 0:5=lies@…;1:X=lies@…

The rules need neither; who checks the record makes the throw again from the one and compares it with the other.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from foxdice.core.chance import Random
from foxdice.core.errors import GameError, InvalidText, WrongPlayers
from foxdice.core.game import AnyGame, Node, Score
from foxdice.core.registry import get

FIRST_WORDS = "foxdice record"
VERSION = 2  # of what is written; older ones are read too
_FORMS = {"help": re.compile("[1-9]( [1-9])*"), "forfeit": re.compile("[1-9] [a-z-]+(, [1-9] [a-z-]+)*")}


class Throw(NamedTuple):
    """Dice that fell. In a physical arena: how they were thrown, and how they came to rest."""

    text: str
    gesture: str = ""
    rest: str = ""

    def __str__(self) -> str:
        return f"throw {self.text} | {self.gesture or '-'} | {self.rest}" if self.rest else f"throw {self.text}"


class Move(NamedTuple):
    """What a player chose."""

    player: int
    text: str

    def __str__(self) -> str:
        return f"{self.player + 1} {self.text}"


Event = Throw | Move


@dataclass
class Record:
    """A game so far. `headers` are the lines beyond game, version and players."""

    game: AnyGame
    players: int
    headers: dict[str, str] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    version: int = VERSION  # of the form of the record

    @property
    def helped(self) -> tuple[int, ...]:
        """Return the seats, from 0, whose players were helped by a program."""
        return tuple(int(seat) - 1 for seat in self.headers.get("help", "").split()) if self.version > 1 else ()

    def replay(self) -> "Playthrough":
        """Return the game played up to the end of the record; raise `InvalidText` naming the line of a wrong event."""
        playthrough = Playthrough(self.game, self.players, dict(self.headers))
        for line, event in enumerate(self.events, start=self._first_event_line()):
            try:
                playthrough.play(event)
            except GameError as error:
                raise InvalidText("record-event", line=line, reason=error) from error
        return playthrough

    def steps(self) -> "Iterator[tuple[Event, Playthrough]]":
        """Yield each event with the game as it stands after it."""
        playthrough = Playthrough(self.game, self.players, dict(self.headers))
        for event in self.events:
            playthrough.play(event)
            yield event, playthrough

    def format(self) -> str:
        """Return the record as text."""
        header = {
            "game": self.game.id,
            "version": str(self.game.version),
            "players": str(self.players),
            **self.headers,
        }
        lines = [f"{FIRST_WORDS} {self.version}", *(f"{name} {value}".rstrip() for name, value in header.items()), ""]
        lines += map(str, self.events)
        result = self._result()
        return "\n".join([*lines, result] if result else lines) + "\n"

    def _first_event_line(self) -> int:
        return 6 + len(self.headers)  # below the first line, three header lines of ours and an empty one

    def _result(self) -> str | None:
        playthrough = self.replay()
        if self.game.node(playthrough.state).kind != "over":
            return None
        totals = (self.game.score(playthrough.state, player).total for player in range(self.players))
        return "result " + " ".join(f"{player}:{total}" for player, total in enumerate(totals, start=1))


def parse(text: str) -> Record:
    """Read a record and replay it, so that a record which was read is a record that is right.

    Raises `InvalidText`, naming the line.

    >>> played = Playthrough(games.ids()[0], players=1)
    >>> thrown = played.roll(Seeded(1))
    >>> parse(played.record.format()).events == [thrown]
    True
    """
    lines = text.splitlines()
    version = _parse_version(lines[0] if lines else "")
    headers, at = _parse_headers(lines, version)
    game, players = _parse_game(headers)
    record = Record(game, players, headers, version=version)
    playthrough = Playthrough(game, players)
    result: tuple[int, str] | None = None
    for number, line in enumerate(lines[at:], start=at + 1):
        words = line.split()
        if not words:
            continue
        if result:
            raise InvalidText("record-after-result", line=number)
        if words[0] == "result":
            result = number, " ".join(words)
            continue
        event = _parse_event(game, words, number, line)
        try:
            playthrough.play(event)
        except GameError as error:
            raise InvalidText("record-event", line=number, reason=error) from error
    record.events = playthrough.record.events
    if result and result[1] != record._result():
        raise InvalidText("record-result", line=result[0], text=result[1], right=str(record._result() or "none yet"))
    return record


def _parse_version(line: str) -> int:
    """Return the version of the form from the first line."""
    words, _, number = line.strip().rpartition(" ")
    if words != FIRST_WORDS or not (number.isascii() and number.isdigit() and len(number) < 10) or number == "0":
        raise InvalidText("record-start")
    if int(number) > VERSION:
        raise InvalidText("record-newer", version=number, ours=str(VERSION))
    return int(number)


def _parse_headers(lines: list[str], version: int) -> tuple[dict[str, str], int]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return headers, number
        name, _, value = line.strip().partition(" ")
        if not value or name in headers:
            raise InvalidText("record-header", line=number, text=line)
        headers[name] = value.strip()
        if name in _FORMS and version > 1 and not _FORMS[name].fullmatch(headers[name]):
            raise InvalidText("record-header-form", line=number, text=line)
    return headers, len(lines)


def _parse_game(headers: dict[str, str]) -> tuple[AnyGame, int]:
    for name in ("game", "version", "players"):
        if name not in headers:
            raise InvalidText("record-missing", name=name)
    game = get(headers.pop("game"))
    version = headers.pop("version")
    if version != str(game.version):
        raise InvalidText("record-version", version=version, game=game.id, ours=game.version)
    players = headers.pop("players")
    count = int(players) if players.isascii() and players.isdigit() and len(players) < 3 else 0
    game.check_players(count)
    return game, count


def _parse_event(game: AnyGame, words: list[str], number: int, line: str) -> Event:
    if words[0] == "throw":
        text, *physical = " ".join(words[1:]).split(" | ")
        if not physical:
            return Throw(text)
        if game.in_arena and len(physical) == 2:
            gesture, rest = physical
            return Throw(text, "" if gesture == "-" else gesture, rest)
    elif len(words) == 2 and words[0].isascii() and words[0].isdigit() and 1 <= int(words[0]) <= 9:
        return Move(int(words[0]) - 1, words[1])
    raise InvalidText("record-line", line=number, text=line)


class Playthrough:
    """A game being played and recorded at the same time: moves and throws are texts, seats count from 0.

    >>> game = Playthrough(games.ids()[0], players=2)
    >>> game.node.kind
    'throw'
    >>> dice = game.roll(Seeded(1))  # Seeded: foxdice.dice.generator
    >>> made = game.choose(0, game.moves(0)[0])
    >>> len(game.record.events)
    2
    """

    def __init__(self, game: AnyGame | str, players: int, headers: dict[str, str] | None = None) -> None:
        """Begin a game, given or named by its id; raise `UnknownGame` or `WrongPlayers`."""
        self.game = get(game) if isinstance(game, str) else game
        self.state: Any = self.game.new(players)
        self.record = Record(self.game, players, headers or {})
        self.window = self.game.window(self.state)  # of choices that are made at once
        self._window_begins = 0  # with so many events before it

    def __repr__(self) -> str:
        players, events = self.record.players, len(self.record.events)
        played = f"{players} player{'' if players == 1 else 's'}, {events} event{'' if events == 1 else 's'} so far"
        return f"<Playthrough of {self.game.id}, {played}: {self.node}>"

    def copy(self) -> "Playthrough":
        """Return the game as it stands, to be played on apart from this one."""
        other = Playthrough(self.game, self.record.players, dict(self.record.headers))
        other.state = self.state.clone()
        other.record.events = list(self.record.events)
        other.window, other._window_begins = self.window, self._window_begins
        return other

    @property
    def node(self) -> Node:
        """What the game waits for."""
        return self.game.node(self.state)

    def moves(self, player: int) -> list[str]:
        """Return the texts of a player's legal moves; none when nobody waits for that player."""
        return [self.game.format_move(self.state, player, move) for move in self.game.legal(self.state, player)]

    def roll(self, random: Random) -> Throw:
        """Throw the dice that are due by chance; raise `InvalidThrow`."""
        return self.throw(self.game.draw(self.state, random))

    def score(self, player: int) -> Score:
        """Return a player's points."""
        return self.game.score(self.state, player)

    def play(self, event: Event) -> Event:
        """Carry out a recorded event; return it in its canonical form; raise what the game raises."""
        if isinstance(event, Throw):
            return self.throw(self.game.parse_throw(self.state, event.text), event.gesture, event.rest)
        return self.choose(event.player, event.text)

    def choose(self, player: int, text: str) -> Move:
        """Carry out a move given as text; raise what the game raises."""
        number = self.read_choice(player, text)
        made = Move(player, text)
        self.carry_out(made, number)
        return made

    def read_choice(self, player: int, text: str) -> int:
        """Return the move that a text means, if the player may make it now; raise what the game raises."""
        if not 0 <= player < self.record.players:
            raise WrongPlayers("wrong-players", game=self.game.id, min=1, max=self.record.players)
        if not self.game.rules.deciders(self.state) >> player & 1:
            self.game.apply(self.state, player, -1)  # say so before anything is said about the text of the move
        move = self.game.parse_move(self.state, player, text)
        self._check_legal(player, move)
        return move

    def throw(self, outcome: int, gesture: str = "", rest: str = "") -> Throw:
        """Throw the dice that are due, in an arena with how it was done and ended; raise `InvalidThrow`."""
        throw = Throw(self.game.format_throw(self.state, outcome), gesture, rest)
        self.carry_out(throw, outcome)
        return throw

    def move(self, player: int, move: int) -> Move:
        """Carry out a move; raise `NotYourTurn`, `InvalidMove` or `IllegalMove`."""
        self._check_legal(player, move)
        made = Move(player, self.game.format_move(self.state, player, move))
        self.carry_out(made, move)
        return made

    def _check_legal(self, player: int, move: int) -> None:
        if not self.game.is_legal(self.state, player, move):
            self.game.apply(self.state, player, move)  # raises the reason

    def carry_out(self, event: Event, number: int) -> None:
        """Carry out what was checked: an event in its canonical form, and the outcome or move that it means."""
        events = self.record.events
        if isinstance(event, Throw):
            self.game.rules.throw(self.state, number)
            self.window = self.game.window(self.state)
            events.append(event)
            self._window_begins = len(events)
            return
        player = event.player
        self.game.rules.apply(self.state, player, number)
        at = len(events)
        while at > self._window_begins and isinstance(other := events[at - 1], Move) and other.player > player:
            at -= 1
        events.insert(at, event)
        window = self.game.window(self.state)
        if window != self.window:
            self.window = window
            self._window_begins = len(events)
