"""Ganz schön clever: all that belongs to it, by name."""

from foxdice.core.edition import Edition

EDITION = Edition(
    id="clever",
    game="foxdice.games.clever.game:Clever",
    drawing="foxdice.games.clever.drawing:draw",
    about="foxdice.games.clever.about:ABOUT",
    bots="foxdice.games.clever.bots.levels:bots",
    learning="foxdice.games.clever.bots.learning:learning",
    library="foxdice.games.family",
)
