"""Qwixx, for whoever shows it."""

from foxdice.core.about import About, Action, Result, Step

ABOUT = About(
    steps={
        "white": Step("prompt-white", direct=True, counting=("white",)),
        "colour": Step("prompt-colour", direct=True, prompt_with={"penalty": "prompt-penalty"}),
    },
    actions=(Action("pass", "skip"), Action("penalty", "flag")),
    result=Result(area="end-row", area_name="colour-", bonus="page-penalties", bonus_icon="flag"),
    simultaneous=True,
    penalties=True,
    die_gone="page-row-closed",
)
