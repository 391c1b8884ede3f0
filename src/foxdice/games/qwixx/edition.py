"""Qwixx: all that belongs to it, by name."""

from foxdice.core.edition import Edition

EDITION = Edition(
    id="qwixx",
    variants=("mixx-b",),
    game="foxdice.games.qwixx.game:Qwixx",
    drawing="foxdice.games.qwixx.drawing:draw",
    about="foxdice.games.qwixx.about:ABOUT",
    bots="foxdice.games.qwixx.bots.levels:bots",
    learning="foxdice.games.qwixx.bots.learning:learning",
    judge="foxdice.games.qwixx.judge:judge",
    solution="foxdice.games.qwixx.exact.solver:solve",
)
