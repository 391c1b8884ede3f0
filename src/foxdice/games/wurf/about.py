"""Der große Wurf, for whoever shows it; with the guide to a first game."""

from foxdice.core.about import About, Action, Hint, Result, Step

_BUTTON = "arena-throw"

_GUIDE = (
    Hint("guide-wurf-match", "players", after="taken"),
    Hint("guide-wurf-lost", "players", after="lost"),
    Hint("guide-wurf-start", "throw", "throw", step="start-die"),
    Hint("guide-wurf-all", "throw", "throw", step="all-dice"),
    Hint("guide-wurf-flat", "throw", "throw", step="flat"),
    Hint("guide-wurf-throw", "bowl", "throw", step="one-die"),
    Hint("guide-wurf-choice", "action-stop", "decision", step="choice"),
    Hint("guide-wurf-others", "players", "others"),
    Hint("guide-wurf-push", "bowl", "throw", step="one-die"),
    Hint("guide-wurf-farewell", "throw", "throw", step="one-die"),
)

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
    guide=_GUIDE,
)
