"""Fair dice: whoever changes a throw, the seed or the order is caught, and every face is equally likely."""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterable

import pytest

from foxdice import games, texts
from foxdice.core import InvalidText
from foxdice.core.record import Playthrough, Record, Throw, parse
from foxdice.dice.fair import FairDice, FairThrow, Secret, format_words, parse_words
from foxdice.table.verify import CODES, Verdict, headers, reveal, verify

SECRET = Secret(bytes(range(32)), bytes(range(32, 64)))
SAMPLE = 1_000_000  # dice, fixed before anybody looked


def finished(game: str = "clever", players: int = 2, words: tuple[str, ...] = ("Лиса 🦊", "luck")) -> Record:
    """Play a whole game with fair dice, always the first legal move."""
    rules = games.get(game)
    dice = FairDice(SECRET.seed, "table/1", words)
    headed = headers("fair", "table/1", words, SECRET.commitment) | reveal(SECRET)
    playthrough = Playthrough(rules, players, headed)
    throws = 0
    while (node := rules.node(playthrough.state)).kind != "over":
        if node.kind == "throw":
            playthrough.throw(dice.throw(rules, playthrough.state, throws))
            throws += 1
        else:
            player = node.players[0]
            playthrough.move(player, rules.legal(playthrough.state, player)[0])
    return playthrough.record


def throws_of(record: Record) -> list[int]:
    return [place for place, event in enumerate(record.events) if isinstance(event, Throw)]


def test_a_whole_game_verifies_as_text() -> None:
    record = parse(finished().format())
    assert verify(record) == Verdict("fair", throws=len(throws_of(record)))
    assert 'words ["\\u041b\\u0438\\u0441\\u0430 \\ud83e\\udd8a","luck"]' in record.format()


@pytest.mark.parametrize("number", [1, 2, 20])
def test_a_changed_throw_is_found_and_named(number: int) -> None:
    record = finished()
    place = throws_of(record)[number - 1]
    right = record.events[place].text
    faces = [word[0] + str(7 - int(word[1])) for word in right.split()]
    record.events[place] = Throw(" ".join(faces))
    verdict = verify(record)
    assert (verdict.code, verdict.wrong, verdict.right) == ("wrong-throw", number, right)
    assert f"throw {number} is" in verdict.say()


def test_another_seed_does_not_fit_the_commitment() -> None:
    record = finished()
    record.headers["seed"] = "00" * 32
    assert verify(record).code == "wrong-commitment"


def test_a_seed_with_a_commitment_of_its_own_does_not_fit_the_throws() -> None:
    record = finished()
    other = Secret(bytes(32), SECRET.salt)
    record.headers |= reveal(other) | {"commitment": other.commitment}
    assert (verify(record).code, verify(record).wrong) == ("wrong-throw", 1)


@pytest.mark.parametrize("header", ["name other/1", 'words ["luck","Лиса 🦊"]', "words []"])
def test_another_name_or_other_words_do_not_fit(header: str) -> None:
    name, _, value = header.partition(" ")
    record = finished()
    record.headers[name] = value
    assert verify(record).code == "wrong-throw"


def test_reordered_throws_are_found() -> None:
    record = finished(players=1)
    full = [place for place in throws_of(record) if len(record.events[place].text.split()) == 6]
    first, second = full[0], full[1]
    events = record.events
    # The game so far, with the first and the second throw of all six dice exchanged.
    record.events = [events[second]]
    assert events[first] != events[second]
    assert (verify(record).code, verify(record).wrong) == ("wrong-throw", 1)


def test_bytes_moved_between_seed_and_salt_are_found() -> None:
    record = finished()
    both = SECRET.seed + SECRET.salt
    record.headers |= {"seed": both[:31].hex(), "salt": both[31:].hex()}
    assert verify(record).code == "unreadable"


@pytest.mark.parametrize("line", ["seed xyz", "words 7", "words [1]", "words [", "salt é"])
def test_what_cannot_be_read_is_said_so(line: str) -> None:
    name, _, value = line.partition(" ")
    record = finished()
    record.headers[name] = value
    assert verify(record).code == "unreadable"


def test_a_commitment_of_any_characters_is_only_wrong() -> None:
    record = finished()
    record.headers["commitment"] = "ключ"
    assert verify(record).code == "wrong-commitment"


