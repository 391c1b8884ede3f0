"""Ganz schön clever, for whoever shows it; with the guide to a first game."""

from foxdice.core.about import About, Hint, Result
from foxdice.games.family.about import ACTIONS, SLOTS, STEPS, TIE_BROKEN

# The first hint whose conditions hold is the one that is given.
_GUIDE = (
    Hint("guide-welcome", waits_for="throw", throws=0),
    Hint("guide-other-side", waits_for="throw", ordered=True, last_round=1),
    Hint(waits_for="throw", ordered=True),
    Hint("guide-second-throw", waits_for="throw", moves=1),
    Hint("guide-bonus", offers="bonus", last_round=3),
    Hint(offers="bonus"),
    Hint("guide-passive", step="passive", last_round=2),
    Hint(step="passive"),
    Hint("guide-extra", step="extra", last_round=3),
    Hint(step="extra"),
    Hint("guide-first-die", moves=0),
    Hint("guide-lower-dice", moves=1),
    Hint("guide-white", moves=2),
    Hint("guide-reroll", offers="reroll", first_round=2, last_round=2),
    Hint("guide-areas", last_round=1),
)

ABOUT = About(STEPS, ACTIONS, Result(tie_broken=TIE_BROKEN), simultaneous=True, slots=SLOTS, tray=True, guide=_GUIDE)
