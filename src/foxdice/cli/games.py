"""`foxdice games`: which games there are, and who plays one of them."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from foxdice import core, texts
from foxdice.bots import registry
from foxdice.cli.options import Json, Language, check_language
from foxdice.core import AnyGame


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Tell who plays this one.")] = "",
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """List the games and their variants, whichever package brings them; or the bots of one, and how they play."""
    check_language(language)
    if game:
        tell_bots(core.get(game), language, as_json)
        return
    found = [core.get(id) for edition in core.editions().values() for id in edition.ids]
    if as_json:
        rows = [{"id": game.id, "players": [game.players[0], game.players[-1]]} for game in found]
        print(json.dumps(rows, indent=1))
        return
    table = Table(box=None, show_header=False)
    for one in found:
        name = texts.say(f"game-{one.id.replace(':', '-')}", language)
        table.add_row(one.id, name, f"{one.players[0]}–{one.players[-1]}")
    Console(highlight=False).print(table)


def tell_bots(game: AnyGame, language: str, as_json: bool) -> None:
    """List the bots of a game; those without a line about them go by their names."""
    told = {name: _how(game, name, language) for name in registry.names(game)}
    if as_json:
        print(json.dumps([{"bot": name, "plays": how} for name, how in told.items()], indent=1, ensure_ascii=False))
        return
    table = Table(box=None, show_header=False)
    for name, how in told.items():
        table.add_row(name, how)
    Console(highlight=False).print(table)


def _how(game: AnyGame, name: str, language: str) -> str:
    """Return one line about how a bot plays, in the words of the game where it has any."""
    for key in (f"how-{game.id.partition(':')[0]}-{name}", f"how-{name}"):
        try:
            return texts.say(key, language)
        except KeyError:
            continue
    return ""
