"""`foxdice appraise`: what the moves of a position are worth."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from foxdice import core
from foxdice.cli.options import GameArgument, Json, Language, check_language
from foxdice.core import NotYourTurn, WrongPlayers
from foxdice.texts import say


def appraise(
    game: GameArgument,
    state: Annotated[str, typer.Argument(metavar="STATE", help="A position, as records and the page write it.")],
    player: Annotated[int | None, typer.Option("--player", "-p", min=1, help="Whose moves, from 1.")] = None,
    as_json: Json = False,
    language: Language = "en",
) -> None:
    """Show what every legal move of a position is worth, and why the best is better."""
    # Imported here: the other commands can do without NumPy.
    from foxdice import coach
    from foxdice.coach.told import percent, plain
    from foxdice.coach.why import signed

    check_language(language)
    chosen = core.get(game)
    position = chosen.parse_state(state)
    node = chosen.node(position)
    if player is not None and player > chosen.count(position):
        raise WrongPlayers("no-such-player", player=player, players=chosen.count(position))
    if node.kind != "decision":
        raise NotYourTurn("game-is-over" if node.kind == "over" else "dice-first")
    found = coach.appraise(chosen, position, node.players[0] if player is None else player - 1)
    if as_json:
        print(json.dumps(found.numbers(language), indent=1, ensure_ascii=False))
        return
    wins = found.best.winning is not None
    keys = ("coach-move", "coach-value", "coach-loss", *(["coach-wins"] if wins else []), "coach-why")
    title = say("coach-appraisal", language, unit=say(f"coach-unit-{found.unit}", language))
    table = Table(*(say(key, language) for key in keys), title=title)
    for option in found.options:
        loss = signed(-option.loss, language) if option.loss else ""
        why = found.why(option.move).say(language) if option.loss else ""
        chance = [] if option.winning is None else [f"{percent(option.winning)} %"]
        table.add_row(option.text, plain(option.value, language), loss, *chance, why)
    Console(highlight=False).print(table)
