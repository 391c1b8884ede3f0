"""`foxdice rules`: the rules of a game in our own words."""

from rich.console import Console
from rich.markdown import Markdown

from foxdice import core, texts
from foxdice.cli.options import GameArgument, Language, check_language


def rules(game: GameArgument, language: Language = "en") -> None:
    """Print the rules of a game in our own words."""
    id = core.get(game).id.partition(":")[0]
    Console().print(Markdown(texts.rules(id, check_language(language))))
