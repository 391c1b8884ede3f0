"""Who plays: bots, and many games at once."""

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.registry import NAMES, get

__all__ = ["NAMES", "Bot", "UnknownBot", "get"]
