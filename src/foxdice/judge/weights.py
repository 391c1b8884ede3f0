"""The networks that games bring, read from their weight files."""

from functools import cache
from importlib.resources import files

from foxdice import core
from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import DamagedWeights, Network, load


@cache
def weights(game: AnyGame, players: int) -> Network:
    """Return the network of a game for so many players.

    Raises `DamagedWeights`.
    """
    name = f"{learning.known(game).weights}{_tables(players)}.fox"
    folder = files(core.edition(game).package) / "bots" / "weights"
    return read_weights((folder / name).read_bytes(), name, game)


def read_weights(content: bytes, name: str, game: AnyGame) -> Network:
    """Return the network in the content of a weight file for a game; `name` is for the mistakes.

    Raises `DamagedWeights`, for another game's or another version's too.
    """
    network = load(content, name)
    same_rules = (network.about["game"], network.about["game_version"]) == (game.id, game.version)
    if not same_rules or network.shape[0] != learning.position(game).features.SIZE:
        raise DamagedWeights("weights-start", file=name)
    return network


@cache
def parts(game: AnyGame, players: int) -> Network | None:
    """Return the layer that splits what the network of a game thinks into parts, or None where none was fitted to it.

    Raises `DamagedWeights`.
    """
    name = f"{learning.known(game).weights}parts-{_tables(players)}.fox"
    file = files(core.edition(game).package) / "bots" / "weights" / name
    if not file.is_file():
        return None
    found = load(file.read_bytes(), name)
    return found if found.about["of"] == weights(game, players).about["sha256"] else None


def _tables(players: int) -> str:
    return "1" if players == 1 else "n"
