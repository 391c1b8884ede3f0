"""Sheets of random games, drawn and as marks, for who lays marks on a blank sheet: `python -m tests.draw.painting`."""

import json
from collections.abc import Iterator
from typing import Any

from foxdice import draw, games
from foxdice.core import rows
from foxdice.games import AnyGame
from foxdice.testing.playing import random_game, states

PAPER = ("clever", "cubed", "qwixx", "qwixx:mixx-b")
EVERY = 60  # states of a game are shown so far apart
FORMS = (("en", False), ("de", True), ("ru", False))


def marks(game: AnyGame, state: Any, player: int) -> list[list[int]]:
    """Return what the pen has left, as rows."""
    numbers = [0] * rows.ROOM
    count = game.scene.marks(state, player, numbers)
    return [numbers[rows.WIDTH * row : rows.WIDTH * row + 3] for row in range(count)]


def shown(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Yield states of two games, each with a player."""
    for players in (1, 3):
        for number, state in enumerate(states(game, players, seed=players)):
            if number % EVERY == 0:
                yield state, number % players
        yield random_game(game, players, seed=players).state, players - 1


def main() -> None:
    """Print a line of JSON for each form of each game."""
    for id in PAPER:
        game = games.get(id)
        for language, spread in FORMS:
            form: dict[str, Any] = {"language": language, "prefix": "s-", "spread": spread}
            sheets = [
                {"marks": marks(game, state, player), "svg": draw.sheet(game, state, player, **form)}
                for state, player in shown(game)
            ]
            print(json.dumps({"game": id, **form, "blank": draw.sheet(game, blank=True, **form), "sheets": sheets}))


if __name__ == "__main__":
    main()
