"""The networks that games bring, read from their weight files."""

from functools import cache

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import DamagedWeights, Network, load
from foxdice.judge.weight_files import PARTS, SMALL, table_size, weight_file


@cache
def weights(game: AnyGame, players: int) -> Network:
    """Return the network of a game for so many players.

    Raises `DamagedWeights`.
    """
    file = weight_file(game, table_size(players))
    return read_weights(file.read_bytes(), file.name, game)


@cache
def small_weights(game: AnyGame, players: int) -> Network | None:
    """Return the small network of a game for so many players, for phones, or None where none was made.

    Raises `DamagedWeights`.
    """
    file = weight_file(game, table_size(players), SMALL)
    return read_weights(file.read_bytes(), file.name, game) if file.is_file() else None


def guide(game: AnyGame, network: Network, players: int) -> Network:
    """Return the network that finds the way through chains: the small one for the game's own, else the same.

    What it finds is then valued by the network that was asked.
    """
    small = small_weights(game, players)
    return small if small is not None and network is weights(game, players) else network


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
def layer(game: AnyGame, players: int, checksum: str) -> Network | None:
    """Return the second last layer that was fitted to the network of a checksum, or None where there is none.

    It splits what the network thinks into parts, and at tables tells who wins (`judge.race`). Raises `DamagedWeights`.
    """
    for kind in (PARTS, SMALL + PARTS):
        file = weight_file(game, table_size(players), kind)
        if file.is_file():
            found = load(file.read_bytes(), file.name)
            if found.about["of"] == checksum:
                return found
    return None
