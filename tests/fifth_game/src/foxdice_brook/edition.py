"""The Brook: all that belongs to it, by name."""

from foxdice.core.edition import Edition

EDITION = Edition(
    id="brook",
    game="foxdice_brook.game:Brook",
    drawing="foxdice_brook.drawing:draw",
    about="foxdice_brook.about:ABOUT",
)
