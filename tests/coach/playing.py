"""Games between bots, recorded, for tests."""

from foxdice import bots
from foxdice.bots.throws import throws
from foxdice.core.record import Playthrough, Record
from foxdice.games import AnyGame


def played(game: AnyGame, levels: list[str], seed: int, events: int | None = None) -> Record:
    """Return a game that bots played, to its end or for so many events."""
    players = [bots.get(level, game, seed + seat) for seat, level in enumerate(levels)]
    throw = throws(game, players, seed)
    playthrough = Playthrough(game, len(levels))
    while (node := game.node(playthrough.state)).kind != "over":
        if events is not None and len(playthrough.record.events) >= events:
            break
        if node.kind == "throw":
            playthrough.throw(throw(playthrough.state))
            continue
        player = node.players[0]
        playthrough.move(player, players[player].choose(game, game.view(playthrough.state, player), player))
    return playthrough.record
