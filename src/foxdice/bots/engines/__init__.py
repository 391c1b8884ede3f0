"""Bots that are programs of their own: they speak lines over stdin and stdout (`docs/engines.md`)."""

from foxdice.bots.engines.engine import Engine
from foxdice.bots.engines.faults import EngineFault, Forfeit

__all__ = ["Engine", "EngineFault", "Forfeit"]
