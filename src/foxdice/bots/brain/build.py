"""A game's bots and its judge as one WebAssembly file, rules included."""

from foxdice.bots import playouts
from foxdice.bots.brain import simple
from foxdice.core import AnyGame, deciding
from foxdice.core.source import Source
from foxdice.core.wasm.compile import Gathered, compile_exports, functions, load_for_browser
from foxdice.judge import forward, learning, machines, mind
from foxdice.judge.layout import KINDS, Buffers
from foxdice.judge.steps import STEPS, takes

DESK = {"D": Gathered(Buffers, "".join(KINDS.values()))}
# What is exported, and what it takes after the buffers: the player, the most moves there are, and numbers of its own.
CHOOSING = "Dnnddn"
JUDGING = {"appraise": "Dnn", "value": "Dnn", "outlook": "Dnnn", "finish": "Dnnn", "race": "D"}
SIMPLE = {"greedy": CHOOSING, "anyhow": CHOOSING, "wake": "Dn"}
RULES = {"conceal": "sn", "points": "snn"}


def source(game: AnyGame) -> Source:
    """Return all that a brain is made of."""
    own = tuple({mind.__name__, learning.known(game).mind})  # a game's own may be written over the usual one
    modules = (forward.__name__, *sorted(own), deciding.__name__, playouts.__name__, simple.__name__)
    return machines.source(game, *modules, compile_rules=True)


def build(game: AnyGame) -> bytes:
    """Return the WebAssembly of a game's bots and its judge.

    Raises `NoLinker`. Numba must not have been imported yet.
    """
    modules = load_for_browser(source(game))
    own = modules[learning.known(game).mind]
    choosing = dict.fromkeys(own.CHOOSING, CHOOSING)
    judging = {name: takes for name, takes in JUDGING.items() if hasattr(own, name)}
    exports = (
        functions(own, choosing | judging)
        | functions(modules[simple.__name__], SIMPLE)
        | functions(modules[game.source.modules[0]], RULES)
    )
    if own is modules[mind.__name__]:  # outside of browsers, too
        exports |= {step.__name__: (getattr(modules[step.__module__], step.__name__), takes(step)) for step in STEPS}
    return compile_exports(game, exports, DESK, simd=True)
