"""What the coach found, as it goes over the wire; made in the process that looks back."""

from foxdice.coach.appraise import Appraisal, Option
from foxdice.coach.review import Choice, PlayerReview, ReviewedThrow
from foxdice.coach.why import Why
from foxdice.server.wire_coach import (
    AppraisalFacts,
    BonusFact,
    ChoiceFacts,
    CurvePoint,
    PartFact,
    PricedMove,
    ReviewFacts,
    ThrowFacts,
    WhyFacts,
)


def of_appraisal(appraisal: Appraisal) -> AppraisalFacts:
    """Return an appraisal as facts, with the reasons against every move but the best."""
    moves = tuple(
        _priced(option, _why(appraisal.why(option.move)) if option.loss else None) for option in appraisal.options
    )
    return AppraisalFacts(appraisal.game.id, appraisal.player, appraisal.unit, appraisal.error, appraisal.counts, moves)


def of_review(found: PlayerReview, game: str, players: int, master: int | None = None) -> ReviewFacts:
    """Return one player's review as facts."""
    return ReviewFacts(
        game=game,
        players=players,
        player=found.player,
        unit=found.unit,
        over=found.over,
        start=found.start,
        luck=found.luck,
        errors=found.errors,
        revisions=found.revisions,
        others=found.others,
        result=found.result,
        points=found.points,
        luck_adjusted=found.luck_adjusted,
        counted=found.counted,
        rate=found.rate,
        rate_word=found.rate_word,
        accuracy=found.accuracy,
        luck_word=found.luck_word,
        moments=tuple(choice.event for choice in found.moments),
        throws=tuple(map(_throw, found.throws)),
        choices=tuple(map(_choice, found.choices)),
        curve=tuple(CurvePoint(event, value) for event, value in found.curve),
        winning=tuple(CurvePoint(event, chance) for event, chance in found.winning),
        master=master,
    )


def _throw(throw: ReviewedThrow) -> ThrowFacts:
    return ThrowFacts(throw.event, throw.text, throw.expected, throw.error, throw.luck, throw.spread, throw.word)


def _choice(choice: Choice) -> ChoiceFacts:
    return ChoiceFacts(
        event=choice.event,
        played=choice.played.text,
        error=choice.error,
        verdict=choice.verdict,
        counts=choice.appraisal.counts,
        moves=tuple(_priced(option) for option in choice.appraisal.options),
        why=_why(choice.why) if choice.error else None,
    )


def _priced(option: Option, why: WhyFacts | None = None) -> PricedMove:
    return PricedMove(option.text, option.value, option.loss, option.doubt, option.verdict, option.winning, why)


def _why(why: Why) -> WhyFacts:
    return WhyFacts(
        why.winning,
        tuple(PartFact(*part) for part in why.reasons),
        tuple(PartFact(*part) for part in why.against),
        tuple(BonusFact(bonus.kind, bonus.area, bonus.number) for bonus in why.brings),
    )
