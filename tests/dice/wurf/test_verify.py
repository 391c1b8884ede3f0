"""A record of physical throws: whoever changes a hand, a throw, the seed or the order is caught."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from foxdice.core.record import Record, Throw, parse
from foxdice.dice.arena.signature import signature
from foxdice.dice.arena.text import format_throw, parse_throw
from foxdice.dice.fair import FairBytes, FairDice, Secret
from foxdice.games import GameError
from foxdice.table import messages as msg
from foxdice.table.verify import reveal, verify
from tests.table.conftest import SECRET, Evening

SEED = 0  # of the players' moves: some dice come to lean
GOLDEN = Path(__file__).with_name("golden.record")


@cache
def played() -> str:
    """Play a game to its end at a table; the hands throw in many ways."""
    evening = Evening(game="wurf", seats=3).started("anna", "boris", "clara")
    evening.random.seed(SEED)
    number = 0
    while evening.table.phase == "playing":
        arena = evening.table.arena
        assert arena is not None
        if arena.by_hand and len(arena.due) == 1:
            number += 1
            gesture = format_throw(
                replace(parse_throw(PLAIN), dice=arena.due, strength=1 + number % 5 / 2, direction=number % 360)
            )
            seat = evening.table.state.active
            evening.say(msg.Throw(seat, gesture=gesture), evening.owner(seat))
        else:
            evening.step()
    return evening.table.record().format()


PLAIN = "0 aim=0.0,0.0 strength=2.0 direction=90.0 fall=50.0 height=160.0 spin=0.0 moved=-"


def record() -> Record:
    return parse(played())


def throws(record: Record) -> Iterator[tuple[int, int, Throw]]:
    """Yield the number of each throw, its place and the throw."""
    number = 0
    for place, event in enumerate(record.events):
        if isinstance(event, Throw):
            number += 1
            yield number, place, event


def by_hand(record: Record, at: int) -> tuple[int, int, Throw]:
    return [found for found in throws(record) if found[2].gesture][at]


def changed(record: Record, place: int, event: Throw) -> Record:
    return Record(record.game, record.players, record.headers, [*record.events[:place], event])


def test_a_record_comes_back_exactly_and_verifies() -> None:
    assert record().format() == played()
    verdict = verify(record())
    assert verdict.is_fair
    assert verdict.throws == len(list(throws(record())))
    assert record().headers["arena"] == signature()
    assert all(event.rest for _, _, event in throws(record()) if event.gesture)


@pytest.mark.parametrize("at", [0, 1, -1])
def test_a_changed_hand_is_found_and_named(at: int) -> None:
    number, place, event = by_hand(record(), at)
    throw = parse_throw(event.gesture)
    for other in (replace(throw, strength=throw.strength + 0.001), replace(throw, aim=(0.0, 0.5))):
        verdict = verify(changed(record(), place, event._replace(gesture=format_throw(other))))
        assert (verdict.code in ("wrong-throw", "wrong-rest"), verdict.wrong) == (True, number)


def test_a_hand_that_nobody_has_is_found_and_said_why() -> None:
    number, place, event = by_hand(record(), 1)
    for gesture, reason in ((event.gesture.replace("fall=50.0", "fall=5.0"), "angle"), ("hard", "not a throw")):
        verdict = verify(changed(record(), place, event._replace(gesture=gesture)))
        assert (verdict.code, verdict.wrong) == ("wrong-gesture", number)
        assert reason in verdict.say()
        assert verdict.say("de") != verdict.say("ru")


def test_a_changed_place_of_a_die_is_found() -> None:
    number, place, event = by_hand(record(), 2)
    rest = re.sub(r"@(-?)(\d+)\.", lambda found: f"@{found[1]}{int(found[2]) + 1}.", event.rest, count=1)
    assert rest != event.rest
    verdict = verify(changed(record(), place, event._replace(rest=rest)))
    assert (verdict.code, verdict.wrong) == ("wrong-rest", number)


@pytest.mark.parametrize("change", ["throw", "start die", "without hand", "flat"])
def test_a_changed_throw_is_found_and_named(change: str) -> None:
    all_throws = list(throws(record()))
    if change == "flat":
        number, place, event = next(
            (number, place, event)
            for number, place, event in all_throws
            if not event.rest  # cocked dice, thrown again
        )
        event = Throw(" ".join("3" if face == "2" else "2" for face in event.text.split()))
    elif change == "start die":
        number, place, event = all_throws[0]
        event = event._replace(text="2" if event.text != "2" else "3")
    else:
        number, place, event = by_hand(record(), 0)
        lying = event.text.split()
        other = " ".join([*lying[:-1], "2" if lying[-1] != "2" else "3"])
        event = Throw(other, event.gesture, event.rest) if change == "throw" else Throw(event.text)
    verdict = verify(changed(record(), place, event))
    assert not verdict.is_fair
    assert verdict.wrong == number


def test_another_seed_does_not_fit() -> None:
    other = Secret(bytes(32), SECRET.salt)
    found = record()
    found.headers |= reveal(other)
    assert verify(found).code == "wrong-commitment"
    found.headers |= {"commitment": other.commitment}
    assert verify(found).wrong == 1


@pytest.mark.parametrize("header", ["name other/1", 'words ["luck","",""]'])
def test_another_name_or_other_words_do_not_fit(header: str) -> None:
    name, _, value = header.partition(" ")
    found = record()
    found.headers[name] = value
    assert verify(found).wrong == 1


def test_a_reordered_record_is_found() -> None:
    found = record()
    first, second = by_hand(found, 0), by_hand(found, 1)
    events = list(found.events)
    events[first[1]], events[second[1]] = events[second[1]], events[first[1]]
    try:
        verdict = verify(parse(Record(found.game, found.players, found.headers, events).format()))
    except GameError:  # not even a game
        return
    assert (verdict.is_fair, verdict.wrong) == (False, first[0])


def test_where_another_arena_was_used_a_difference_proves_nothing() -> None:
    found = record()
    found.headers["arena"] = "1 rapier3d-0.99.0 plan9-sparc"
    assert verify(found).is_fair  # it happens to agree
    number, place, event = by_hand(found, 0)
    verdict = verify(changed(found, place, event._replace(rest=event.rest.replace("lies@", "lies@1"))))
    assert (verdict.code, verdict.wrong, verdict.is_fair) == ("other-arena", number, False)
    assert "plan9-sparc" in verdict.say()
    assert signature() in verdict.say()


def test_a_game_that_is_not_over_cannot_be_checked() -> None:
    found = record()
    del found.headers["seed"]
    assert verify(found).code == "not-revealed"


def test_real_dice_of_the_same_game_have_nothing_to_check() -> None:
    evening = Evening(game="wurf", dice="real").started()
    evening.say(msg.Throw(0, "5"), "anna")
    assert verify(evening.table.record()).code == "not-fair-dice"


@pytest.mark.parametrize(
    "line", ["throw 5 | -", "throw 5 | - | a | b", "throw 5 | - |", "throw | - | 0:5=lies@0,0,8/1,0,0,0"]
)
def test_a_broken_line_is_named(line: str) -> None:
    with pytest.raises(GameError, match="Line 16"):
        parse(re.sub(r"\nthrow .*", "\n" + line, played(), count=1))


def test_other_games_have_no_arena_in_their_records() -> None:
    with pytest.raises(GameError, match="Line 6"):
        parse("foxdice record 1\ngame clever\nversion 1\nplayers 1\n\nthrow w1 y1 b1 g1 o1 p1 | - | x\n")


@pytest.mark.skipif(
    f"arena {signature()}\n" not in GOLDEN.read_text(), reason="the golden game was thrown in another arena"
)
def test_the_arena_is_still_the_one_of_the_golden_game() -> None:
    """Whatever changes how throws end is a new version of the arena (`foxdice.dice.arena.signature`)."""
    assert verify(parse(GOLDEN.read_text())).say() == verify(record()).say()
    assert GOLDEN.read_text() == played().replace("foxdice record 2", "foxdice record 1", 1)


def test_bytes_of_a_throw_depend_on_everything_that_goes_in() -> None:
    def drawn(seed: bytes = SECRET.seed, name: str = "a", words: tuple[str, ...] = (), throw: int = 0) -> bytes:
        return FairBytes(FairDice(seed, name, words).key(throw))(100)

    assert drawn() == drawn()
    source = FairBytes(FairDice(SECRET.seed, "a", ()).key(0))
    assert b"".join(source(count) for count in (1, 0, 32, 67)) == drawn()
    others = [drawn(seed=bytes(32)), drawn(name="b"), drawn(words=("x",)), drawn(throw=1), drawn(throw=11)]
    assert len({drawn(), *others}) == 6
