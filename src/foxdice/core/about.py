"""What a page has to know about a game to show it: facts and keys of texts, no rules.

Every game has an `about.py` in its folder, with one `ABOUT`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Step:
    """A step of the game, by the name `Tabletop.step` gives it."""

    prompt: str  # the key of what the player is asked to do
    direct: bool = False  # cells are tapped at once: no die has to be chosen first
    counting: tuple[str, ...] = ()  # colours of the dice whose numbers count now; none named: all
    throw: str = "prompt-throw"  # the key of what is said while dice are to be thrown
    button: str = "action-throw"  # the key of what the button says that throws them
    prompt_with: Mapping[str, str] = field(default_factory=dict)  # another prompt where an action can be chosen


@dataclass(frozen=True)
class Action:
    """Something a player can choose that marks no cell; its texts are `do-` and `does-` with the name."""

    name: str
    icon: str
    stock: str = ""  # of what there are only so many, by the name `Game.stock` gives it


@dataclass(frozen=True)
class Hint:
    """What the guide says at a moment of a first game, and what it points at.

    The first hint that fits is given, and is never given again at another moment. It fits only while what it points at
    is there, so that it cannot contradict what glows; conditions that are left out always hold.

    `at` is a part of the page: `throw` (the button), `dice` (those that can be taken), `cells` (those that glow),
    `marked` (what was marked last), `fox` (earned last), `tray`, `rounds`, `penalties`, `table` (the dice), `bowl`,
    `players`, or `action-` and `stock-` with a name. `after` is what happened since the hint before: `got-` with a name
    of the stock, `did-` with an action, `in-` with the area of a mark, `gone` (a die left the game), and in an arena
    `taken` and `lost`.
    """

    text: str
    at: str
    waits_for: str = ""  # of me: `throw`, `decision`; `others`: others act; nothing: whatever
    step: str | None = None
    offers: tuple[str, ...] = ()  # actions, cells, `bonus` or `joker`, one of which can be chosen
    chosen: tuple[str, ...] = ()  # colours of dice, one of which is in hand
    after: str = ""
    mine: bool | None = None  # whether it is my own turn
    from_round: int = 1


@dataclass(frozen=True)
class Result:
    """How a result is told: by area, or where there is no sheet as one amount for each player."""

    area: str = "end-area"  # the key of what the parts of a sheet are called
    area_name: str = "end-area-"  # the key of an area's name, before its id
    bonus: str = "page-foxes"  # the key of what is added to the areas
    bonus_icon: str = "fox"
    amount: str = "total"  # or what is counted of the stock
    amount_text: str = "end-points"  # the key of the amount in words
    why: str = ""  # the key of what decided the game; empty: being ahead on points
    tie_broken: str = "end-why-tie"  # the key of what decided between equal points
    alone: str = ""  # the key of why a game alone ended, told what is in stock
    par: float | None = None  # points that perfect play makes alone, on average


@dataclass(frozen=True)
class About:
    """One game, for whoever shows it."""

    steps: Mapping[str, Step]
    actions: tuple[Action, ...]
    result: Result = Result()
    variant_results: Mapping[str, Result] = field(default_factory=dict)  # of variants that tell it differently
    simultaneous: bool = False  # several players may have to choose at once
    penalties: bool = False
    slots: int = 0  # places for chosen dice
    tray: bool = False
    die_gone: str = ""  # the key of what is said when the last die of a colour has left the game
    guide: tuple[Hint, ...] = ()
