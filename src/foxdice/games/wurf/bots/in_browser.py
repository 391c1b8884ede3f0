"""What browsers need to throw the dice of Der große Wurf, and for the bots that throw them there."""

from string import ascii_lowercase

from foxdice.dice import arena
from foxdice.dice.arena.in_browser import InBrowser
from foxdice.dice.arena.plans import KINDS
from foxdice.dice.arena.shots import WAYS
from foxdice.games.wurf import length, rules
from foxdice.games.wurf.bots import moves, policy, registry, values
from foxdice.games.wurf.bots.policy import format_way
from foxdice.games.wurf.bots.values import ALL_IN_STYLES, STYLES, solve
from foxdice.games.wurf.dice import flying
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.sheet import DICE

_FLYING = {
    "is_by_hand": "s", "lays_anew": "s", "staying": "spnp", "due_dice": "spnpnp", "fall_by_itself": "spnp",
    "outcome_of": "pn",
}  # fmt: skip
_MOVES = {"choose": "snnp", "aim": "snnpnppp"}
_BOTS = {
    "random": moves.RANDOM,
    "greedy": moves.GREEDY,
    "steady": moves.STEADY,
    "easy": moves.BEGINNER,
    "medium": moves.GREEDY,
    "hard": moves.STEADY,
    "master": moves.MASTER,
}


def in_browser() -> InBrowser:
    """Return all that `foxdice wasm` makes the arena of a page from."""
    return InBrowser(
        modules=tuple(module.__name__ for module in (flying, moves, rules, length)),
        exports={flying.__name__: _FLYING, moves.__name__: _MOVES},
        bots={name: _BOTS[name] for name in registry.THROWERS},
        tables=_tables,
        made_with=(values.__name__, policy.__name__, f"{__package__}.chances", f"{__package__}.master"),
        data=((arena.__name__, "odds.json"), (__package__, "master.json")),
    )


def _tables() -> tuple[tuple[str, str, tuple[int, ...]], ...]:
    """Return how the stronger bots throw (`moves`)."""
    ways: dict[str, int] = {}

    def number_of(way: str) -> int:
        return ways.setdefault(way, len(ways))

    solution, all_dice = solve(), range(DICE + 1)
    steady = [
        2 * number_of(format_way(STYLES[solution.styles[lying, own, other]])) + solution.throws_on(lying, own, other)
        for lying in range(solution.styles.shape[0])
        for own in all_dice
        for other in all_dice
    ]
    handful = [
        moves.HANDFUL.index(ALL_IN_STYLES[solution.all_in_styles[own, other]].strength)
        for own in all_dice
        for other in all_dice
    ]
    master = []
    for values_lying in range(1 << rules.VALUES):
        page = policy.page("".join(str(2 + value) for value in range(rules.VALUES) if values_lying >> value & 1))
        for line in page["hands"]:
            for letter in line:
                way = page["ways"][ascii_lowercase.index(letter.lower())]
                master.append(2 * number_of(way) + letter.isupper())
    flat = tuple(number for way in ways for number in _numbers(way))
    return tuple(
        (moves.__name__, name, tuple(int(number) for number in table))
        for name, table in (
            ("WAYS", flat),
            ("STEADY_BOOK", steady),
            ("STEADY_HANDFUL", handful),
            ("MASTER_BOOK", master),
        )
    )


def _numbers(way: str) -> tuple[int, int, int]:
    """Return a way to throw as three numbers."""
    style = policy.parse_way(way)
    if isinstance(style, Style):
        return KINDS.index(style.kind), round(100 * style.strength), 0
    return moves.KINDS + WAYS.index(style.way), style.target, style.side
