"""The rules. One folder a game: the sheet as data, the rules, the notation."""

from foxdice.games.errors import (
    GameError,
    IllegalMove,
    InvalidMove,
    InvalidText,
    InvalidThrow,
    NotYourTurn,
    UnknownGame,
    WrongPlayers,
)
from foxdice.games.game import AnyGame, Game, MoveInfo, Node, Request, Score
from foxdice.games.registry import IDS, get, variants

__all__ = [
    "IDS",
    "AnyGame",
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
    "get",
    "variants",
]
