"""The throw itself."""

from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.engine import Engine
from foxdice.dice.arena.laying import BODY, as_bodies
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.outcome import Outcome, read_outcome
from foxdice.dice.arena.rapier import RapierWorld
from foxdice.dice.arena.release import bodies_of, release
from foxdice.dice.arena.rest import follow_to_rest
from foxdice.dice.arena.settle import lying_rows
from foxdice.dice.arena.throw import Throw, check_throw


def cast(layout: Layout, throw: Throw, source: Source, engine: Engine = RapierWorld) -> Outcome:
    """Move dice, throw, and follow all dice to rest; raise ArenaError if the throw cannot be made.

    The same layout, throw and bytes of the source give the identical outcome on the same platform.
    """
    start = move_dice(layout, throw.moved)
    check_throw(start, throw)
    numbers = [0.0] * (BODY * len(start.dice))
    as_bodies(lying_rows(start.dice), len(start.dice), numbers)
    motion = follow_to_rest(engine([*bodies_of(numbers), *release(throw, source)]))
    return read_outcome([die.die for die in start.dice] + list(throw.dice), motion, source)
