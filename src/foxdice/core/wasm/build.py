"""A game's rules and scene functions as one WebAssembly file."""

from foxdice.core.game import AnyGame
from foxdice.core.wasm.compile import compile_exports, functions, load_for_browser

# What is exported, and what it takes: a state (s), two states (t), a number (n), a buffer (b); see `compile`.
RULES = {
    "start": "sn", "deciders": "s", "is_over": "s", "legal": "snb", "apply": "snn", "throw": "sn",
    "points": "snn", "total": "sn", "conceal": "sn", "draw": "sb",
}  # fmt: skip
SCENE = {
    "table": "sb", "moment": "s", "phase": "sn", "dice": "sb", "marks": "snb", "stock": "snb", "option": "snnb",
    "brings": "tnnb", "chosen": "sn", "may_fall": "sn", "winners": "s", "move_words": "snnb", "throw_words": "snb",
    "read_throw": "sbn",
}  # fmt: skip


def build(game: AnyGame) -> bytes:
    """Return the WebAssembly of a game or a variant.

    Raises `NoLinker`.
    """
    modules = load_for_browser(game.scene_source)
    return compile_exports(
        game,
        functions(modules[game.source.modules[0]], RULES) | functions(modules[game.scene_modules[0]], SCENE),
    )
