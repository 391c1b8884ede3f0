"""A table as a page shows it: sheets as drawings, the dice, points by area, what happened.

A page asks for the scene whenever the table's version has grown. Drawings are by far the largest part, so a page says
which ones it has (`known`, their stamps) and those are left out.
"""

from collections import OrderedDict
from collections.abc import Collection
from typing import Any
from weakref import WeakKeyDictionary
from zlib import crc32

import msgspec

from foxdice import draw
from foxdice.core import AnyGame
from foxdice.core.record import Event as Play
from foxdice.core.record import Move, Playthrough, Throw
from foxdice.server.http.arena_scene import ArenaScene, arena_scene
from foxdice.table.look import Look, look
from foxdice.table.table import Table


class SceneDie(msgspec.Struct, frozen=True):
    """A die on the table; see `foxdice.core.tabletop`."""

    letter: str
    colour: str
    face: int | None
    place: str


class Points(msgspec.Struct, frozen=True):
    """The points of an area, in the order of the sheet."""

    area: str
    letter: str
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """A player's sheet. `svg` is empty where the page has it, or where the game has no sheet."""

    stamp: str
    svg: str
    points: tuple[Points, ...]
    bonus: int
    total: int
    stock: dict[str, int]
    winner: bool
    rank: int | None  # of a game alone that is over, 1 the best


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: dice that fell, or what a player did and how many points it brought at once."""

    number: int  # counts from 1
    seat: int
    kind: str  # throw or move
    dice: tuple[SceneDie, ...] = ()
    text: str = ""
    colour: str | None = None
    shown: int | None = None
    cell: str | None = None
    action: str | None = None
    bonus: str | None = None
    joker: str | None = None
    gain: int = 0


class Scene(msgspec.Struct, frozen=True):
    """Everything a page shows of a table."""

    look: Look
    dice: tuple[SceneDie, ...]
    active: int
    step: str
    round: int | None
    rounds: int | None
    ordered: bool  # of a throw that is due: where the dice came to lie matters too
    throws: int  # so far; dice that were thrown anew tumble
    gains: tuple[int, ...]  # points that each option would bring at once
    sheets: tuple[Sheet, ...]
    log: tuple[Line, ...]
    arena: ArenaScene | None = None  # of a game with physical dice
    held: str | None = None  # the cell that the seat that looks has chosen and the others do not know yet


LINES = 60  # of what happened, shown at most
MAX_DRAWINGS = 256  # kept in memory, about 75 kB each


def scene(
    table: Table, who: str, now: int, language: str, seat: int | None, known: Collection[str], *, spread: bool = False
) -> Scene:
    """Return what the holder of a (hashed) token sees; `spread` is for a page wide enough for sheets in two columns."""
    seen = look(table, who, now, seat)
    if table.phase == "lobby":
        return Scene(seen, (), 0, "", None, None, False, 0, (), (), ())
    game = table.game
    view = game.view(table.state, seen.seat)
    top = game.tabletop(view)
    story = _story(table)
    return Scene(
        look=seen,
        dice=tuple(SceneDie(die.letter, die.colour, die.face, die.place) for die in top.dice),
        active=top.active,
        step=top.step,
        round=top.round,
        rounds=top.rounds,
        ordered=game.node(view).kind == "throw" and game.request(view).ordered,
        throws=story.throws,
        gains=_gains(game, view, seen),
        sheets=tuple(_sheet(table, view, player, language, known, spread) for player in range(len(table.seats))),
        log=tuple(story.lines[-LINES:]),
        arena=arena_scene(table, known),
        held=_held(game, view, seen.seat),
    )


def _sheet(table: Table, view: Any, player: int, language: str, known: Collection[str], spread: bool) -> Sheet:
    game = table.game
    score = game.score(view, player)
    stamp, svg = _drawing(game, view, player, language, spread) if game.sheet.areas else ("", "")
    over = table.end is not None
    return Sheet(
        stamp=stamp,
        svg="" if stamp in known else svg,
        points=tuple(Points(area.id, area.letter.upper(), score.areas[area.id]) for area in game.sheet.areas),
        bonus=score.bonus,
        total=score.total,
        stock=dict(game.stock(view, player)),
        winner=table.end is not None and player in table.end.winners,
        rank=game.rank(score.total) if over and len(table.seats) == 1 else None,
    )


_drawings: OrderedDict[tuple[Any, ...], tuple[str, str]] = OrderedDict()


def _drawing(game: AnyGame, view: Any, player: int, language: str, spread: bool) -> tuple[str, str]:
    """Return the stamp and the drawing of a sheet; most sheets are as they were a moment ago."""
    key = (game.id, player, language, spread, game.sheet_key(view, player))
    if key not in _drawings:
        svg = draw.sheet(game, view, player, language=language, prefix=f"s{player}-", spread=spread)
        _drawings[key] = f"{crc32(svg.encode()):08x}", svg
        if len(_drawings) > MAX_DRAWINGS:
            _drawings.popitem(last=False)
    _drawings.move_to_end(key)
    return _drawings[key]


def _gains(game: AnyGame, view: Any, seen: Look) -> tuple[int, ...]:
    """Return what each option brings at once; the page shows it before anybody decides."""
    if seen.game is None or seen.seat is None:
        return ()
    before: int = game.rules.total(view, seen.seat)
    gains = []
    for option in seen.game.options:
        after = view.clone()
        game.rules.apply(after, seen.seat, game.parse_move(view, seen.seat, option.move))
        gains.append(game.rules.total(after, seen.seat) - before)
    return tuple(gains)


def _held(game: AnyGame, view: Any, seat: int | None) -> str | None:
    move = None if seat is None else game.chosen(view, seat)
    return None if move is None else game.info(view, seat or 0, move).cell


class _Story:
    """What happened in a game, told as far as everybody may hear; goes on from where it was."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.lines: list[Line] = []
        self.throws = 0
        self._play = Playthrough(game, players)
        self._told: list[Play] = []

    def goes_on_to(self, plays: list[Play]) -> bool:
        """Tell whether these plays begin with what was told."""
        return plays[: len(self._told)] == self._told

    def tell(self, plays: list[Play]) -> None:
        """Tell what is new."""
        for play in plays[len(self._told) :]:
            self._told.append(play)
            number = len(self._told)
            self.lines.append(self._throw(number, play) if isinstance(play, Throw) else self._move(number, play))

    def _throw(self, number: int, throw: Throw) -> Line:
        game, state = self._play.game, self._play.state
        self.throws += 1
        due = game.request(state).dice
        seat = game.tabletop(state).active
        self._play.play(throw)
        lying = game.tabletop(self._play.state).dice
        fell = tuple(SceneDie(die.letter, die.colour, die.face, die.place) for die in lying if die.letter in due)
        return Line(number, seat, "throw", dice=fell, text=throw.text)

    def _move(self, number: int, move: Move) -> Line:
        game, state = self._play.game, self._play.state
        before = game.score(state, move.player).total
        colours = {die.letter: die.colour for die in game.tabletop(state).dice}
        info = game.info(state, move.player, game.parse_move(state, move.player, move.text))
        self._play.play(move)
        return Line(
            number,
            move.player,
            "move",
            text=move.text,
            colour=colours.get(info.die or ""),
            shown=info.number,
            cell=info.cell,
            action=info.action,
            bonus=info.bonus,
            joker=info.joker,
            gain=game.score(self._play.state, move.player).total - before,
        )


_stories: WeakKeyDictionary[Table, tuple[int, _Story]] = WeakKeyDictionary()


def _story(table: Table) -> _Story:
    number, story = _stories.get(table, (0, None))
    plays = table.plays
    if story is None or number != table.number or not story.goes_on_to(plays):
        story = _Story(table.game, len(table.seats))
        _stories[table] = table.number, story
    story.tell(plays)
    return story
