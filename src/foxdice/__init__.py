"""Foxdice: four dice games, complete and exact."""

from foxdice.core.record import Playthrough

__all__ = ["Playthrough"]
