"""Qwixx, for whoever shows it; with the guide to a first game."""

from dataclasses import replace

from foxdice.core.about import About, Action, Hint, Result, Step

_RESULT = Result(
    area="end-row",
    area_name="colour-",
    bonus="page-penalties",
    bonus_icon="flag",
    alone="end-qwixx-alone",
    par=115.48,  # on the base pad, by `foxdice solve qwixx`
)

# The cells that a row can be closed with, on the base pad.
_LAST = ("red-12", "yellow-12", "green-2", "blue-2")

_GUIDE = (
    Hint("guide-qwixx-penalty", "penalties", after="got-penalty"),
    Hint("guide-qwixx-closed", "table", after="gone"),
    Hint("guide-qwixx-lock", "cells", "decision", offers=_LAST),
    Hint("guide-qwixx-welcome", "throw", "throw"),
    Hint("guide-qwixx-white", "cells", "decision", step="white", mine=True),
    Hint("guide-qwixx-others-throw", "cells", "decision", step="white", mine=False),
    Hint("guide-qwixx-colour", "cells", "decision", step="colour"),
    Hint("guide-qwixx-price", "action-penalty", "decision", offers=("penalty",)),
    Hint("guide-qwixx-order", "marked", "throw"),
    Hint("guide-qwixx-gaps", "cells", "decision", step="white"),
    Hint("guide-qwixx-nothing", "action-pass", "decision", step="colour", offers=("pass",)),
    Hint("guide-qwixx-others", "players", "others"),
    Hint("guide-qwixx-worth", "score", "throw"),
)

ABOUT = About(
    steps={
        "white": Step("prompt-white", direct=True, counting=("white",)),
        "colour": Step("prompt-colour", direct=True, prompt_with={"penalty": "prompt-penalty"}),
    },
    actions=(Action("pass", "skip"), Action("penalty", "flag")),
    result=_RESULT,
    variant_results={"qwixx:mixx-b": replace(_RESULT, par=None)},
    simultaneous=True,
    penalties=True,
    die_gone="page-row-closed",
    guide=_GUIDE,
)
