"""What the Clever games have in common for whoever shows them."""

from foxdice.core.about import Action, Step

STEPS = {
    "active": Step("prompt-active"),
    "passive": Step("prompt-passive", throw="prompt-throw-tray"),
    "extra": Step("prompt-extra"),
}
ACTIONS = (
    Action("reroll", "reroll", stock="reroll"),
    Action("let-go", "skip"),
    Action("decline", "skip"),
    Action("enough", "check"),
    Action("stop", "stop"),
)
SLOTS = 3
TIE_BROKEN = "end-why-area"
