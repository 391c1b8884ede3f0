"""A game told in the terminal, event by event."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from foxdice.cli.options import plain
from foxdice.core.record import Event, Playthrough, Throw


def tell(console: Console, event: Event, playthrough: Playthrough) -> None:
    """Print one event and, after a move, the player's points."""
    if isinstance(event, Throw):
        console.print(
            Text("  throw  ", style="dim") + Text(event.text) + Text(f"  {plain(event.gesture)}".rstrip(), style="dim")
        )
        return
    score = playthrough.game.score(playthrough.state, event.player)
    areas = " ".join(f"{name} {points}" for name, points in score.areas.items())
    details = f"  ({areas}, bonus {score.bonus})" if areas else ""
    line = Text(f"player {event.player + 1}  ", style="bold") + Text(f"{event.text:<14}")
    console.print(line + Text(f" {score.total:>4}{details}", style="dim"))


def tell_result(console: Console, playthrough: Playthrough) -> None:
    """Print how the game ended, or what it waits for."""
    game, state = playthrough.game, playthrough.state
    node = game.node(state)
    players = range(playthrough.record.players)
    totals = ", ".join(f"player {player + 1}: {game.score(state, player).total}" for player in players)
    if node.kind != "over":
        console.print(f"\nSo far {totals}. The game goes on.")
        return
    winners = ", ".join(str(winner + 1) for winner in game.winners(state))
    console.print(f"\n[bold]The end.[/] {totals}." + ("" if len(players) == 1 else f" Won by player {winners}."))


def tell_forfeits(console: Console, forfeits: Sequence[dict[str, Any]]) -> None:
    """Print how many decisions were forfeited to chance, by bot and reason."""
    for (bot, words), times in Counter((forfeit["bot"], forfeit["words"]) for forfeit in forfeits).items():
        console.print(Text(f"{bot}: {times} decisions made at random instead. {words}", style="yellow"))
