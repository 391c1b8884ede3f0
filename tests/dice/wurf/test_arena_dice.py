"""Throws for the rules: drawn from measured odds, and made in the arena."""

from collections import Counter

import pytest

from foxdice import games
from foxdice.core.record import Playthrough
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.throw import Throw
from foxdice.dice.generator import Seeded
from foxdice.games.wurf.dice.counting import lying_faces
from foxdice.games.wurf.dice.hand import ArenaDice, Style
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.dice.physical import PhysicalDice
from foxdice.games.wurf.rules import COCKED, OUT, X, count
from foxdice.games.wurf.state import CHOICE, FLAT, OVER, START_DIE, State
from tests.dice.wurf.hands import PlainHand

HANDS = [PlainHand(Style(kind, strength)) for kind in ("avoid", "hit", "gather") for strength in (1.2, 2.0)]
WURF = games.get("wurf")


def play(id: str, players: int, dice: ArenaDice, seed: int) -> Playthrough:
    """Play at random."""
    playthrough, random = Playthrough(games.get(id), players), Seeded(seed)
    state = playthrough.state
    while state.coming != OVER:
        if state.coming == CHOICE:
            playthrough.move(state.active, random.below(2))
        elif state.coming in (START_DIE, FLAT):
            playthrough.throw(dice.lay(state))
        else:
            playthrough.throw(dice.throw(state, HANDS[random.below(len(HANDS))]))
    return playthrough


def with_lying(arena: str) -> State:
    lost = 19 - 8 - 5 - len(arena)
    head = f"wurf players=2 game_number=1 coming=one-die arena={arena} lost={lost}"
    state: State = WURF.parse_state(f"{head} | hands dice=8 | hands dice=5")
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_measured_throws_are_throws_of_the_game(players: int) -> None:
    for seed in range(20):
        played = play("wurf:match", players, MeasuredDice(SeededSource(f"{seed}")), seed)
        assert (
            played.record.format()
            == play("wurf:match", players, MeasuredDice(SeededSource(f"{seed}")), seed).record.format()
        )


def test_measured_throws_turn_knock_out_and_lean() -> None:
    dice, seen = MeasuredDice(SeededSource("all sorts")), Counter[str]()
    for _ in range(2000):
        state = with_lying("23456")
        outcome = dice.throw(state, PlainHand(Style("gather", 3.0)))
        seen["X"] += count(outcome, X) > 1  # one of them lay there before
        seen["out"] += count(outcome, OUT) > 0
        seen["cocked"] += count(outcome, COCKED) > 0
    assert min(seen[word] for word in ("X", "out", "cocked")) > 5


def test_the_start_die_never_shows_x_and_every_other_face() -> None:
    for dice in (MeasuredDice(SeededSource("start")), PhysicalDice(SeededSource("start"))):
        state = WURF.new(2)
        assert {WURF.format_throw(state, dice.lay(state)) for _ in range(200)} == {"2", "3", "4", "5", "6"}


def test_a_strength_that_was_not_measured_is_refused() -> None:
    with pytest.raises(ArenaError, match="measured"):
        MeasuredDice(SeededSource("")).throw(with_lying("234"), PlainHand(Style("hit", 1.7)))


class Watching(PlainHand):
    """A hand that looks whether the dice lie where the rules think they do."""

    def throw(self, view: State, layout: Layout, player: int) -> Throw:
        assert sorted(die.face for die in layout.dice) == lying_faces(view.arena)
        return super().throw(view, layout, player)


def test_dice_in_the_arena_lie_where_the_rules_think_they_do() -> None:
    hands = [Watching(hand.way) for hand in HANDS]
    dice, random, state = PhysicalDice(SeededSource("match")), Seeded(5), games.get("wurf:match").new(2)
    while state.coming != OVER:
        if state.coming == CHOICE:
            WURF.rules.apply(state, state.active, random.below(2))
        elif state.coming in (START_DIE, FLAT):
            WURF.throw(state, dice.lay(state))
        else:
            WURF.throw(state, dice.throw(state, hands[random.below(len(hands))]))
