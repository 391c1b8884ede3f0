"""What an engine can do wrong, and what is kept of it."""

from dataclasses import dataclass
from typing import Any

from foxdice.core import GameError


class EngineFault(GameError):
    """An engine was late, gave an illegal move, ended, or never became ready."""


@dataclass(frozen=True)
class Forfeit:
    """A decision that was made at random in the place of an engine, and why."""

    bot: str
    player: int  # from 0, as everywhere in Python
    fault: EngineFault

    def numbers(self) -> dict[str, Any]:
        """Return it ready for JSON: seats count from 1 in all texts."""
        return {"bot": self.bot, "seat": self.player + 1, "reason": self.fault.code, "words": str(self.fault)}


def forfeits_of(bot: object) -> list[Forfeit]:
    """Return the decisions that a bot has forfeited so far; most bots cannot."""
    found: list[Forfeit] = getattr(bot, "forfeits", [])
    return found
