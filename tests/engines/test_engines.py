"""Programs that play: what they are told, what they answer, and what happens when they do not."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from foxdice import bots, games
from foxdice.bots.engines import Engine
from foxdice.bots.engines.engine import PATIENCE
from foxdice.bots.random import RandomBot
from foxdice.bots.simulate import simulate
from foxdice.bots.tournament import meet
from foxdice.core.record import Record, parse
from tests.engines.transcript import EXAMPLES, lister, noted, program

CLEVER = games.get("clever")
DOCS = Path(__file__).parents[2] / "docs" / "engines.md"
READY = "import sys, time\nprint('ready', flush=True)\n"


GRACE = "foxdice.bots.engines.engine.GRACE"
PATIENT = 240.0  # seconds more than an engine is told it has


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for programs that do answer, however busy the machine is."""
    monkeypatch.setattr(GRACE, PATIENT)


def state_to_choose(game: games.AnyGame = CLEVER, players: int = 1) -> object:
    """Return a state in which the first player has to choose."""
    state = game.new(players)
    game.throw(state, game.parse_throw(state, "w4 y3 b3 g1 o3 p3"))
    return state


@pytest.mark.usefixtures("patient")
def test_the_example_in_python_plays_a_whole_game() -> None:
    result = simulate(CLEVER, (f"cmd:{lister()}", "random"), 2, seed=3)
    assert result.forfeits == ()
    assert len(result.totals) == 2


@pytest.mark.usefixtures("patient")
@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_example_in_javascript_plays_where_all_choose_at_once() -> None:
    command = shlex.join(["node", str(EXAMPLES / "first.js")])
    result = simulate(games.get("qwixx"), (f"cmd:{command}", f"cmd:{lister()}", "random"), 1, seed=4)
    assert result.forfeits == ()


@pytest.mark.usefixtures("patient")
def test_the_transcript_in_the_docs_is_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page shows the beginning and the end of a real conversation."""
    monkeypatch.setattr("foxdice.bots.engines.process.PARTING_SECONDS", PATIENT)  # it writes down that it was sent away
    notes = tmp_path / "notes"
    engine = Engine(CLEVER, noted(notes))
    state = state_to_choose()
    move = engine.choose(CLEVER, CLEVER.view(state, 0), 0)
    assert engine.value == len(CLEVER.legal(state, 0))
    CLEVER.apply(state, 0, move)
    engine.end(CLEVER, state)
    engine.close()
    shown = DOCS.read_text(encoding="utf-8").split("```transcript\n")[1].split("```")[0]
    assert notes.read_text(encoding="utf-8") == shown


@pytest.mark.usefixtures("patient")
def test_an_engine_plays_as_well_as_the_same_player_inside(tmp_path: Path) -> None:
    """What an engine answers is what is played: the record of a program equals that of the same choice made here."""
    (tmp_path / "own.py").write_text(
        "class Last:\n name = 'last'\n def choose(self, game, view, player):\n"
        "  return max(game.legal(view, player), key=lambda move: game.format_move(view, player, move))\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        patch.syspath_prepend(tmp_path)
        inside = simulate(CLEVER, ("own:Last", "greedy"), 2, seed=8)
    outside = simulate(CLEVER, (f"cmd:{lister()}", "greedy"), 2, seed=8)
    assert (inside.points == outside.points).all()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (READY + "for line in sys.stdin: pass", "engine-late"),  # listens, and never answers
        (READY + "time.sleep(1000)", "engine-late"),  # does not even listen
        (READY + "while True: print('info nothing', flush=True)", "engine-late"),  # a flood of words
        (READY + "while True: sys.stdout.write('x' * 70000)", "engine-too-long"),
        (READY + "for line in sys.stdin:\n  if line[:2] == 'go': print('move e2e4', flush=True)", "engine-illegal"),
        (READY + "sys.exit(1)", "engine-gone"),
        ("raise SystemExit", "engine-gone"),  # never became ready
    ],
)
def test_a_failing_engine_forfeits_the_decision_and_the_reason_is_kept(
    code: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if reason != "engine-late":
        monkeypatch.setattr(GRACE, PATIENT)
    engine = Engine(CLEVER, program(code), seed=5, milliseconds=100)
    state = state_to_choose()
    move = engine.choose(CLEVER, CLEVER.view(state, 0), 0)
    engine.close()
    assert move == RandomBot(5).choose(CLEVER, state, 0)
    assert [forfeit.fault.code for forfeit in engine.forfeits] == [reason]
    for language in ("en", "de", "ru"):
        assert engine.forfeits[0].fault.say(language)


def test_an_answer_that_comes_too_late_is_never_taken_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time it never answers; it is started anew, and from then on it is in time."""
    mark = tmp_path / "was-here"
    code = (
        "import os, sys, time\n"
        f"late = not os.path.exists({str(mark)!r})\n"
        f"open({str(mark)!r}, 'w').close()\n"
        "for line in sys.stdin:\n"
        "  word, _, rest = line.strip().partition(' ')\n"
        "  if word == 'fox': print('ready', flush=True)\n"
        "  if word == 'moves': moves = rest.split()\n"
        "  if word == 'go':\n"
        "    if late: time.sleep(1000)\n"
        "    print('move', moves[-1], flush=True)\n"
    )
    engine = Engine(CLEVER, program(code), milliseconds=300)
    state = state_to_choose()
    engine.choose(CLEVER, state, 0)
    monkeypatch.setattr(GRACE, PATIENT)
    assert engine.choose(CLEVER, state, 0) == CLEVER.legal(state, 0)[-1]
    engine.close()
    assert len(engine.forfeits) == 1


