"""The same dice in the hands of the strongest bot: what could have been made of them."""

from foxdice import bots
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough, Record
from foxdice.dice.fair import FairDice
from foxdice.table.verify import dice_of, is_physical, verify


def best_bot(game: AnyGame) -> str:
    """Return the strongest bot that comes with a game."""
    return bots.names(game)[-1]


def play_alone(game: AnyGame, dice: FairDice, bot: str) -> Playthrough:
    """Let a bot play alone with these dice."""
    choosing = bots.get(bot, game, 0)
    played = Playthrough(game, 1)
    throws = 0
    while played.node.kind != "over":
        if played.node.kind == "throw":
            played.throw(dice.throw(game, played.state, throws))
            throws += 1
        else:
            played.move(0, choosing.choose(game, game.view(played.state, 0), 0))
    return played


def points_of_the_best(record: Record) -> int | None:
    """Return how many points the strongest bot makes of a game's dice.

    None unless somebody played alone with fair dice that were revealed: others would have chosen otherwise too, and
    typed-in throws end where the game ended.
    """
    if record.players > 1 or is_physical(record) or not verify(record).is_fair:
        return None
    return play_alone(record.game, dice_of(record), best_bot(record.game)).score(0).total
