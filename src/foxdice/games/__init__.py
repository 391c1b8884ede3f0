"""The games: one folder each, with everything about it. `games.get` opens one, whichever package brought it."""

from foxdice.core import *  # noqa: F403  # the same public names, where a reader looks for them
from foxdice.core import __all__ as __all__