def test_no_engine_holds_a_tournament_up() -> None:
    """A program that ends at once is asked a few times, then given up; the tournament has its numbers."""
    (pairing,) = meet(CLEVER, [f"cmd:{program('raise SystemExit')}", "random"], 2, seed=1)
    asked = [forfeit for forfeit in pairing.forfeits if forfeit.fault.code != "engine-given-up"]
    assert len(asked) == PATIENCE
    assert pairing.games == 2
    assert pairing.forfeits[-1].fault.code == "engine-given-up"
    assert pairing.numbers()["forfeits"][0]["seat"] == 1


@pytest.mark.usefixtures("patient")
def test_the_records_of_a_tournament_say_who_sat_where_and_what_was_forfeited() -> None:
    kept: list[Record] = []
    code = READY + "for line in sys.stdin:\n  if line[:2] == 'go': print('move e2e4', flush=True)"
    meet(games.get("qwixx"), [f"cmd:{program(code)}", "random"], 2, seed=1, keep=kept.append)
    assert [record.headers["seat-2"].split()[0] for record in kept] == ["random", f"cmd:{sys.executable}"]
    assert [record.headers["forfeit"] for record in kept] == ["1 illegal, 1 given-up", "2 given-up"]
    for record in kept:
        assert parse(record.format()).replay().node.kind == "over"


@pytest.mark.usefixtures("patient")
def test_an_engine_sees_what_its_seat_may_see(tmp_path: Path) -> None:
    qwixx = games.get("qwixx")
    state = qwixx.new(2)
    qwixx.throw(state, qwixx.parse_throw(state, "w1 w2 r3 y4 g5 b6"))
    qwixx.apply(state, 0, qwixx.parse_move(state, 0, "r3"))
    notes = tmp_path / "notes"
    engine = Engine(qwixx, noted(notes))
    engine.choose(qwixx, qwixx.view(state, 1), 1)
    engine.close()
    told = next(line for line in notes.read_text(encoding="utf-8").splitlines() if line.startswith("> view"))
    assert told == f"> view {qwixx.format_state(qwixx.view(state, 1))}"
    assert told != f"> view {qwixx.format_state(state)}"
    assert "game qwixx players 2 seat 2" in notes.read_text(encoding="utf-8")


def test_a_missing_program_is_refused_in_words() -> None:
    with pytest.raises(bots.UnknownBot, match="no program"):
        bots.get("cmd:./there-is-none --fast", CLEVER)
    with pytest.raises(bots.UnknownBot, match="no program"):
        bots.get("cmd:'unbalanced", CLEVER)
    with pytest.raises(bots.UnknownBot, match="a hand"):
        bots.get(f"cmd:{lister()}", games.get("wurf"))
