"""What an engine can do wrong, and what is kept of it."""

from collections.abc import Sequence
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

    @property
    def reason(self) -> str:
        """How it failed, as a record says it."""
        return self.fault.code.removeprefix("engine-")

    def numbers(self) -> dict[str, Any]:
        """Return it ready for JSON: seats count from 1 in all texts."""
        return {"bot": self.bot, "seat": self.player + 1, "reason": self.fault.code, "words": str(self.fault)}


def header(forfeits: Sequence[Forfeit]) -> dict[str, str]:
    """Return the line about them in the head of a record, each seat and reason once; nothing where there are none."""
    told = dict.fromkeys(f"{forfeit.player + 1} {forfeit.reason}" for forfeit in forfeits)
    return {"forfeit": ", ".join(told)} if told else {}


def forfeits_of(bot: object) -> list[Forfeit]:
    """Return the decisions that a bot has forfeited so far; most bots cannot."""
    found: list[Forfeit] = getattr(bot, "forfeits", [])
    return found
