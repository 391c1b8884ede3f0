"""Who plays: bots, and many games at once."""

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.registry import get, names

__all__ = ["Bot", "UnknownBot", "get", "names"]
