"""Qwixx solved exactly: the best expected score from every sheet, and the bot that plays by it."""

from foxdice.games.qwixx.exact.bot import Exact
from foxdice.games.qwixx.exact.solver import Solution, solve

__all__ = ["Exact", "Solution", "solve"]
