"""What every legal move is worth to whoever has to choose."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from foxdice.coach import verdicts
from foxdice.coach.why import Why, compare
from foxdice.core import AnyGame
from foxdice.judge import judge as judges
from foxdice.judge.judge import Line, Unit


@dataclass(frozen=True)
class Option:
    """A legal move: what it is worth, how much less than the best one, and how far that may be wrong."""

    move: int
    text: str
    value: float
    loss: float
    doubt: float
    verdict: str
    line: Line
    winning: float | None = None  # how likely the player then is to win, in %, beside a value in points


@dataclass(frozen=True)
class Appraisal:
    """All legal moves of a player, the best first."""

    game: AnyGame
    view: Any
    player: int
    unit: Unit
    options: tuple[Option, ...]
    error: float  # how far values may be wrong here, all in the same way: differences are surer

    @property
    def best(self) -> Option:
        """The best move."""
        return self.options[0]

    @property
    def counts(self) -> bool:
        """Whether it matters at all what is chosen."""
        return self.options[-1].loss >= verdicts.COUNTS_FROM

    def option(self, move: int) -> Option:
        """Return what a move is worth."""
        return next(option for option in self.options if option.move == move)

    def seen_further(self, move: int, between: Sequence[int], later: Option) -> "Appraisal":
        """Return the same where a move leads, by others without a choice, to a choice whose best option is worth more.

        From further along a chain more of it is looked through; yet a move is not thought to be better than the best.
        """
        option, value = self.option(move), min(later.value, self.best.value)
        if value <= option.value:
            return self
        loss = self.best.value - value
        better = replace(
            option,
            value=value,
            loss=loss,
            doubt=option.doubt if loss else 0.0,
            verdict=verdicts.verdict(loss, option.doubt, self.unit),
            line=Line(value, later.line.end, (move, *between, *later.line.moves)),
            winning=later.winning,
        )
        options = [better if one is option else one for one in self.options]
        return replace(self, options=tuple(sorted(options, key=lambda one: one.loss)))

    def why(self, move: int) -> Why:
        """Return why the best move is better than another one."""
        option = self.option(move)
        why = compare(judges.of(self.game), self.view, self.player, self.best.line, option.line)
        if option.winning is None or self.best.winning is None:
            return why
        return replace(why, winning=self.best.winning - option.winning)

    def numbers(self, language: str = "en") -> dict[str, Any]:
        """Return everything, ready for JSON."""
        return {
            "game": self.game.id,
            "player": self.player + 1,
            "unit": self.unit,
            "error": round(self.error, 3),
            "moves": [
                {
                    "move": option.text,
                    "value": round(option.value, 3),
                    "loss": round(option.loss, 3),
                    "doubt": round(option.doubt, 3),
                    "verdict": option.verdict,
                    **({} if option.winning is None else {"winning": round(option.winning, 1)}),
                    "why": self.why(option.move).say(language) if option.loss else "",
                }
                for option in self.options
            ],
        }


def appraise(game: AnyGame, view: Any, player: int) -> Appraisal:
    """Return what the moves of a player who has to choose are worth; only what the player may see is looked at.

    Raises `NotYourTurn`, and `Unjudged` where nobody knows.

    >>> played = Playthrough(games.ids()[0], players=1)
    >>> thrown = played.roll(Seeded(5))
    >>> found = appraise(played.game, played.state, 0)
    >>> len(found.options) == len(played.moves(0)), found.best.verdict
    (True, 'fine')
    """
    judge = judges.of(game)
    seen = game.view(view, player)
    moves = game.legal(seen, player)
    if not moves:
        game.apply(seen, player, -1)  # raises the reason
    lines = judge.choices(seen, player, moves)
    race = judge.race([line.end for line in lines])
    winning = [None] * len(lines) if race is None else race[:, player].tolist()
    best = max(line.value for line in lines)
    unit, doubt = judge.unit(game.count(seen)), judge.doubt(seen)
    options = [
        Option(
            move,
            game.format_move(seen, player, move),
            line.value,
            best - line.value,
            doubt if line.value < best else 0.0,
            verdicts.verdict(best - line.value, doubt, unit),
            line,
            wins,
        )
        for move, line, wins in zip(moves, lines, winning, strict=True)
    ]
    return Appraisal(
        game, seen, player, unit, tuple(sorted(options, key=lambda option: option.loss)), judge.error(seen)
    )
