"""The Brook, for whoever shows it."""

from foxdice.core.about import About, Action, Step

ABOUT = About(
    steps={"choose": Step("brook-prompt", direct=True)},
    actions=(Action("pass", "skip"),),
    simultaneous=True,
)
