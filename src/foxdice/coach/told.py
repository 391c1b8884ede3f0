"""A review in words and numbers: for a terminal, for programs, and as the table behind a curve."""

from typing import Any, NamedTuple

from foxdice.coach import verdicts
from foxdice.coach.review import Choice, PlayerReview, Review
from foxdice.coach.why import signed
from foxdice.texts import say as say


class Row(NamedTuple):
    """One step of the curve."""

    event: int
    what: str
    expected: float
    change: float
    word: str
    winning: float | None = None  # the chance of it, in %, where that stands beside points


def plain(amount: float, language: str) -> str:
    """Return a number as the language writes it."""
    text = f"{amount:.1f}".replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def identity(found: PlayerReview, table: bool, language: str) -> str:
    """Return the line that adds up: start + luck − errors + revisions = result."""
    key = "coach-identity-running" if not found.over else "coach-identity-table" if table else "coach-identity"
    return say(
        key,
        language,
        start=plain(found.start, language),
        luck=signed(found.luck, language),
        errors=signed(-found.errors, language),
        revisions=signed(found.revisions, language),
        result=plain(found.result, language),
    )


def summary(found: PlayerReview, language: str) -> str:
    """Return how the player played, as far as there was anything to choose, and what the dice did."""
    dice = say(f"review-dice-{found.luck_word}", language)
    if not found.counted:
        return say("coach-summary-nothing", language, player=found.player + 1, dice=dice)
    return say(
        "coach-summary" if found.accuracy >= verdicts.ACCURACY_FROM else "coach-summary-learning",
        language,
        player=found.player + 1,
        good=found.good,
        count=found.counted,
        rate=say(f"coach-rate-{found.rate_word}", language),
        loss=plain(found.rate, language),
        accuracy=f"{found.accuracy:.0f}",
        dice=dice,
    )


def adjusted(found: PlayerReview, language: str) -> str:
    """Return what the result would have been without luck."""
    return say("coach-adjusted", language, adjusted=plain(found.luck_adjusted, language))


def race(found: PlayerReview, language: str) -> str:
    """Return how the chance of winning changed; nothing where values say that or nobody knows."""
    if not found.winning:
        return ""
    chances = [chance for _, chance in found.winning]
    least, most = min(chances[:-1], default=chances[0]), max(chances[:-1], default=chances[0])
    told = {"start": chances[0], "end": chances[-1], "least": least, "most": most}
    return say("coach-race", language, **{name: percent(chance) for name, chance in told.items()})


def percent(chance: float) -> str:
    """Return a chance in whole percent."""
    return f"{chance:.0f}"


def moment(choice: Choice, language: str) -> str:
    """Return what was wrong with a choice, and why."""
    verdict = say(f"coach-verdict-{choice.verdict}", language)
    told = say(
        "coach-moment",
        language,
        verdict=verdict[:1].upper() + verdict[1:],
        loss=signed(-choice.error, language),
        played=choice.played.text,
        best=choice.appraisal.best.text,
    )
    return f"{told} {choice.why.say(language)}".rstrip()


def in_words(row: Row, language: str) -> str:
    """Return a step of the curve as a line: what happened, what it changed, and what to call that."""
    told = f"{row.what}: {signed(row.change, language)}"
    return f"{told}, {row.word}" if row.word else told


def rows(found: PlayerReview, language: str) -> list[Row]:
    """Return the curve as a table: every throw and every choice, in order."""
    winning = dict(found.winning)  # the later one of two: the first is from before the event
    told = [
        Row(
            throw.event,
            say("coach-throw-of", language, text=throw.text),
            throw.expected + throw.luck,
            throw.luck,
            "" if throw.word == "usual" else say(f"coach-luck-{throw.word}", language),
            winning.get(throw.event),
        )
        for throw in found.throws
    ]
    told += [
        Row(
            choice.event,
            say("coach-choice-of", language, text=choice.played.text),
            choice.played.value,
            -choice.error,
            say(f"coach-verdict-{choice.verdict}", language),
            winning.get(choice.event),
        )
        for choice in found.choices
    ]
    return sorted(told)


def numbers(review: Review, language: str = "en") -> dict[str, Any]:
    """Return a review, ready for JSON."""
    return {
        "game": review.game.id,
        "players": [_player(found, language) for found in review.players],
    }


def _player(found: PlayerReview, language: str) -> dict[str, Any]:
    texts = {row.event: in_words(row, language) for row in rows(found, language)}
    return {
        "player": found.player + 1,
        "unit": found.unit,
        "over": found.over,
        "start": found.start,
        "luck": found.luck,
        "errors": found.errors,
        "revisions": found.revisions,
        "others": found.others,
        "result": found.result,
        "points": found.points,
        "luck_adjusted": found.luck_adjusted,
        "counted": found.counted,
        "rate": found.rate,
        "rate_word": found.rate_word,
        "accuracy": found.accuracy,
        "luck_word": found.luck_word,
        "winning": [{"event": event, "chance": round(chance, 2)} for event, chance in found.winning],
        "moments": [{"event": choice.event, "text": moment(choice, language)} for choice in found.moments],
        "throws": [
            {
                "event": throw.event,
                "throw": throw.text,
                "text": texts[throw.event],
                "expected": throw.expected,
                "error": throw.error,
                "luck": throw.luck,
                "spread": throw.spread,
                "word": throw.word,
            }
            for throw in found.throws
        ],
        "choices": [
            {
                "event": choice.event,
                "played": choice.played.text,
                "best": choice.appraisal.best.text,
                "text": texts[choice.event],
                "value": choice.played.value,
                "error": choice.error,
                "verdict": choice.verdict,
                **({} if choice.why.winning is None else {"winning_lost": round(choice.why.winning, 2)}),
                "why": choice.why.say(language) if choice.error else "",
                "parts": dict(choice.why.parts) if choice.error else {},
            }
            for choice in found.choices
        ],
    }
