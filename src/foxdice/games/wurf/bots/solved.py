"""What is worked out of Der große Wurf beforehand, for whoever judges it without NumPy."""

import numpy as np

from foxdice.dice import arena
from foxdice.games.wurf.bots import chances, mind, values, worth
from foxdice.games.wurf.bots.values import Table, solve, spreads
from foxdice.judge.solved import Solved, Tables


def tables() -> Tables:
    """Return the solution, in parts of `worth.ONE`."""
    solution = solve()
    one, every = spreads(solution)
    known = {
        "THROWING_ONE": solution.one_die,
        "THROWING_ALL": solution.begin[0],
        "SPREAD_OF_ONE": one,
        "SPREAD_OF_ALL": every,
    }
    return tuple((worth.__name__, name, _parts(table)) for name, table in known.items())


def _parts(table: Table) -> tuple[int, ...]:
    return tuple(int(number) for number in np.rint(table * worth.ONE).ravel())


SOLVED = Solved(
    modules=(worth.__name__,),
    mind=mind.__name__,
    tables=tables,
    made_with=(values.__name__, chances.__name__, __name__),
    data=((arena.__name__, "odds.json"),),
)
