"""Clever hoch Drei, for whoever shows it; with the guide to a first game."""

from foxdice.core.about import About, Hint, Result
from foxdice.games.family.about import ACTIONS, SLOTS, STEPS, TIE_BROKEN

_GUIDE = (
    Hint("guide-cubed-bonus", "cells", offers=("bonus",)),
    Hint("guide-cubed-fox", "fox", after="got-fox"),
    Hint("guide-cubed-other-side", "throw", "throw", step="passive"),
    Hint("guide-cubed-extra", "dice", "decision", step="extra"),
    Hint("guide-cubed-got-joker", "stock-joker", after="got-joker"),
    Hint("guide-cubed-got-extra", "stock-extra", after="got-extra"),
    Hint("guide-cubed-pink", "cells", chosen=("pink",)),
    Hint("guide-cubed-blue", "cells", chosen=("blue",)),
    Hint("guide-cubed-turquoise", "cells", chosen=("turquoise",)),
    Hint("guide-cubed-white", "cells", chosen=("white",)),
    Hint("guide-cubed-cells", "cells", chosen=("yellow", "brown")),
    Hint("guide-cubed-yellow", "marked", after="in-yellow"),
    Hint("guide-cubed-brown", "marked", after="in-brown"),
    Hint("guide-cubed-welcome", "throw", "throw", step="active"),
    Hint("guide-cubed-first-die", "dice", "decision", step="active"),
    Hint("guide-cubed-gift", "rounds", "throw", step="active", from_round=2),
    Hint("guide-cubed-throws", "throw", "throw", step="active"),
    Hint("guide-cubed-lower", "dice", "decision", step="active"),
    Hint("guide-cubed-passive", "dice", "decision", step="passive"),
    Hint("guide-cubed-skip", "action-let-go", "decision", step="active", offers=("let-go",)),
    Hint("guide-cubed-reroll", "stock-reroll", "decision", step="active", offers=("reroll",)),
    Hint("guide-cubed-others", "players", "others"),
    Hint("guide-cubed-farewell", "throw", "throw", step="active", from_round=3),
)

ABOUT = About(STEPS, ACTIONS, Result(tie_broken=TIE_BROKEN), simultaneous=True, slots=SLOTS, tray=True, guide=_GUIDE)
