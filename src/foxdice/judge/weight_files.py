"""Where the networks that games bring lie."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from foxdice import core
from foxdice.core import AnyGame
from foxdice.judge import learning

ALONE, AT_TABLES = "1", "n"
SMALL = "small-"  # the kind that is for phones
PARTS = "parts-"  # the kind that tells what the values of a network consist of, and who wins


def table_size(players: int) -> str:
    """Return which network is for so many players."""
    return ALONE if players == 1 else AT_TABLES


def weight_file(game: AnyGame, size: str, kind: str = "") -> Traversable:
    """Return the file of a network, or of another kind that goes with it."""
    folder = files(core.edition(game).package) / "bots" / "weights"
    return folder / f"{learning.known(game).weights}{kind}{size}.fox"
