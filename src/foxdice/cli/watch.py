"""`foxdice watch`: bots play a game, shown move by move."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from foxdice import bots, core
from foxdice.bots.bot import Bot
from foxdice.bots.engines.faults import forfeits_of, header
from foxdice.bots.seating import seat_headers, seated, tell_end
from foxdice.bots.throws import throws
from foxdice.cli.options import SEEDS, GameArgument, Seed, check_number, read_bots, write_file
from foxdice.cli.story import tell, tell_forfeits, tell_result
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough


def watch(
    game: GameArgument,
    bot: Annotated[str, typer.Option("--bot", "-b", help="NAME,NAME,…: one for each player")] = "greedy,random",
    seed: Seed = 1,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the record of the game here.")] = None,
) -> None:
    """Let bots play one game and watch it move by move."""
    check_number("--seed", seed, -SEEDS, SEEDS - 1)
    names = read_bots(bot, len(bot.split(",")))
    chosen = core.get(game)
    players = [bots.get(name, chosen, seed + number) for number, name in enumerate(names)]
    playthrough = Playthrough(chosen, len(players))
    throw = throws(chosen, players, seed)
    console = Console(highlight=False)
    console.print(f"[bold]{chosen.id}[/]: {escape(' against '.join(names))}, seed {seed}\n")
    with seated(players):
        play(chosen, players, playthrough, throw, console)
        tell_result(console, playthrough)
        forfeits = [forfeit for player in players for forfeit in forfeits_of(player)]
        tell_forfeits(console, [forfeit.numbers() for forfeit in forfeits])
    if output:
        record = playthrough.record
        record.headers |= seat_headers(names) | header(forfeits)
        write_file(output, record.format())


def play(
    game: AnyGame, players: list[Bot], playthrough: Playthrough, throw: Callable[[Any], int], console: Console
) -> None:
    """Let the bots play to the end, and tell every event."""
    while (node := game.node(playthrough.state)).kind != "over":
        if node.kind == "throw":
            playthrough.throw(throw(playthrough.state))
            tell(console, playthrough.record.events[-1], playthrough)
            continue
        for player in node.players:
            view = game.view(playthrough.state, player)
            playthrough.move(player, players[player].choose(game, view, player))
            mine = next(
                event for event in reversed(playthrough.record.events) if getattr(event, "player", None) == player
            )
            tell(console, mine, playthrough)
    tell_end(players, game, playthrough.state)
