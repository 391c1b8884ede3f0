"""What the outputs of a network in training are."""

from dataclasses import dataclass

from foxdice.core import AnyGame
from foxdice.judge import gains, learning
from foxdice.judge.network import Network


@dataclass(frozen=True)
class Heads:
    """The outputs: parts that add up to the value, and after them, where they are learned, the chances of gains."""

    parts: tuple[str, ...] = ("all",)
    gains: bool = False
    held: tuple[int, ...] = ()  # where in a row the points stand that a player already has

    @property
    def size(self) -> int:
        """How many outputs there are."""
        return len(self.parts) + (gains.BINS if self.gains else 0)


def heads_of(game: AnyGame, network: Network) -> Heads:
    """Return what a network tells of a game: a pupil of one that knows no parts learns none."""
    held = tuple(map(int, learning.position(game).features.HELD)) if network.tells_gains else ()
    return Heads(tuple(network.about.get("parts", ("all",))), network.tells_gains, held)


def heads_for(game: AnyGame, *, winning: bool) -> Heads:
    """Return what is learned of a game: the parts, and with moves for winning how likely which gain is."""
    known = learning.known(game)
    if known.for_winning:
        return Heads()
    held = tuple(map(int, learning.position(game).features.HELD))
    return Heads((*(area.id for area in game.sheet.areas), "bonus"), winning, held)
