"""Who plays the dice of a day, and what came of it: one row for each day, game and person."""

from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Connection, func, select, text, update

from foxdice.server.storage import schema

_ROW = schema.dailies.c
_CLAIM = text(
    "INSERT INTO dailies (day, game, owner, table_id, name) VALUES (:day, :game, :owner, :table, :name)"
    " ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Try:
    """Somebody's one game on the dice of a day. Without points it goes on, or ended too late to count."""

    owner: str  # hashed token
    table: str
    name: str
    points: int | None
    luck_free: float | None  # points with luck taken off, once they are known


_TRY = (_ROW.owner, _ROW.table_id, _ROW.name, _ROW.points, _ROW.luck_free)


def find(connection: Connection, day: date, game: str, owner: str) -> Try | None:
    """Return somebody's try, if there is one."""
    row = connection.execute(select(*_TRY).where(*_of(day, game), _ROW.owner == owner)).one_or_none()
    return Try(*row) if row else None


def claim(connection: Connection, day: date, game: str, owner: str, table: str, name: str) -> Try:
    """Give somebody a table for the one try, and return it; who has had one gets that."""
    row = {"day": day.isoformat(), "game": game, "owner": owner, "table": table, "name": name}
    connection.execute(_CLAIM, row)
    found = find(connection, day, game, owner)
    assert found
    return found


@dataclass(frozen=True)
class Standing:
    """How the dice of a day stand, for somebody: the best tries that counted, one's own and its place among all."""

    best: list[Try]
    players: int
    mine: Try | None
    place: int | None


def standing(connection: Connection, day: date, game: str, owner: str, limit: int, *, fewest_win: bool) -> Standing:
    """Return who made what of the dice of a day."""
    counted = (*_of(day, game), _ROW.points.is_not(None))
    best_first = _ROW.points.asc() if fewest_win else _ROW.points.desc()
    rows = connection.execute(select(*_TRY).where(*counted).order_by(best_first, _ROW.ended).limit(limit))
    best = [Try(*row) for row in rows]
    mine = find(connection, day, game, owner) if owner else None
    place = None
    if mine and mine.points is not None:
        is_better = _ROW.points < mine.points if fewest_win else _ROW.points > mine.points
        place = 1 + _count(connection, *counted, is_better)
    return Standing(best, _count(connection, *counted), mine, place)


def note_luck_free(connection: Connection, table: str, points: float) -> None:
    """Keep what a game would have brought without luck."""
    connection.execute(update(schema.dailies).where(_ROW.table_id == table).values(luck_free=points))


def _of(day: date, game: str) -> tuple[ColumnElement[bool], ...]:
    return _ROW.day == day.isoformat(), _ROW.game == game


def _count(connection: Connection, *which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.dailies).where(*which)).scalar_one())
