"""Bots that people bring: a Python class, a trained file, a program, or a name that a package registers.

`mymodule:MyBot` · `weights.fox` · `cmd:./mybot --flag` · a name from the entry points of the group `foxdice.bots`.
A class, or any function that makes a bot, is handed those of `game` and `seed` that it has parameters for.
"""

import importlib
import inspect
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.engines.engine import Engine
from foxdice.core import AnyGame, GameError
from foxdice.judge import learning

GROUP = "foxdice.bots"
PROGRAM = "cmd:"
TRAINED = ".fox"


@cache
def registered() -> Mapping[str, EntryPoint]:
    """Return what packages register, by name; each is loaded when it is asked for."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_outside(name: str) -> bool:
    """Tell whether a name says where a bot comes from, rather than which of ours it is."""
    return name.startswith(PROGRAM) or name.endswith(TRAINED) or ":" in name or name in registered()


def get(name: str, game: AnyGame, seed: int) -> Bot:
    """Return a bot that somebody brings.

    Raises `UnknownBot`, and `DamagedWeights` for a file that is not one of this game.
    """
    if name.startswith(PROGRAM):
        return Engine(game, name.removeprefix(PROGRAM), seed)
    if name.endswith(TRAINED):
        return _trained(Path(name), game, seed)
    if name in registered():
        return _made(registered()[name].load(), name, game, seed)
    return _made(_imported(name), name, game, seed)


def _trained(file: Path, game: AnyGame, seed: int) -> Bot:
    if learning.of(game) is None:
        raise UnknownBot("not-learned", game=game.id, games=", ".join(learning.learned_games()))
    try:
        content = file.read_bytes()
    except OSError as error:
        raise UnknownBot("record-file", file=str(file), reason=error.strerror or "") from error
    from foxdice.judge.weights import read_weights  # imported here: only a trained file needs NumPy

    network = read_weights(content, file.name, game)
    bot: Bot = learning.player(game)(game, name=file.name, seed=seed, network=network)
    return bot


def _imported(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a bot in the folder where one stands is found, as with `python -m`
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ModuleNotFoundError, AttributeError, ValueError) as error:
        raise UnknownBot("bot-not-imported", text=name, reason=str(error)) from error
    except Exception as error:
        raise _fails(name, error) from error
    return found


def _fails(name: str, error: Exception) -> UnknownBot:
    """Return that a bot cannot be had because of its own code, and where in it."""
    latest = traceback.extract_tb(error.__traceback__)[-1]
    reason = f"{type(error).__name__}: {error}"
    return UnknownBot("bot-fails", text=name, reason=reason, file=latest.filename, line=str(latest.lineno))


def _made(maker: Callable[..., Any], name: str, game: AnyGame, seed: int) -> Bot:
    given = {"game": game, "seed": seed}
    try:
        takes = inspect.signature(maker).parameters if callable(maker) else {}
        made: Any = maker(**{key: value for key, value in given.items() if key in takes}) if callable(maker) else maker
    except GameError:
        raise
    except Exception as error:
        raise _fails(name, error) from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot("not-a-bot", text=name)
    if game.in_arena and not callable(getattr(made, "throw", None)):
        raise UnknownBot("engine-no-hand", game=game.id)
    bot: Bot = made
    return bot
