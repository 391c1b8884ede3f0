"""Reviews: what adds up, what is told, and what stays hidden."""

import itertools
import json
import re
from functools import cache
from pathlib import Path

import pytest
from tests.coach.playing import played
from typer.testing import CliRunner

from foxdice import coach, games
from foxdice.cli.app import app
from foxdice.coach import page, picture, told, verdicts
from foxdice.coach.review import Review
from foxdice.core.record import Move, Record
from foxdice.judge import throws
from foxdice.texts import LANGUAGES

FEW = 6  # throws looked at: the identity does not depend on it


@cache
def review_of(id: str, *levels: str) -> tuple[Record, Review]:
    record = played(games.get(id), list(levels), 3)
    return record, coach.review(record, throws=FEW)


@pytest.mark.parametrize(
    ("id", "levels"),
    [
        ("clever", ["easy"]),
        ("clever", ["medium", "random"]),
        ("cubed", ["greedy"]),
        ("qwixx", ["medium"]),
        ("qwixx", ["easy", "random", "greedy"]),
        ("qwixx:mixx-b", ["medium", "easy"]),
        ("wurf", ["steady", "greedy"]),
        ("wurf", ["steady", "greedy", "random"]),
        ("wurf:match", ["steady", "random"]),
    ],
)
def test_start_luck_errors_and_revisions_add_up_to_the_result(id: str, levels: list[str]) -> None:
    record, review = review_of(id, *levels)
    end = record.replay().state
    assert [found.player for found in review.players] == list(range(len(levels)))
    for found in review.players:
        assert found.start + found.luck - found.errors + found.revisions == pytest.approx(found.result, abs=0.01)
        assert all(choice.error >= 0 for choice in found.choices)
        assert found.points == record.game.score(end, found.player).total
        if found.unit == "points":
            assert found.result == found.points
        else:
            winners = record.game.winners(end)
            assert found.result == pytest.approx(100 / len(winners) if found.player in winners else 0)


def test_who_plays_as_the_judge_thinks_makes_no_errors() -> None:
    _, review = review_of("clever", "master")
    (found,) = review.players
    assert found.errors < 0.1
    assert found.rate_word == "master"
    assert found.accuracy > 95
    assert found.moments == []


def test_a_weak_player_is_told_the_worst_choices_first() -> None:
    _, review = review_of("clever", "easy")
    (found,) = review.players
    losses = [choice.error for choice in found.moments]
    assert len(losses) == 5
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(choice.error for choice in found.choices)
    assert found.rate_word in ("good", "learning", "beginner")
    assert all(choice.verdict == "blunder" for choice in found.choices if choice.error > 5)


@pytest.mark.parametrize("levels", [["medium"], ["easy", "greedy"]])
def test_no_choice_is_charged_for_what_is_seen_only_from_further_along_its_chain(levels: list[str]) -> None:
    record, review = review_of("cubed", *levels)
    chained = 0
    for found in review.players:
        for choice, following in itertools.pairwise(found.choices):
            between = record.events[choice.event + 1 : following.event]
            if all(isinstance(event, Move) and event.player == found.player for event in between):
                best = choice.appraisal.best.value
                assert choice.played.value >= min(following.appraisal.best.value, best) - 1e-6
                assert choice.error == pytest.approx(best - choice.played.value)
                chained += 1
    assert chained > 10


