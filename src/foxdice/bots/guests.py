"""Bots that an operator brings to a server: each under a name that strangers may read, whatever stands behind it.

`NAME=SPEC`, or only what `foxdice.bots.outside` understands; then the name is that of the class, file or program.
"""

import re
from collections.abc import Iterable
from pathlib import PurePath

from foxdice import core
from foxdice.bots import outside
from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.engines.engine import words_of
from foxdice.core import AnyGame, GameError

_NAMED = re.compile(r"(?P<name>[\w .+-]{1,24})=(?P<spec>.+)")


class Guests:
    """The bots that somebody brought, by name, and which games each of them plays."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        """Raise `UnknownBot` for one that plays no game here, or that is called like another."""
        self.specs: dict[str, str] = {}
        self._games: dict[str, frozenset[str]] = {}
        for one in given:
            name, spec = named(one)
            if name in self.specs:
                raise UnknownBot("bot-named-twice", text=name)
            self.specs[name] = spec
            self._games[name] = frozenset(_games_of(spec))

    def names(self, game: AnyGame) -> tuple[str, ...]:
        """Return the names of those that play a game."""
        return tuple(name for name, games in self._games.items() if game.id in games)


def named(given: str) -> tuple[str, str]:
    """Return the name of a bot and where it comes from."""
    found = _NAMED.fullmatch(given)
    if found and outside.is_outside(found["spec"]):
        return found["name"].strip(), found["spec"]
    if given.startswith(outside.PROGRAM):
        words = words_of(given.removeprefix(outside.PROGRAM))
        return PurePath(words[-1] if words else "").stem, given
    return (PurePath(given).stem if given.endswith(outside.TRAINED) else given.rpartition(":")[2]), given


def _games_of(spec: str) -> Iterable[str]:
    """Return the ids of the games that a bot can play; raise why it plays none."""
    refused: GameError | None = None
    found = []
    for edition in core.editions().values():
        for id in edition.ids:
            try:
                _tried(spec, core.get(id))
            except GameError as error:
                refused = refused or error
            else:
                found.append(id)
    if refused and not found:
        raise refused
    return found


def _tried(spec: str, game: AnyGame) -> Bot:
    return outside.get(spec, game, 0)
