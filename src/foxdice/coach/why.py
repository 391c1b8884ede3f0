"""Why one move is better than another: the few parts that outweigh the rest, and the bonuses that it sets off."""

from dataclasses import dataclass
from typing import Any

from foxdice.coach import bonuses, verdicts
from foxdice.core import AnyGame
from foxdice.core.sheet import Bonus
from foxdice.judge.judge import FUTURE, Judge, Line
from foxdice.texts import say

WORTH_SAYING = 0.15  # points; less is nothing to speak of
EXPLAINED = 0.6  # of the difference: what is said has to add up to so much of it


@dataclass(frozen=True)
class Why:
    """What a better move has over another one.

    `parts` are all differences of expected points, the largest first. `reasons` are the fewest gains that outweigh all
    losses together and make up most of the difference, and `against` the losses that are worth saying.
    """

    game: AnyGame
    parts: tuple[tuple[str, float], ...]
    reasons: tuple[tuple[str, float], ...]
    against: tuple[tuple[str, float], ...]
    brings: tuple[Bonus, ...]  # in the order in which the moves of the chain bring them
    winning: float | None = None  # how many % more, or less, it wins, where values are points at a table

    def say(self, language: str = "en") -> str:
        """Return the reasons in words; nothing where there is nothing to say."""
        sentences = (self._race(language), self._parts(language), self._bonuses(language))
        return " ".join(sentence for sentence in sentences if sentence)

    def _race(self, language: str) -> str:
        if self.winning is None or abs(self.winning) < verdicts.RACE:
            return ""
        key = "coach-why-wins-more" if self.winning > 0 else "coach-why-wins-less"
        return say(key, language, percent=f"{abs(self.winning):.0f}")

    def _parts(self, language: str) -> str:
        if not self.reasons:
            return ""
        gains = self._list(self.reasons, language)
        if not self.against:
            return say("coach-why-gains", language, gains=gains)
        return say("coach-why-outweighs", language, gains=gains, losses=self._list(self.against, language))

    def _bonuses(self, language: str) -> str:
        if not self.brings:
            return ""
        first, *others = (bonuses.name(bonus, language) for bonus in self.brings)
        chain = first
        for other in others:
            chain = say("coach-chain", language, chain=chain, next=other)
        return say("coach-brings", language, chain=chain)

    def _list(self, parts: tuple[tuple[str, float], ...], language: str) -> str:
        return ", ".join(f"{part_name(self.game, part, language)} {signed(amount, language)}" for part, amount in parts)


def compare(judge: Judge, view: Any, player: int, better: Line, other: Line) -> Why:
    """Return why one line of play is better than another from the same view."""
    one, two = judge.parts([better, other], player)
    parts = sorted(((name, one[name] - two[name]) for name in one), key=lambda part: -part[1])
    losses = [part for part in parts if part[1] < 0]
    lost = -sum(amount for _, amount in losses)
    enough = lost + EXPLAINED * sum(amount for _, amount in parts)
    reasons: list[tuple[str, float]] = []
    for part in parts:
        if part[1] < WORTH_SAYING or (reasons and sum(amount for _, amount in reasons) > enough):
            break
        reasons.append(part)
    against = [part for part in reversed(losses) if part[1] <= -WORTH_SAYING]
    game = judge.game
    return Why(game, tuple(parts), tuple(reasons), tuple(against), _chain(game, view, player, better.moves))


def _chain(game: AnyGame, view: Any, player: int, moves: tuple[int, ...]) -> tuple[Bonus, ...]:
    """Return what the first move brings, and what the bonuses then bring as long as they are used at once."""
    found: list[Bonus] = []
    state = view.clone()
    for place, move in enumerate(moves):
        if place and game.info(state, player, move).bonus is None:
            break  # a choice of its own, which this one does not set off
        found += bonuses.brought(game, state, player, move)
        game.apply(state, player, move)
    return tuple(found)


def part_name(game: AnyGame, part: str, language: str) -> str:
    """Return what a part of the result is called in the middle of a sentence."""
    if part == FUTURE:
        return say("coach-part-future", language)
    if part == "bonus":
        return say(f"coach-part-{game.id.partition(':')[0]}-bonus", language)
    return say("coach-part-area", language, area=part)


def signed(amount: float, language: str) -> str:
    """Return a number with its sign, as the language writes it."""
    text = f"{amount:+.1f}".replace("-", "−") if abs(amount) >= 0.05 else "0.0"
    return text if language == "en" else text.replace(".", ",")
