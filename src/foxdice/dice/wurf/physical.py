"""Throws in the physical arena: dice that keep their places from one throw to the next."""

from foxdice.dice.arena import chance
from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.outcome import Outcome
from foxdice.dice.arena.plans import plan, plan_all_in
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.throw import Throw
from foxdice.dice.wurf.counting import count_falls, lying_faces, one_showing
from foxdice.dice.wurf.measured import start_face
from foxdice.dice.wurf.style import Style
from foxdice.games.wurf.rules import dice_to_throw
from foxdice.games.wurf.state import ALL_DICE, START_DIE, State


class PhysicalDice:
    """The arena of one table. `last` is the latest throw with its trajectory, for whoever shows it."""

    name = "physical"

    def __init__(self, source: chance.Source) -> None:
        self._source = source
        self._start = Layout()
        self.last: Outcome | None = None

    def lay(self, state: State) -> int:
        """Lay the start die into the middle, or say what the cocked dice show when thrown again beside the arena."""
        if state.coming == START_DIE:
            return self._lay_start_die()
        falls = self.last.falls if self.last else ()
        return sum(one_showing(fall.face) for fall in falls if fall.fate == "cocked")

    def throw(self, state: State, style: Style) -> int:
        """Throw what is due as the style says; return the outcome for the rules."""
        return self.cast(state, self.planned(state, style))

    def layout(self, state: State) -> Layout:
        """Return where the dice lie that the rules left in the arena."""
        if self.last is None:
            return self._start
        left = lying_faces(state.arena)
        staying = [fall.die for fall in self.last.falls if fall.fate != "out" and fall.face in left]
        return lay_out(self.last, staying)

    def planned(self, state: State, style: Style) -> Throw:
        """Return the throw that a style means for the dice as they lie."""
        if state.coming == ALL_DICE:
            return plan_all_in(range(dice_to_throw(state)), style.strength)
        layout = self.layout(state)
        lying = {die.die for die in layout.dice}
        free = next(die for die in range(len(lying) + 1) if die not in lying)
        return plan(style.kind, layout, free, style.strength)

    def cast(self, state: State, throw: Throw) -> int:
        """Let the dice fly; raise `ArenaError` if no hand could make this throw."""
        self.last = cast(self.layout(state), throw, self._source)
        return count_falls(self.last.falls)

    def _lay_start_die(self) -> int:
        face = start_face(self._source)
        yaw = round(360 * chance.uniform(self._source), 2) % 360
        self._start, self.last = Layout((LyingDie(0, 0.0, 0.0, yaw, face),)), None
        return one_showing(face)
