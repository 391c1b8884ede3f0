"""All about a game, by name: where its parts are, each imported when somebody asks for it.

The entry point of a game (group `foxdice.games`) is such an object, so that importing the rules needs no drawing, a
drawing no bot, and a bot no compiler; and so that a package of its own can bring a game.
"""

import importlib
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Edition:
    """A game and everything that belongs to it. A part is named `module:attribute`; empty where the game has none."""

    id: str
    game: str  # the front door: a class, called with the name of the variant ("" for the game itself)
    drawing: str  # draw(game, state, player, page) -> SVG
    about: str  # what the page says about it: an `About`
    variants: tuple[str, ...] = ()
    bots: str = ""  # bots(game) -> how its own bots are made from a seed, by name
    learning: str = ""  # learning(game) -> what a learned bot sees of it, and how it learns
    judge: str = ""  # judge(game, network or None) -> what its positions are worth, if not just points by moves
    solved: str = ""  # how its judge thinks in browsers, where nothing is learned: a `Solved`
    arena: str = ""  # how its dice fly, where they hit each other: an `ArenaRules`
    throws: str = ""  # throws(game, bots, seed) -> who makes the throws of a single game, where it has an arena
    simulation: str = ""  # simulate(...) of its own, where throws are not uniform
    solution: str = ""  # solve(...), where it has been solved
    library: str = ""  # the package of what it shares with other games, for the words that lie there

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the game and of its variants."""
        return (self.id, *(f"{self.id}:{variant}" for variant in self.variants))

    @property
    def package(self) -> str:
        """The package that holds its texts, its picture and its weights."""
        return self.game.partition(":")[0].rpartition(".")[0]

    @property
    def is_judged(self) -> bool:
        """Whether somebody can say what positions of the game are worth."""
        return bool(self.judge or self.learning)

    def part(self, name: str) -> Any:
        """Return a part of the edition, or None where the game has none."""
        where: str = getattr(self, name)
        if not where:
            return None
        module, _, attribute = where.partition(":")
        return getattr(importlib.import_module(module), attribute)
