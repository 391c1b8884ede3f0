"""Clever hoch Drei, for whoever shows it."""

from foxdice.core.about import About, Result
from foxdice.games.family.about import ACTIONS, SLOTS, STEPS, TIE_BROKEN

ABOUT = About(STEPS, ACTIONS, Result(tie_broken=TIE_BROKEN), simultaneous=True, slots=SLOTS, tray=True)
