"""`foxdice daily`: the dice of a day for practice, and what the strongest bot makes of them."""

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from foxdice import core
from foxdice.cli.options import Json, write_file
from foxdice.cli.story import tell, tell_result
from foxdice.core import AnyGame, InvalidText
from foxdice.core.record import Playthrough
from foxdice.dice.daily import NOBODYS_WORDS, dice_of, has_daily, name_of, practice_secret
from foxdice.table.verify import headers, reveal


def daily(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all without it.")] = None,
    day: Annotated[str | None, typer.Option("--date", help="YYYY-MM-DD; otherwise today (UTC).")] = None,
    as_json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the bot's game as a record.")] = None,
) -> None:
    """Show the dice of a day as a page without a server plays them, and the strongest bot's game on them.

    They follow from the date, so they are for practice; a server draws dice of its own, which nobody knows before.
    """
    wanted = _read_day(day)
    console = Console(highlight=False)
    if game is None:
        first = {id: _first_throw(core.get(id), wanted) for id in core.ids() if has_daily(core.get(id))}
        if as_json:
            print(json.dumps({"date": wanted.isoformat(), "first_throws": first}))
        else:
            console.print(f"[bold]{wanted}[/]")
            for id, throw in first.items():
                console.print(f"{id:<8} {throw}", markup=False)
        return
    chosen = core.get(game)
    if not has_daily(chosen):
        raise InvalidText("daily-none", game=chosen.id)
    bot, played = _best_game(chosen, wanted)
    if output:
        write_file(output, played.record.format())
    if as_json:
        best = {"bot": bot, "points": played.score(0).total, "events": [str(event) for event in played.record.events]}
        print(json.dumps({"date": wanted.isoformat(), "game": chosen.id, **played.record.headers, "best": best}))
        return
    console.print(f"[bold]{chosen.id}[/], {wanted}, {bot}\n")
    for event, so_far in played.record.steps():
        tell(console, event, so_far)
    tell_result(console, played)


def _best_game(game: AnyGame, day: date) -> tuple[str, Playthrough]:
    """Return the strongest bot's game on the dice of a day, and the bot's name; its record can be verified."""
    from foxdice.coach.same_dice import best_bot, play_alone  # with NumPy, which the list does without

    secret, bot = practice_secret(day, game.id), best_bot(game)
    played = play_alone(game, dice_of(day, game.id, secret), bot)
    about = headers("fair", name_of(day, game.id), NOBODYS_WORDS, secret.commitment)
    played.record.headers |= {"seat-1": bot, **about, **reveal(secret)}
    return bot, played


def _first_throw(game: AnyGame, day: date) -> str:
    state = game.new(1)
    dice = dice_of(day, game.id, practice_secret(day, game.id))
    return game.format_throw(state, dice.throw(game, state, 0))


def _read_day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise InvalidText("daily-date", text=text) from error
