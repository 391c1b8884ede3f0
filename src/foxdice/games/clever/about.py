"""Ganz schön clever, for whoever shows it; with the guide to a first game."""

from foxdice.core.about import About, Hint, Result
from foxdice.games.family.about import ACTIONS, SLOTS, STEPS, TIE_BROKEN

_GUIDE = (
    Hint("guide-clever-bonus", "cells", offers=("bonus",)),
    Hint("guide-clever-fox", "fox", after="got-fox"),
    Hint("guide-clever-other-side", "throw", "throw", step="passive"),
    Hint("guide-clever-extra", "dice", "decision", step="extra"),
    Hint("guide-clever-got-extra", "stock-extra", after="got-extra"),
    Hint("guide-clever-burnt", "action-let-go", offers=("let-go",)),
    Hint("guide-clever-white", "cells", chosen=("white",)),
    Hint("guide-clever-yellow", "cells", chosen=("yellow",)),
    Hint("guide-clever-cells", "cells", chosen=("blue", "green", "orange", "purple")),
    Hint("guide-clever-blue", "marked", after="in-blue"),
    Hint("guide-clever-green", "marked", after="in-green"),
    Hint("guide-clever-orange", "marked", after="in-orange"),
    Hint("guide-clever-purple", "marked", after="in-purple"),
    Hint("guide-clever-welcome", "throw", "throw", step="active"),
    Hint("guide-clever-first-die", "dice", "decision", step="active"),
    Hint("guide-clever-gift", "rounds", "throw", step="active", from_round=2),
    Hint("guide-clever-throws", "throw", "throw", step="active"),
    Hint("guide-clever-lower", "dice", "decision", step="active"),
    Hint("guide-clever-passive", "dice", "decision", step="passive"),
    Hint("guide-clever-reroll", "stock-reroll", "decision", step="active", offers=("reroll",)),
    Hint("guide-clever-others", "players", "others"),
    Hint("guide-clever-farewell", "throw", "throw", step="active", from_round=3),
)

ABOUT = About(STEPS, ACTIONS, Result(tie_broken=TIE_BROKEN), simultaneous=True, slots=SLOTS, tray=True, guide=_GUIDE)
