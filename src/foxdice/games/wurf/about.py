"""Der große Wurf, for whoever shows it."""

from foxdice.core.about import About, Action, Result, Step

_BUTTON = "arena-throw"

ABOUT = About(
    steps={
        "start-die": Step("arena-start-die", throw="arena-start-die", button="arena-put"),
        "one-die": Step("arena-one-die", throw="arena-one-die", button=_BUTTON),
        "all-dice": Step("arena-all-dice", throw="arena-all-dice", button=_BUTTON),
        "flat": Step("arena-flat", throw="arena-flat", button=_BUTTON),
        "choice": Step("arena-choice", throw="arena-choice", button=_BUTTON),
    },
    actions=(Action("throw", "dice"), Action("stop", "stop")),
    result=Result(amount="dice", amount_text="arena-dice", why="end-why-last-left"),
    variant_results={"wurf:match": Result(amount_text="end-penalty-points", why="end-why-fewest")},
)
