"""Which arena a throw was made in: the same one makes it again bit by bit, another one may not."""

import platform
import sys
from functools import cache
from importlib.metadata import version
from typing import Final

# Of bowl, material, hand and the reading of dice: whatever changes how a throw ends counts it up.
VERSION: Final = 1


@cache
def signature() -> str:
    """Name our own version, the engine's, and the platform, whose arithmetic matters too."""
    return f"{VERSION} rapier3d-{version('rapier3d')} {sys.platform}-{platform.machine().lower()}"


# The engine that pages throw with where no server is (`foxdice.dice.arena.portable`): the same bits on every platform.
ENGINE: Final = "rapier3d-deterministic-0.21.0"
ENGINE_HASH: Final = "4e9890fd2df60072f9db06a33e4030221249c1b3687b722b2388c21f09e97551"
PORTABLE: Final = f"{VERSION} {ENGINE} wasm"
