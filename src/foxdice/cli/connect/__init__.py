"""`foxdice connect`: a bot takes a seat at a table of a running server."""

from typing import Annotated

import typer
from rich.console import Console

from foxdice.bots.engines.faults import forfeits_of
from foxdice.bots.seating import seated
from foxdice.cli.options import SEEDS, Language, Seed, check_language, check_number
from foxdice.cli.story import tell_forfeits, tell_result


def connect(
    address: Annotated[str, typer.Argument(metavar="URL", help="The table's page, like http://host:port/#/t/TABLE")],
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who plays: a name, or a bot of yours (docs/engines.md).")],
    seat: Annotated[int, typer.Option(min=0, help="Which seat, from 1; 0 takes the first free one.")] = 0,
    token: Annotated[str, typer.Option(help="Come back with this token; without it the server gives a new one.")] = "",
    name: Annotated[str, typer.Option(help="What the others call the bot.")] = "",
    stay: Annotated[bool, typer.Option("--stay", help="Stay for rematches instead of ending with the game.")] = False,
    seed: Seed = 1,
    language: Language = "en",
) -> None:
    """Let a bot take a seat at a table of a running server, marked as a bot for everybody."""
    from foxdice.cli.connect.guest import Guest  # imported here: the other commands can do without what it needs
    from foxdice.cli.connect.house import House, Lost, playable
    from foxdice.cli.connect.names import called

    check_number("--seed", seed, -SEEDS, SEEDS - 1)
    console = Console(highlight=False)
    house = House(address, token, check_language(language))
    try:
        game, player = playable(house.look(), bot, seed)
        house.token = token or house.new_token()
    except Lost as lost:  # later one waits for it to come back
        raise house.gone(lost) from lost
    if not token:
        console.print(f"to come back to the seat: --token {house.token}", markup=False, soft_wrap=True)
    with seated([player]):
        guest = Guest(house, game, player, name or called(bot), seat, stays=stay)
        for end in guest.play():
            tell_result(console, end)
        tell_forfeits(console, [forfeit.numbers() for forfeit in forfeits_of(player)])
