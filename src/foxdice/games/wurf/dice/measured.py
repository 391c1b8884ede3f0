"""Throws without physics: drawn from what was measured in the arena. Fast, for large simulations."""

from foxdice.dice.arena import chance
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fast import draw_all_in, draw_shot, draw_throw
from foxdice.dice.arena.shots import Shot
from foxdice.games.wurf.dice.counting import count_falls, lying_faces, one_showing
from foxdice.games.wurf.dice.flying import start_face
from foxdice.games.wurf.dice.hand import Hand
from foxdice.games.wurf.rules import dice_to_throw
from foxdice.games.wurf.state import ALL_DICE, START_DIE, State


class MeasuredDice:
    """Dice that fall as often in each way as they did in the arena, but touch nothing."""

    name = "measured"

    def __init__(self, source: Source) -> None:
        self._source = source

    def lay(self, state: State) -> int:
        """Draw the face of the start die, or those of cocked dice."""
        if state.coming == START_DIE:
            return one_showing(start_face(self._source))
        return sum(one_showing(chance.face(self._source)) for _ in range(state.cocked))

    def throw(self, state: State, hand: Hand) -> int:
        """Draw how a throw ends; raise `ArenaError` for a strength that was not measured."""
        style = hand.style(state, state.active)
        lying = dict(enumerate(lying_faces(state.arena)))
        if isinstance(style, Shot):
            return count_falls(draw_shot(lying, len(lying), style, self._source))
        if state.coming == ALL_DICE:
            return count_falls(draw_all_in(range(dice_to_throw(state)), style.strength, self._source))
        return count_falls(draw_throw(lying, len(lying), style.kind, style.strength, self._source))
