"""The front door that every game has.

A game is a small state machine. At each moment somebody **decides** (one player, or several at once), dice are
**thrown**, or it is **over**:

>>> from foxdice import games
>>> game = games.get(games.ids()[0])
>>> state = game.new(players=2)
>>> game.node(state).kind
'throw'
>>> game.throw(state, game.draw(state, Seeded(1)))  # Seeded: foxdice.dice.generator
>>> move = game.legal(state, 0)[0]
>>> game.parse_move(state, 0, game.format_move(state, 0, move)) == move
True
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from foxdice.core.chance import Random
from foxdice.core.errors import (
    GameError,
    IllegalMove,
    InvalidMove,
    InvalidText,
    InvalidThrow,
    NotYourTurn,
    WrongPlayers,
)
from foxdice.core.flat import Flat
from foxdice.core.rows import CROSS, NONE, NUMBER, ROOM, STRUCK, WIDTH
from foxdice.core.sheet import Mark, Marks, Sheet
from foxdice.core.source import Source, load
from foxdice.core.tabletop import TableDie, Tabletop

S = TypeVar("S", bound=Flat)
ROWS = "foxdice.core.rows"


@dataclass(frozen=True)
class Node:
    """What the game waits for; `players` are those who still have to decide."""

    kind: Literal["decision", "throw", "over"]
    players: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.kind == "decision":
            return f"{' and '.join(str(player + 1) for player in self.players)} to choose"
        return "a throw is due" if self.kind == "throw" else "over"


@dataclass(frozen=True)
class Request:
    """The dice to be thrown, by letter. `ordered`: where they came to lie matters too, nearest to the tray first."""

    dice: str
    ordered: bool = False


@dataclass(frozen=True)
class Score:
    """A player's points: by area, and the bonus points apart."""

    areas: Mapping[str, int]
    bonus: int

    @property
    def total(self) -> int:
        """Everything together."""
        return sum(self.areas.values()) + self.bonus


class MoveInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move touches, for whoever shows it: which die, as which number, in which cell, or which action.

    `joker` is the number joker that is used, as printed; `multiplied` tells that a number is written multiplied.
    """

    die: str | None = None
    number: int | None = None
    joker: str | None = None
    cell: str | None = None
    multiplied: bool = False
    action: str | None = None
    bonus: str | None = None


class Game(ABC, Generic[S]):
    """One game. Its methods are the only way in: they check what they are given; the rules below them do not.

    At each moment somebody decides (`node(state).kind` is `decision`), dice are thrown (`throw`), or it is `over`:

    >>> game = games.get(games.ids()[0])
    >>> state = game.new(players=2)
    >>> game.throw(state, game.draw(state, Seeded(1)))
    >>> player = game.node(state).players[0]
    >>> move = game.legal(state, player)[0]
    >>> game.apply(state, player, move)
    >>> game.parse_state(game.format_state(state)) == state
    True
    """

    id: str
    version: ClassVar[int]  # of rules, numbering and notation; a record names it
    players: ClassVar[range]
    state_type: ClassVar[type[Flat]]
    source: Source
    scene_modules: ClassVar[tuple[str, ...]] = ()  # what a page shows of it: the scene module first
    scene_tables: tuple[tuple[str, str, Any], ...] = ()  # values that a variant gives these modules
    sheet: Sheet
    max_moves: ClassVar[int]  # never more legal moves than this
    fewest_win: ClassVar[bool] = False  # points are bad
    in_arena: ClassVar[bool] = False  # thrown dice hit lying ones: how a throw ends is a matter of physics

    def __init__(self) -> None:
        # The rules themselves, interpreted: unchecked functions for callers that only pass what is legal.
        modules = load(self.scene_source)
        self.rules: ModuleType = modules[self.source.modules[0]]
        if self.scene_modules:  # a game without them says by methods of its own what there is to show
            self.scene: ModuleType = modules[self.scene_modules[0]]
        self._cells = tuple(cell.id for area in self.sheet.areas for cell in area.cells)

    @property
    def scene_source(self) -> Source:
        """The rules together with what a page shows of the game (`foxdice.core.scene`)."""
        return self.source.with_modules((*self.scene_modules, ROWS)).with_tables(self.scene_tables)

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}, for {self.players[0]} to {self.players[-1]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process by id: rules are loaded anew there."""
        from foxdice.core.registry import get  # the registry knows all games, and games do not know it

        return get, (self.id,)

    # ------------------------------------------------------------------ the course of a game

    def new(self, players: int) -> S:
        """Return a fresh game.

        Raises `WrongPlayers`.
        """
        self.check_players(players)
        state = self.empty(players)
        self.rules.start(state, players)
        return state

    def check_players(self, players: int) -> None:
        """Raise `WrongPlayers` unless so many can play."""
        if players not in self.players:
            raise WrongPlayers("wrong-players", game=self.id, min=self.players[0], max=self.players[-1])

    @abstractmethod
    def empty(self, players: int) -> S:
        """Return a state with room for so many players and nothing in it."""

    def node(self, state: S) -> Node:
        """Return what the game waits for."""
        deciding: int = self.rules.deciders(state)
        if deciding:
            return _decision(deciding)
        return _OVER if self.rules.is_over(state) else _THROW

    def legal(self, state: S, player: int) -> list[int]:
        """Return the player's legal moves; none when nobody waits for that player."""
        if not 0 <= player < self.count(state) or not self.rules.deciders(state) >> player & 1:
            return []
        moves = [0] * self.max_moves
        return moves[: self.rules.legal(state, player, moves)]

    def is_legal(self, state: S, player: int, move: int) -> bool:
        """Tell whether a player may make a move now."""
        return move in self.legal(state, player)

    def apply(self, state: S, player: int, move: int) -> None:
        """Carry out a move.

        Raises `NotYourTurn`, `InvalidMove` or `IllegalMove`, and leaves the state as it was.
        """
        legal = self.legal(state, player)
        if move in legal:
            self.rules.apply(state, player, move)
        elif not legal:
            raise self._not_your_turn(state)
        elif not self.is_move(move):
            raise InvalidMove("invalid-move", game=self.id, text=str(move))
        else:
            raise self.why_not(state, player, move)

    def throw(self, state: S, outcome: int) -> None:
        """Let the dice fall as `outcome` says.

        Raises `InvalidThrow`, and leaves the state as it was.
        """
        self.check_throw(state, outcome)
        self.rules.throw(state, outcome)

    def draw(self, state: S, random: Random) -> int:
        """Return an outcome of the throw that is due, made from uniform random numbers.

        Raises `InvalidThrow` when no throw is due.
        """
        if self.node(state).kind != "throw":
            raise InvalidThrow("no-throw-due")
        outcome: int = self.rules.draw(state, random)
        return outcome

    def request(self, state: S) -> Request:
        """Return which dice are to be thrown.

        Raises `InvalidThrow` when no throw is due.
        """
        if self.node(state).kind != "throw":
            raise InvalidThrow("no-throw-due")
        return self.dice_to_throw(state)

    @abstractmethod
    def dice_to_throw(self, state: S) -> Request:
        """Return which dice are thrown at this throw node."""

    @abstractmethod
    def check_throw(self, state: S, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""

    # ------------------------------------------------------------------ about a state

    @abstractmethod
    def count(self, state: S) -> int:
        """Return the number of players."""

    @abstractmethod
    def window(self, state: S) -> tuple[int, ...]:
        """Return what stays the same as long as the same players choose at once, and changes when they are done."""

    def thrower(self, state: S) -> int | None:  # noqa: ARG002  # for games that know
        """Return who throws when a throw is due, or None where it does not matter."""
        return None

    @abstractmethod
    def rounds(self, players: int) -> int | None:
        """Return how many rounds are played, or None where the game has no fixed number."""

    def score(self, state: S, player: int) -> Score:
        """Return a player's points as the sheet stands.

        Raises `WrongPlayers` where there is no such player.
        """
        self.check_player(state, player)
        areas = self.sheet.areas
        points = {area.id: self.rules.points(state, player, place) for place, area in enumerate(areas)}
        return Score(points, self.rules.points(state, player, len(areas)))

    def winners(self, state: S, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """Return who is ahead, or who has won once it is over; several share.

        `among` are those who can win at all, where others gave up. Raises `WrongPlayers`.
        """
        players = sorted(range(self.count(state)) if among is None else set(among))
        for player in players:
            self.check_player(state, player)
        worth = {player: self.worth(state, player) for player in players}
        best = max(worth.values(), default=())
        return tuple(player for player in players if worth[player] == best)

    def worth(self, state: S, player: int) -> tuple[int, ...]:
        """Return what decides who wins, the greater the better: points, then whatever breaks a tie."""
        total: int = self.rules.total(state, player)
        return (-total if self.fewest_win else total,)

    def check_player(self, state: S, player: int) -> None:
        """Raise `WrongPlayers` unless there is such a player."""
        if not 0 <= player < self.count(state):
            raise WrongPlayers("no-such-player", player=player + 1, players=self.count(state))

    def rank(self, total: int) -> int | None:
        """Return the rank of a solo result, 1 the best, or None where the game has no ranks."""
        for rank, needed in enumerate(self.sheet.ranks, start=1):
            if total >= needed:
                return rank
        return None

    def tabletop(self, state: S) -> Tabletop:
        """Return what lies on the table."""
        scene, rows = self.scene, [0] * ROOM
        scene.table(state, rows)
        _, _, active, step, round_, rounds, *_ = rows[: 2 * WIDTH]
        dice = tuple(
            TableDie(scene.DICE[die], scene.COLOURS[die], face or None, scene.PLACES[place])
            for die, face, place, _ in _rows(rows, scene.dice(state, rows))
        )
        return Tabletop(dice, active, scene.STEPS[step], round_ or None, rounds or None)

    @abstractmethod
    def sheet_key(self, state: S, player: int) -> tuple[Any, ...]:
        """Return all that a player's sheet shows, to be compared: it is drawn anew only when this changes."""

    def chosen(self, state: S, player: int) -> int | None:
        """Return the move a player has chosen that is not on the sheet yet, because others still choose."""
        move: int = self.scene.chosen(state, player)
        return None if move == NONE else move

    def stock(self, state: S, player: int) -> Mapping[str, int]:
        """Return what a player has to use or to fear beside the areas, by name: actions left, penalties, dice."""
        rows = [0] * ROOM
        count = self.scene.stock(state, player, rows)
        return {self.scene.STOCK[which]: had - used for which, had, used, _ in _rows(rows, count)}

    def marks(self, state: S, player: int) -> Marks:
        """Return what a player has marked, cell by cell, the cells that are crossed from the start included."""
        rows = [0] * ROOM
        return {
            self._cells[cell]: Mark(None if ink == CROSS else number, struck=ink == STRUCK)
            for ink, cell, number, _ in _rows(rows, self.scene.marks(state, player, rows))
            if ink in (CROSS, NUMBER, STRUCK)
        }

    def brings(self, state: S, player: int, move: int) -> list[tuple[int, ...]]:
        """Return what a legal move brings at once, as rows: `foxdice.core.rows.BROUGHT`, which, how much, 0."""
        rows = [0] * ROOM
        return list(_rows(rows, self.scene.brings([state, state], player, move, rows)))

    def view(self, state: S, player: int | None) -> S:
        """Return the state as a player, or a spectator (None), may see it: others' hidden choices are left out."""
        view = state.clone()
        self.rules.conceal(view, NONE if player is None else player)
        return view

    # ------------------------------------------------------------------ in words and text

    @abstractmethod
    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move of this game at all."""

    @abstractmethod
    def why_not(self, state: S, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""

    def check_move(self, state: S, player: int, move: int) -> None:
        """Raise `WrongPlayers` or `InvalidMove` unless both are there at all, legal now or not."""
        self.check_player(state, player)
        if not self.is_move(move):
            raise InvalidMove("invalid-move", game=self.id, text=str(move))

    def info(self, state: S, player: int, move: int) -> MoveInfo:
        """Return what a move touches.

        Raises `WrongPlayers` or `InvalidMove`.
        """
        self.check_move(state, player, move)
        scene, row = self.scene, [0] * (2 * WIDTH)
        scene.option(state, player, move, row)
        die, number, joker, cell, multiplied, action, bonus, _ = row
        return MoveInfo(
            die=None if die == NONE else scene.DICE[die],
            number=None if number == NONE else number,
            joker=None if joker == NONE else scene.JOKERS[joker],
            cell=None if cell == NONE else self._cells[cell],
            multiplied=bool(multiplied),
            action=None if action == NONE else scene.ACTIONS[action],
            bonus=None if bonus == NONE else scene.BONUSES[bonus],
        )

    def format_move(self, state: S, player: int, move: int) -> str:
        """Return a move as text.

        Raises `WrongPlayers` or `InvalidMove`.
        """
        self.check_move(state, player, move)
        words = [0] * _MAX_WORDS
        count = self.scene.move_words(state, player, move, words)
        return "".join([self.scene.WORDS[word] for word in words[:count]])

    @abstractmethod
    def parse_move(self, state: S, player: int, text: str) -> int:
        """Return the move a text means: each has one text, the one that `format_move` writes.

        Raises `InvalidMove`, or `IllegalMove` where the text contradicts the dice on the table.
        """

    def format_throw(self, state: S, outcome: int) -> str:
        """Return an outcome of the throw that is due as text.

        Raises `InvalidThrow`.
        """
        self.check_throw(state, outcome)
        words = [0] * _MAX_WORDS
        count = self.scene.throw_words(state, outcome, words)
        return " ".join([self.scene.THROW_WORDS[word] for word in words[:count]])

    @abstractmethod
    def parse_throw(self, state: S, text: str) -> int:
        """Return the outcome a text means.

        Raises `InvalidThrow`.
        """

    def status(self, state: S) -> InvalidText | None:
        """Return what is wrong with a state, in words, or None where it can be played on from here."""
        if self.count(state) not in self.players:
            return InvalidText("state-value", name="players", text=str(self.count(state)))
        flaw = self.flaw(state)
        if flaw is None and not all(self.legal(state, player) for player in self.node(state).players):
            return InvalidText("state-deciding")  # somebody is waited for who can do nothing
        return flaw

    @abstractmethod
    def flaw(self, state: S) -> InvalidText | None:
        """Return what is wrong with a state of so many players by the rules of this game, or None."""

    @abstractmethod
    def format_state(self, state: S) -> str:
        """Return a state as one line of text."""

    def parse_state(self, text: str) -> S:
        """Return the state a text means.

        Raises `InvalidText`, also for a state that nobody could play on from (`status`).
        """
        state = self.read_state(text)
        flaw = self.status(state)
        if flaw:
            raise flaw
        return state

    @abstractmethod
    def read_state(self, text: str) -> S:
        """Return what a text says, field by field; raise `InvalidText` where it says nothing."""

    def _not_your_turn(self, state: S) -> GameError:
        node = self.node(state)
        if node.kind == "over":
            return NotYourTurn("game-is-over")
        if node.kind == "throw":
            return NotYourTurn("dice-first")
        return NotYourTurn("not-your-turn", waiting=", ".join(str(player + 1) for player in node.players))


_OVER = Node("over")
_THROW = Node("throw")


@cache
def _decision(deciding: int) -> Node:
    return Node("decision", tuple(_bits(deciding)))


_MAX_WORDS = 64  # of a move or a throw


def _rows(numbers: list[int], count: int) -> Iterator[tuple[int, ...]]:
    return (tuple(numbers[WIDTH * row : WIDTH * row + WIDTH]) for row in range(count))


def _bits(number: int) -> Iterator[int]:
    place = 0
    while number:
        if number & 1:
            yield place
        number >>= 1
        place += 1


#: A game whose states may be of any kind: what `get` returns.
AnyGame = Game[Any]
