"""`foxdice games`: which games there are."""

import json

from rich.console import Console
from rich.table import Table

from foxdice import core, texts
from foxdice.cli.options import Json, Language, check_language


def games(language: Language = "en", as_json: Json = False) -> None:
    """List the games and their variants, whichever package brings them."""
    check_language(language)
    found = [core.get(id) for edition in core.editions().values() for id in edition.ids]
    if as_json:
        rows = [{"id": game.id, "players": [game.players[0], game.players[-1]]} for game in found]
        print(json.dumps(rows, indent=1))
        return
    table = Table(box=None, show_header=False)
    for game in found:
        name = texts.say(f"game-{game.id.replace(':', '-')}", language)
        table.add_row(game.id, name, f"{game.players[0]}–{game.players[-1]}")
    Console(highlight=False).print(table)
