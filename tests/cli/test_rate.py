"""Ratings from tournaments."""

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from foxdice.bots.rating import Meeting, rate


def foxdice(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from foxdice.cli import main; main()", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False)


def test_two_bots_differ_by_what_their_score_means() -> None:
    """Three of four is 191 Elo: with many games the half draw that is imagined does not matter."""
    strong, weak = rate([Meeting("a", "b", 10_000, 7_500)])
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(3), abs=0.1)
    assert (strong.rating + weak.rating) / 2 == pytest.approx(1500)


def test_intervals_shrink_with_the_root_of_the_games() -> None:
    few, many = (rate([Meeting("a", "b", games, games * 0.6)])[0] for games in (100, 10_000))
    assert few.high - few.low == pytest.approx(10 * (many.high - many.low), rel=0.02)
    assert few.low < few.rating < few.high


def test_strength_is_passed_on_to_whom_one_never_met() -> None:
    ratings = rate([Meeting("a", "b", 100, 75), Meeting("b", "c", 100, 75)])
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert ratings[0].rating - ratings[2].rating == pytest.approx(2 * (ratings[1].rating - ratings[2].rating), rel=0.01)


def test_who_has_won_every_game_is_not_infinitely_strong() -> None:
    best, _ = rate([Meeting("a", "b", 20, 20)])
    assert 1600 < best.rating < 3000
    assert best.score == 1


def test_a_score_without_luck_is_rated_as_the_games_it_is_worth() -> None:
    plain, _ = rate([Meeting("a", "b", 100, 60)])
    surer, _ = rate([Meeting("a", "b", 100, 70, (0.6, 0.048))])  # of 400 games
    assert surer.rating == pytest.approx(plain.rating, abs=1)
    assert surer.high - surer.low == pytest.approx((plain.high - plain.low) / 2, rel=0.02)
    best, _ = rate([Meeting("a", "b", 100, 99, (1.02, 0.0001))])
    assert best.rating < 3000


def test_a_tournament_measures_luck_and_the_list_takes_it() -> None:
    played = foxdice("tournament", "qwixx", "greedy", "random", "--games", "16", "--luck", "--json").stdout
    plain = json.loads(played)
    del plain[0]["without_luck"]
    found, raw = (
        {row["bot"]: row["rating"] for row in json.loads(foxdice("rate", "-", "--json", stdin=text).stdout)}
        for text in (played, json.dumps(plain))
    )
    assert found.keys() == raw.keys()
    assert found != raw
    wrong = json.loads(played)
    wrong[0]["without_luck"]["win_rate"]["sure"] = -1
    refused = foxdice("rate", "-", stdin=json.dumps(wrong))
    assert "is not a tournament" in refused.stderr


def test_a_tournament_becomes_a_list_a_drawing_and_numbers(tmp_path: Path) -> None:
    played = foxdice("tournament", "clever", "greedy", "random", "--games", "10", "--json").stdout
    drawing = tmp_path / "list.svg"
    numbers = json.loads(foxdice("rate", "-", "--json", "-o", str(drawing), stdin=played).stdout)
    assert [row["bot"] for row in numbers] == ["greedy", "random"]
    assert numbers[0]["games"] == 10
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert "greedy" in foxdice("rate", "-", stdin=played).stdout


@pytest.mark.parametrize("text", ["", "{}", "[]", "[1]", '[{"a": "x"}]', "not JSON"])
def test_what_is_no_tournament_is_refused_in_words(text: str) -> None:
    result = foxdice("rate", "-", stdin=text)
    assert result.returncode == 2
    assert "is not a tournament" in result.stderr
