"""What every game is made of: the front door, states, records, text, errors; loading and compiling its rules."""

from foxdice.core.edition import Edition
from foxdice.core.errors import (
    GameError,
    IllegalMove,
    InvalidMove,
    InvalidText,
    InvalidThrow,
    NotYourTurn,
    UnknownGame,
    WrongPlayers,
)
from foxdice.core.game import AnyGame, Game, MoveInfo, Node, Request, Score
from foxdice.core.registry import edition, editions, get, ids, variants

__all__ = [
    "AnyGame",
    "Edition",
    "Game",
    "GameError",
    "IllegalMove",
    "InvalidMove",
    "InvalidText",
    "InvalidThrow",
    "MoveInfo",
    "Node",
    "NotYourTurn",
    "Request",
    "Score",
    "UnknownGame",
    "WrongPlayers",
    "edition",
    "editions",
    "get",
    "ids",
    "variants",
]
