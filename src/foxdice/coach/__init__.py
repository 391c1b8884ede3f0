"""The fox that teaches: what each choice was worth, how much was luck, and why."""

from foxdice.coach.appraise import Appraisal, Option, appraise
from foxdice.coach.review import Choice, PlayerReview, Review, ReviewedThrow, review
from foxdice.coach.why import Why

__all__ = ["Appraisal", "Choice", "Option", "PlayerReview", "Review", "ReviewedThrow", "Why", "appraise", "review"]
