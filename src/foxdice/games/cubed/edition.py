"""Clever hoch Drei: all that belongs to it, by name."""

from foxdice.core.edition import Edition

EDITION = Edition(
    id="cubed",
    game="foxdice.games.cubed.game:Cubed",
    drawing="foxdice.games.cubed.drawing:draw",
    about="foxdice.games.cubed.about:ABOUT",
    bots="foxdice.games.cubed.bots.levels:bots",
    learning="foxdice.games.cubed.bots.learning:learning",
    library="foxdice.games.family",
)
