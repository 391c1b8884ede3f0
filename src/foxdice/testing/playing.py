"""Games played at random."""

from collections.abc import Iterator
from typing import Any

from foxdice.core import AnyGame
from foxdice.core.record import Playthrough
from foxdice.dice.generator import Seeded


def step(playthrough: Playthrough, random: Seeded) -> None:
    """Throw what is due, or let one of those who have to choose take any legal move."""
    game, state = playthrough.game, playthrough.state
    node = game.node(state)
    if node.kind == "throw":
        playthrough.throw(game.draw(state, random))
        return
    player = node.players[random.below(len(node.players))]
    moves = game.legal(state, player)
    playthrough.move(player, moves[random.below(len(moves))])


def random_game(game: AnyGame, players: int, seed: int) -> Playthrough:
    """Play a game to its end."""
    playthrough, random = Playthrough(game, players), Seeded(seed)
    while game.node(playthrough.state).kind != "over":
        step(playthrough, random)
    return playthrough


def states(game: AnyGame, players: int, seed: int) -> Iterator[Any]:
    """Yield every state of a random game, each the same object as it goes on."""
    playthrough, random = Playthrough(game, players), Seeded(seed)
    yield playthrough.state
    while game.node(playthrough.state).kind != "over":
        step(playthrough, random)
        yield playthrough.state
