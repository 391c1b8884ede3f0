"""Der große Wurf: all that belongs to it, by name."""

from foxdice.core.edition import Edition

EDITION = Edition(
    id="wurf",
    variants=("match",),
    game="foxdice.games.wurf.game:Wurf",
    drawing="foxdice.games.wurf.drawing:draw",
    about="foxdice.games.wurf.about:ABOUT",
    bots="foxdice.games.wurf.bots.registry:bots",
    judge="foxdice.games.wurf.judge:judge",
    solved="foxdice.games.wurf.bots.solved:SOLVED",
    arena="foxdice.games.wurf.dice.arena:ARENA",
    throws="foxdice.games.wurf.bots.play:throws",
    simulation="foxdice.games.wurf.bots.simulate:simulate",
)
