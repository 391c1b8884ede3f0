"""What a bot is: somebody who looks at a view of the game and chooses a move."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from foxdice.core import AnyGame, GameError
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.throw import Throw


class Bot(Protocol):
    """A player. It is shown what its player may see, and nothing else."""

    name: str

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return one of the player's legal moves."""
        ...


@runtime_checkable
class Thrower(Bot, Protocol):
    """A player with a hand, for games in an arena."""

    def throw(self, view: Any, layout: Layout, player: int) -> Throw:
        """Return how the throw that is due is made."""
        ...


class Call(NamedTuple):
    """How a bot is asked where it runs as WebAssembly: a function of the game's mind, and two numbers of its own."""

    function: str
    one: float = 0.0
    two: float = 0.0


@runtime_checkable
class OnDevice(Bot, Protocol):
    """A player that also runs in browsers."""

    call: Call


class UnknownBot(GameError):
    """There is no such bot for this game."""
