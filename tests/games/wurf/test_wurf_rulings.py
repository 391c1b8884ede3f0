"""The example of the rule book, and every ruling: each is played through the front door."""

import pytest

from foxdice import games
from foxdice.core.record import Move, Playthrough, Throw
from foxdice.games import GameError, InvalidThrow, Node, NotYourTurn
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.sheet import DICE, DICE_EACH
from foxdice.games.wurf.state import State

WURF = games.get("wurf")
TWO = [THROW, STOP]


def table(arena: str, *hands: int, coming: str = "one-die", active: int = 0) -> State:
    """Return a game in progress; dice that are nowhere else have left it."""
    lost = len(hands) * DICE_EACH[len(hands)] + 1 - len(arena) - sum(hands)
    head = f"wurf players={len(hands)} game_number=1 active={active} coming={coming} lost={lost}"
    text = " | ".join([head + (f" arena={arena}" if arena else ""), *(f"hands dice={dice}" for dice in hands)])
    state: State = WURF.parse_state(text)
    return state


def throw(state: State, text: str) -> None:
    WURF.throw(state, WURF.parse_throw(state, text))


def lying(state: State) -> str:
    """Return what lies in the arena."""
    fields = dict(word.split("=") for word in WURF.format_state(state).partition(" | ")[0].split()[1:])
    return fields.get("arena", "")


def dice(state: State) -> list[int]:
    return [hand.dice for hand in state.hands]


def test_the_example_turn_of_the_rule_book() -> None:
    state = table("245", 7, 8)
    throw(state, "2 3 4 5")
    assert WURF.legal(state, 0) == TWO
    WURF.apply(state, 0, THROW)
    throw(state, "3 3 5 6 6")
    assert dice(state) == [9, 8]
    assert lying(state) == "5"
    assert state.active == 1
    assert WURF.request(state).dice == "d"


@pytest.mark.parametrize(("players", "each"), [(2, 9), (3, 8), (4, 7), (5, 6)])
def test_dice_each_and_one_in_the_arena(players: int, each: int) -> None:
    state = WURF.new(players)
    assert dice(state) == [each] * players
    assert WURF.request(state).dice == "d"
    throw(state, "4")
    assert lying(state) == "4"
    assert dice(state) == [each] * players
    assert players * each + 1 <= DICE


def test_the_start_die_does_not_show_x() -> None:
    state = WURF.new(2)
    for wrong in ("X", "out", "cocked"):
        with pytest.raises(InvalidThrow, match="any face but X"):
            throw(state, wrong)
    outcomes = {WURF.format_throw(state, WURF.draw(state, Fixed(number))) for number in range(5)}
    assert outcomes == {"2", "3", "4", "5", "6"}


class Fixed:
    """Gives the same number every time."""

    def __init__(self, number: int) -> None:
        self._number = number

    def below(self, limit: int) -> int:
        return self._number % limit


def test_a_turn_has_at_least_one_throw_of_one_die() -> None:
    state = table("35", 8, 8)
    with pytest.raises(NotYourTurn, match="thrown first"):
        WURF.apply(state, 0, STOP)
    throw(state, "3 5 6")
    assert dice(state) == [7, 8]
    WURF.apply(state, 0, STOP)
    assert state.active == 1
    assert lying(state) == "356"


def test_a_throw_can_turn_lying_dice_and_knock_them_out() -> None:
    state = table("356", 7, 8)
    lost = state.lost
    throw(state, "2 4 out out")
    assert lying(state) == "24"
    assert state.lost == lost + 2
    assert WURF.legal(state, 0) == TWO


def test_x_and_flown_dice_leave_before_values_are_compared_and_do_not_end_the_turn() -> None:
    state = table("346", 6, 8)
    throw(state, "4 X X out")
    assert lying(state) == "4"
    assert dice(state) == [5, 8]
    assert WURF.node(state) == Node("decision", (0,))


def test_all_dice_of_every_repeated_value_are_taken_and_the_turn_ends_at_once() -> None:
    state = table("23456", 5, 8)
    throw(state, "3 3 4 6 6 6")
    assert dice(state) == [9, 8]
    assert lying(state) == "4"
    assert WURF.node(state) == Node("throw")
    assert state.active == 1
    with pytest.raises(NotYourTurn):
        WURF.apply(state, 0, THROW)


def test_without_a_match_one_throws_again_or_stops() -> None:
    for move, active in ((THROW, 0), (STOP, 1)):
        state = table("35", 8, 8)
        throw(state, "3 5 6")
        WURF.apply(state, 0, move)
        assert state.active == active
        assert WURF.request(state).dice == "d"


def test_an_arena_left_empty_after_a_turn_makes_the_next_player_throw_everything() -> None:
    state = table("5", 8, 4)
    throw(state, "5 5")
    assert WURF.request(state).dice == "dddd"
    throw(state, "2 2 5 X")
    assert dice(state) == [9, 2]
    assert lying(state) == "5"
    assert state.active == 0
    assert WURF.request(state).dice == "d"


def test_an_arena_emptied_by_x_in_the_middle_of_a_turn() -> None:
    state = table("5", 8, 4)
    throw(state, "X X")
    assert WURF.legal(state, 0) == TWO
    again = state.clone()
    WURF.apply(again, 0, THROW)
    assert WURF.request(again).dice == "d"
    WURF.apply(state, 0, STOP)
    assert state.active == 1
    assert WURF.request(state).dice == "dddd"


def test_taking_everything_thrown_at_once_leaves_the_next_one_an_empty_arena_too() -> None:
    state = table("", 4, 5, coming="all-dice")
    throw(state, "2 2 6 6")
    assert dice(state) == [4, 5]
    assert WURF.request(state).dice == "ddddd"


