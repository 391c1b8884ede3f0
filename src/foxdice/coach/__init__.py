"""The fox that teaches: what each choice was worth, how much was luck, and why.

>>> played = Playthrough(games.ids()[-1], players=2)
>>> dice = Seeded(1)  # Seeded: foxdice.dice.generator
>>> while played.node.kind == "throw":
...     thrown = played.roll(dice)
>>> found = appraise(played.game, played.state, played.node.players[0])
>>> found.best.loss, [option.text for option in found.options if option.verdict != "fine"]
(0.0, ['stop'])
"""

from foxdice.coach.appraise import Appraisal, Option, appraise
from foxdice.coach.review import Choice, PlayerReview, Review, ReviewedThrow, review, review_many
from foxdice.coach.why import Why

__all__ = [
    "Appraisal",
    "Choice",
    "Option",
    "PlayerReview",
    "Review",
    "ReviewedThrow",
    "Why",
    "appraise",
    "review",
    "review_many",
]
