"""The games in OpenSpiel: importing this registers each as `foxdice_NAME(players=2)`.

Chance is one die at a time: every uniform number that the rules ask for is a chance node. Where several choose at once
they do so by seat, and none sees in its observation what the others have chosen.
"""

from typing import Any

import numpy as np
import pyspiel

from foxdice.core import AnyGame, get
from foxdice.envs import actions
from foxdice.envs.spaces import Observer
from foxdice.judge import learning

MAX_FACES = 6
MAX_POINTS = 1000.0
LONGEST_GAME = 5000


def short_name(game: str) -> str:
    """Return a game's name in OpenSpiel: `foxdice_NAME`, or `foxdice_NAME_VARIANT`."""
    return "foxdice_" + game.replace(":", "_").replace("-", "_")


class Unknown(Exception):
    """The rules ask for a number that has not been drawn yet, below a limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class Drawn:
    """A source of chance that hands out the numbers drawn so far."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, limit: int) -> int:
        """Return the next number; raise `Unknown` when there is none."""
        for number in self._numbers:
            return number
        raise Unknown(limit)


class FoxdiceState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in progress."""

    def __init__(self, game: "FoxdiceGame") -> None:
        super().__init__(game)
        self.rules_of: str = game.rules_of
        self.state: Any = self._game.new(game.seats)
        self.drawn: list[int] = []  # of the throw that is due
        self.limit = 0  # of the number that is drawn next
        self._go_on()

    @property
    def _game(self) -> AnyGame:
        return get(self.rules_of)

    @property
    def _actions(self) -> actions.Actions:
        return actions.table(self._game)

    def _go_on(self) -> None:
        """Throw once all numbers of the throw are drawn."""
        while (node := self._game.node(self.state)).kind == "throw":
            try:
                outcome = self._game.rules.draw(self.state, Drawn(self.drawn))
            except Unknown as unknown:
                self.limit = unknown.limit
                break
            self._game.rules.throw(self.state, outcome)
            self.drawn = []
        self.node = node

    def current_player(self) -> int:
        """Return whose turn it is, chance or the end."""
        if self.node.kind == "over":
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.kind == "throw" else self.node.players[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self._actions.action_of[self._game.legal(self.state, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers that can be drawn, all equally likely."""
        return [(number, 1 / self.limit) for number in range(self.limit)]

    def _apply_action(self, action: int) -> None:
        if self.node.kind == "throw":
            self.drawn.append(action)
        else:
            self._game.apply(self.state, self.node.players[0], int(self._actions.move_of[action]))
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action + 1} of {self.limit}"
        return self._game.format_move(self.state, player, int(self._actions.move_of[action]))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.node.kind == "over"

    def returns(self) -> list[float]:
        """Return everybody's points, 0 as long as the game goes on."""
        seats = range(self._game.count(self.state))
        return [float(self._game.rules.total(self.state, seat)) if self.is_terminal() else 0.0 for seat in seats]

    def __str__(self) -> str:
        return " ".join([self._game.format_state(self.state), *(f"+{number + 1}" for number in self.drawn)])


class FoxdiceObserver:
    """What a player may see: the observation of the other environments, or the view as text."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._observer = Observer(game)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FoxdiceState, player: int) -> None:
        """Write what a player may see to the tensor."""
        self.tensor[:] = self._observer.observe(state.state, player)

    def string_from(self, state: FoxdiceState, player: int) -> str:
        """Return what a player may see as text."""
        return self._game.format_state(self._game.view(state.state, player))


class FoxdiceGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game; `players` is its parameter."""

    rules_of = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("players", _default_players(get(self.rules_of))))
        get(self.rules_of).new(self.seats)  # refuses a wrong number of players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(actions.table(get(self.rules_of))),
            max_chance_outcomes=MAX_FACES,
            num_players=self.seats,
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_type(get(self.rules_of)), info, given)

    def new_initial_state(self) -> FoxdiceState:
        """Return a game that begins."""
        return FoxdiceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FoxdiceObserver:  # noqa: ARG002
        """Return who looks at states."""
        return FoxdiceObserver(get(self.rules_of))


def _default_players(game: AnyGame) -> int:
    return 2 if 2 in game.players else game.players[0]


def _type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Foxdice {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _default_players(game)},
    )


def _register() -> None:
    for id in learning.learned_games():
        kind = type(f"FoxdiceGame_{short_name(id)}", (FoxdiceGame,), {"rules_of": id})
        globals()[kind.__name__] = kind  # OpenSpiel pickles games by the name of their class
        pyspiel.register_game(_type(get(id)), kind)


_register()