def test_throwing_everything_without_a_match_is_the_end_of_a_player() -> None:
    state = table("", 4, 5, 6, coming="all-dice")
    throw(state, "2 3 4 X")
    assert dice(state) == [0, 5, 6]
    assert state.hands[0].points == 2
    assert state.active == 1
    assert WURF.request(state).dice == "d"


def test_throwing_everything_away_leaves_the_arena_empty() -> None:
    state = table("", 2, 5, 6, coming="all-dice")
    throw(state, "X out")
    assert state.active == 1
    assert WURF.request(state).dice == "ddddd"


def test_cocked_dice_are_thrown_flat_and_put_back() -> None:
    state = table("35", 6, 8)
    throw(state, "3 3 cocked")
    assert WURF.request(state).dice == "d"
    assert dice(state) == [5, 8]  # nobody takes anything yet
    throw(state, "3")
    assert dice(state) == [8, 8]
    assert lying(state) == ""


def test_a_cocked_die_that_shows_x_leaves() -> None:
    state = table("35", 6, 8)
    lost = state.lost
    throw(state, "3 cocked cocked")
    throw(state, "6 X")
    assert lying(state) == "36"
    assert state.lost == lost + 1
    assert WURF.legal(state, 0) == TWO


@pytest.mark.parametrize("wrong", ["out", "cocked"])
def test_a_flat_throw_cannot_fly_out_or_lean(wrong: str) -> None:
    state = table("35", 6, 8)
    throw(state, "3 5 cocked")
    with pytest.raises(InvalidThrow, match="flat surface"):
        throw(state, wrong)


def test_without_an_arena_dice_show_faces_and_neither_leave_nor_lean() -> None:
    for cocked, dice in (("", 1), ("3 5 cocked", 1), ("3 cocked cocked", 2)):
        state = table("35", 6, 8)
        if cocked:
            throw(state, cocked)
        drawn = [WURF.draw(state, Fixed(number)) for number in range(6)]
        lying_still = [] if cocked else ["3", "5"]
        for face, outcome in zip(["2", "3", "4", "5", "6", "X"], drawn, strict=True):
            assert WURF.format_throw(state, outcome).split() == sorted([*lying_still, *dice * [face]])
    limits: list[int] = []

    class Asked:
        def below(self, limit: int) -> int:
            limits.append(limit)
            return 0

    WURF.draw(table("35", 6, 8), Asked())
    assert limits == [6]  # faces


@pytest.mark.parametrize("outcome", [-1, 1 << 40, 1 << 45])
def test_a_number_that_counts_something_else_is_no_throw(outcome: int) -> None:
    with pytest.raises(InvalidThrow) as caught:
        WURF.throw(table("35", 6, 8), outcome)
    assert caught.value.code == "throw-way-to-lie"


def test_a_cocked_last_die_may_still_save_its_player() -> None:
    for face, hands in (("5", [2, 8]), ("4", [0, 8])):
        state = table("35", 1, 8)
        throw(state, "3 5 cocked")
        throw(state, face)
        assert dice(state) == hands
        assert (WURF.node(state).kind == "over") == (hands[0] == 0)


def test_who_has_thrown_the_last_die_and_took_nothing_is_out_at_once() -> None:
    state = table("35", 1, 8, 3)
    throw(state, "3 5 6")
    assert state.hands[0].points == 2
    assert state.active == 1
    assert WURF.legal(state, 0) == []


def test_the_last_die_may_come_back() -> None:
    state = table("35", 1, 8, 3)
    throw(state, "3 5 5")
    assert dice(state) == [2, 8, 3]


def test_players_who_are_out_are_passed_over() -> None:
    state = table("35", 8, 0, 3)
    throw(state, "3 4 5")
    WURF.apply(state, 0, STOP)
    assert state.active == 2


def test_the_last_one_left_wins() -> None:
    state = table("35", 1, 8)
    throw(state, "3 5 6")
    assert WURF.node(state) == Node("over")
    assert WURF.winners(state) == (1,)
    assert [WURF.score(state, player).total for player in (0, 1)] == [1, 0]


@pytest.mark.parametrize(
    ("arena", "text", "words"),
    [
        ("35", "3 5", "about 3 dice"),
        ("35", "3 5 6 6", "given were 4"),
        ("35", "3 5 1", "“1” is not a way"),
        ("35", "", "given were 0"),
    ],
)
def test_wrong_throws_are_refused_in_words(arena: str, text: str, words: str) -> None:
    state = table(arena, 8, 8)
    with pytest.raises(InvalidThrow, match=words):
        throw(state, text)


@pytest.mark.parametrize(
    "text",
    [
        "wurf players=2 game_number=1 active=4 coming=one-die arena=3 | hands dice=9 | hands dice=9",
        "wurf players=2 game_number=1 coming=one-die arena=3 | hands dice=9 | hands dice=8",
        "wurf players=2 game_number=1 coming=one-die arena=3 lost=9 | hands | hands dice=9",
        "wurf players=2 game_number=1 coming=flat arena=3 | hands dice=9 | hands dice=9",
        "wurf players=2 game_number=1 coming=choice arena=3X | hands dice=9 | hands dice=9",
        "wurf players=6 game_number=1",
    ],
)
def test_impossible_states_are_refused(text: str) -> None:
    with pytest.raises(GameError):
        WURF.parse_state(text)


def test_dice_are_named_in_any_order_and_written_in_one() -> None:
    playthrough = Playthrough(WURF, 2)
    playthrough.play(Throw("6"))
    playthrough.play(Throw("X 2"))
    playthrough.play(Move(0, "throw"))
    playthrough.play(Throw("cocked 2"))
    assert [str(event) for event in playthrough.record.events] == ["throw 6", "throw 2 X", "1 throw", "throw 2 cocked"]
