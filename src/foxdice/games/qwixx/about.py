"""Qwixx, for whoever shows it."""

from dataclasses import replace

from foxdice.core.about import About, Action, Result, Step

_RESULT = Result(
    area="end-row",
    area_name="colour-",
    bonus="page-penalties",
    bonus_icon="flag",
    alone="end-qwixx-alone",
    par=115.48,  # on the base pad, by `foxdice solve qwixx`
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
)
