"""The throw itself."""

from foxdice.dice.arena.chance import Source
from foxdice.dice.arena.engine import Body, Engine
from foxdice.dice.arena.faces import lying_flat
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.outcome import Outcome, read_outcome
from foxdice.dice.arena.rapier import RapierWorld
from foxdice.dice.arena.release import release
from foxdice.dice.arena.rest import follow_to_rest
from foxdice.dice.arena.throw import Throw, check_throw


def cast(layout: Layout, throw: Throw, source: Source, engine: Engine = RapierWorld) -> Outcome:
    """Move dice, throw, and follow all dice to rest; raise ArenaError if the throw cannot be made.

    The same layout, throw and bytes of the source give the identical outcome on the same platform.
    """
    start = move_dice(layout, throw.moved)
    check_throw(start, throw)
    lying = [_lying_body(die) for die in start.dice]
    motion = follow_to_rest(engine([*lying, *release(throw, source)]))
    return read_outcome([die.die for die in start.dice] + list(throw.dice), motion, source)


def _lying_body(die: LyingDie) -> Body:
    return Body(place=(die.x, die.y, BOWL.half), rotation=lying_flat(die.face, die.yaw))
