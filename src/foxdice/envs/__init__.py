"""Environments for those who train: Gymnasium here, PettingZoo and OpenSpiel in modules of their own.

Importing this registers an environment for each game with Gymnasium. It needs the extra `envs`.
"""

import gymnasium

from foxdice.envs.errors import NoEnvironment
from foxdice.judge import learning

#: Of observations, actions and rewards; raised with every change of them.
VERSION = 0


def environment_id(game: str) -> str:
    """Return the id of a game's environment: `foxdice/NAME-v0`, or `foxdice/NAME-VARIANT-v0`.

    >>> gymnasium.make(environment_id(games.ids()[0])).reset(seed=1)[0].dtype
    dtype('uint8')
    """
    return f"foxdice/{game.replace(':', '-')}-v{VERSION}"


def _register() -> None:
    for game in learning.learned_games():
        gymnasium.register(
            environment_id(game),
            entry_point="foxdice.envs.single:FoxdiceEnv",
            vector_entry_point="foxdice.envs.vector:FoxdiceVectorEnv",
            kwargs={"game": game},
        )


_register()

__all__ = ["VERSION", "NoEnvironment", "environment_id"]