def test_before_the_end_there_is_nothing_to_check() -> None:
    record = finished()
    del record.headers["seed"]
    assert verify(record).code == "not-revealed"
    assert verify(Record(record.game, 1)).code == "not-fair-dice"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_verdict_has_words(language: str) -> None:
    for code in CODES:
        assert Verdict(code, 3, 2, "w1", "w2").say(language)


def test_throws_depend_on_everything_that_goes_in() -> None:
    def numbers(seed: bytes = SECRET.seed, name: str = "a", words: tuple[str, ...] = (), throw: int = 0) -> list[int]:
        random = FairDice(seed, name, words).random(throw)
        return [random.below(1_000_000) for _ in range(3)]

    same = numbers()
    assert same == numbers()
    assert len(set(same)) == 3
    others = [numbers(seed=bytes(32)), numbers(name="b"), numbers(words=("x",)), numbers(throw=1)]
    assert all(same != other for other in others)
    assert numbers(words=("ab", "c")) != numbers(words=("a", "bc"))


def test_numbers_beyond_the_last_whole_multiple_are_rejected() -> None:
    limit = (1 << 63) + 1  # nearly half of all numbers are beyond
    dice = FairDice(SECRET.seed, "reject")
    drawn = [dice.random(throw).below(limit) for throw in range(200)]
    assert max(drawn) < limit
    assert sum(number < limit // 2 for number in drawn) in range(70, 130)


def test_a_million_dice_are_even() -> None:
    counts: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    dice = FairDice(SECRET.seed, "million")  # always the same million: the test is right or wrong, never unlucky
    for throw in range(SAMPLE // 10):
        below = dice.random(throw).below
        faces = [below(6) for _ in range(10)]
        counts.update(faces)
        pairs.update(zip(faces[::2], faces[1::2], strict=True))
    assert sum(counts.values()) == SAMPLE
    assert chi_square(counts.values(), 6) < 41.8  # 5 degrees of freedom: one run in 16 million is beyond
    assert chi_square(pairs.values(), 36) < 96.2  # 35 degrees of freedom: one run in 8 million is beyond


def chi_square(counts: Iterable[int], kinds: int) -> float:
    numbers = list(counts)
    expected = sum(numbers) / kinds
    assert len(numbers) == kinds
    return float(sum((number - expected) ** 2 for number in numbers) / expected)


def test_a_secret_comes_from_the_operating_system_and_shows_nowhere() -> None:
    one, other = Secret.new(), Secret.new()
    assert one != other
    assert one.seed != one.salt
    assert re.fullmatch("[0-9a-f]{64}", one.commitment)
    assert repr(one) == "Secret()"


def test_words_are_one_line_and_come_back() -> None:
    words = ("two\nlines", "“Ü”", "")
    assert "\n" not in format_words(words)
    assert parse_words(format_words(words)) == words


def test_the_scheme_is_as_published() -> None:
    """Anybody can repeat it with a few lines of their own."""
    message = b'table/1\n["fox"]\n7\n0\n0'
    number = int.from_bytes(hmac.new(SECRET.seed, message, hashlib.sha256).digest()[:8], "big")
    assert FairDice(SECRET.seed, "table/1", ["fox"]).random(7).below(6) == number % 6
    assert isinstance(FairDice(SECRET.seed, "table/1").random(0), FairThrow)


def headed(version: int, line: str) -> str:
    return f"foxdice record {version}\ngame clever\nversion 1\nplayers 2\n{line}\n\n"


def test_a_record_says_who_had_help_and_which_programs_forfeited() -> None:
    for line in ("help 1", "help 1 2", "forfeit 2 time", "forfeit 1 illegal-move, 2 time"):
        name, _, value = line.partition(" ")
        record = parse(headed(2, line))
        assert record.headers == {name: value}
        assert parse(record.format()).headers == record.headers


@pytest.mark.parametrize("line", ["help x", "help 0", "help 1,2", "forfeit 2", "forfeit time", "forfeit 1 Time!"])
def test_help_and_forfeits_have_one_form_since_version_2(line: str) -> None:
    with pytest.raises(InvalidText) as caught:
        parse(headed(2, line))
    assert caught.value.code == "record-header-form"
    assert "5" in caught.value.say("ru")
    assert parse(headed(1, line)).version == 1  # where the words were anybody's


def test_a_record_of_version_1_knows_no_bits() -> None:
    record = finished()
    record.version = 1
    record.headers["mix-1"] = "anything"
    assert verify(parse(record.format())).is_fair
    record.version = 2
    assert verify(record).code == "unreadable"