def test_at_a_table_the_chance_of_winning_stands_beside_the_points() -> None:
    record, review = review_of("clever", "medium", "random")
    end = record.replay().state
    for found in review.players:
        assert len(found.winning) == len(found.throws) + len(found.choices) + 2
        assert [event for event, _ in found.winning] == sorted(event for event, _ in found.winning)
        assert all(0 <= chance <= 100 for _, chance in found.winning)
        assert found.winning[-1] == (len(record.events), 100 if found.player in record.game.winners(end) else 0)
        after = dict(found.winning)
        assert all(choice.played.winning == after[choice.event] for choice in found.choices)
    starts = [found.winning[0][1] for found in review.players]
    assert sum(starts) == pytest.approx(100, abs=0.5)
    medium, anyhow = review.players
    middle = len(record.events) // 2
    assert min(chance for event, chance in medium.winning if event > middle) > 80
    svg = picture.curve(medium, True)
    assert svg.count('class="race"') == 1
    for language in LANGUAGES:
        assert told.race(medium, language) in page.as_html(review, language)
        assert told.percent(anyhow.winning[0][1]) in told.race(anyhow, language)
    assert told.race(review_of("clever", "easy")[1].players[0], "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_costs_much_of_winning_is_told_so(language: str) -> None:
    _, review = review_of("clever", "medium", "random")
    choices = [choice for found in review.players for choice in found.choices if choice.error]
    lost = {choice.event: choice.why.winning or 0.0 for choice in choices}
    assert max(lost.values()) > verdicts.RACE
    for choice in choices:
        less, more = (
            told.say(f"coach-why-wins-{word}", language, percent=told.percent(abs(lost[choice.event])))
            for word in ("less", "more")
        )
        said = told.moment(choice, language)
        assert (more in said) == (lost[choice.event] >= verdicts.RACE)
        assert (less in said) == (lost[choice.event] <= -verdicts.RACE)


def test_others_have_no_part_in_a_game_alone() -> None:
    _, review = review_of("qwixx", "easy")
    assert review.players[0].others == 0


def test_a_running_game_is_reviewed_up_to_what_everybody_may_see() -> None:
    game = games.get("qwixx")
    record = played(game, ["easy", "easy", "easy"], 4)
    hidden = next(
        place
        for place, event in enumerate(record.events)
        if isinstance(event, Move)
        and game.node(Record(game, 3, events=record.events[: place + 1]).replay().state).kind == "decision"
        and len(game.node(Record(game, 3, events=record.events[:place]).replay().state).players) > 1
    )
    running = Record(game, 3, events=record.events[: hidden + 1])
    mover = record.events[hidden]
    assert isinstance(mover, Move)
    found = coach.review(running, throws=FEW).players[mover.player]
    assert hidden not in [choice.event for choice in found.choices]
    assert not found.over
    assert found.start + found.luck - found.errors + found.revisions == pytest.approx(found.result, abs=0.01)


def test_a_game_that_has_not_begun_has_an_empty_review() -> None:
    (found,) = coach.review(Record(games.get("clever"), 1)).players
    assert (found.luck, found.errors, found.rate, found.throws) == (0, 0, 0, [])


# ------------------------------------------------------------------ words


def test_words_for_errors_luck_and_players() -> None:
    assert [verdicts.verdict(error, 0.25, "points") for error in (0.4, 0.6, 2, 5)] == list(verdicts.VERDICTS)
    assert [verdicts.verdict(error, 0.3, "wins") for error in (0.9, 1, 3, 7)] == list(verdicts.VERDICTS)
    assert verdicts.verdict(1.0, 0.6, "points") == "fine"  # within its doubt
    assert [verdicts.rate_word(rate, 1) for rate in (0, 0.3, 0.59, 1.2, 2.1, 9)] == [
        "master",
        "expert",
        "strong",
        "good",
        "learning",
        "beginner",
    ]
    assert verdicts.accuracy(0, 1) == 100
    assert 79 < verdicts.accuracy(0.59, 1) < 81
    assert [verdicts.luck_of_throw(luck, 2) for luck in (3, 2.9, -3)] == ["lucky", "usual", "unlucky"]
    assert [verdicts.luck_of_game(luck, 10) for luck in (25, 12, 3, -12, -25)] == [
        "very-lucky",
        "lucky",
        "usual",
        "unlucky",
        "very-unlucky",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(language: str) -> None:
    _, review = review_of("clever", "easy")
    (found,) = review.players
    html = page.as_page(review, language)
    assert f'lang="{language}"' in html
    assert html.count("<tr>") == 1 + len(found.throws) + len(found.choices)
    assert told.moment(found.moments[0], language) in html.replace("&gt;", ">")
    told_values = re.findall(r"[−+]?\d+[.,]\d", told.identity(found, False, language))
    start, luck, errors, revisions, result = (float(text.replace("−", "-").replace(",", ".")) for text in told_values)
    assert start + luck + errors + revisions == pytest.approx(result, abs=0.25)


def test_a_notebook_shows_the_curve_and_the_table_behind_it() -> None:
    _, review = review_of("qwixx", "easy")
    html = review._repr_html_()
    assert "<svg" in html
    assert "<table>" in html
    (found,) = review.players
    svg = picture.curve(found, False)
    assert svg.count("<circle") == len(found.throws)
    assert "<desc>" in svg


# ------------------------------------------------------------------ the command line


def test_the_command_line_reviews_a_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(played(games.get("qwixx"), ["easy"], 3).format(), encoding="utf-8")
    file = tmp_path / "review.html"
    result = CliRunner().invoke(app, ["review", str(record), "--json", "-o", str(file)])
    assert result.exit_code == 0, result.output
    (found,) = json.loads(result.stdout)["players"]
    assert {"start", "luck", "errors", "revisions", "result", "luck_adjusted", "rate", "moments"} <= found.keys()
    assert found["start"] + found["luck"] - found["errors"] + found["revisions"] == pytest.approx(found["result"])
    assert all(one["text"] for one in (*found["throws"], *found["choices"]))
    assert found["luck_adjusted"] == pytest.approx(found["result"] - found["luck"])
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_command_line_reviews_several_records(tmp_path: Path) -> None:
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for seed, file in enumerate(files, start=3):
        file.write_text(played(games.get("qwixx"), ["easy"], seed, events=10).format(), encoding="utf-8")
    names = [str(file) for file in files]
    found = json.loads(CliRunner().invoke(app, ["review", *names, "--json"]).stdout)
    assert [one["record"] for one in found] == names
    assert all(one["players"] for one in found)
    told = CliRunner().invoke(app, ["review", *names]).stdout
    assert names[0] in told
    assert names[1] in told
    refused = CliRunner().invoke(app, ["review", *names, "-o", str(tmp_path / "both.html")])
    assert refused.exception is not None
    assert "one game" in str(refused.exception)


def test_the_command_line_appraises_a_position() -> None:
    game = games.get("clever")
    state = game.new(1)
    game.throw(state, game.parse_throw(state, "w4 y3 b3 g1 o3 p3"))
    result = CliRunner().invoke(app, ["appraise", "clever", game.format_state(state), "--json"])
    assert result.exit_code == 0, result.output
    moves = json.loads(result.stdout)["moves"]
    assert {move["move"] for move in moves} == {game.format_move(state, 0, move) for move in game.legal(state, 0)}
    assert moves[0]["loss"] == 0
    assert all("winning" not in move for move in moves)


def test_the_command_line_tells_chances_of_winning_at_tables(tmp_path: Path) -> None:
    record = played(games.get("clever"), ["easy", "random"], 3, events=9)
    game, state = record.game, record.replay().state
    while game.node(state).kind == "throw":
        game.throw(state, throws.outcomes(game, state, 1)[0][0])
    words = ["appraise", "clever", game.format_state(state)]
    moves = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)["moves"]
    assert all(0 < move["winning"] < 100 for move in moves)
    assert f"{moves[0]['winning']:.0f} %" in CliRunner().invoke(app, words).stdout
    file = tmp_path / "game.txt"
    file.write_text(record.format(), encoding="utf-8")
    (found, _) = json.loads(CliRunner().invoke(app, ["review", str(file), "--json"]).stdout)["players"]
    assert {point["event"] for point in found["winning"]} <= set(range(len(record.events) + 1))
    assert all("winning_lost" in choice for choice in found["choices"])
    assert "chance of winning" in CliRunner().invoke(app, ["review", str(file)]).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_praised_for_choices_that_were_not_made(language: str) -> None:
    review = coach.review(played(games.get("clever"), ["easy"], 3, events=1), throws=FEW)
    assert "100\u00a0%" not in told.summary(review.players[0], language)
