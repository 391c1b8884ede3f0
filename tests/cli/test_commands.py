"""The command line, as a person uses it."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "games" / "golden"
WEIGHTS = Path(__file__).parents[2] / "src/foxdice/games/cubed/bots/weights"


def foxdice(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command."""
    command = [sys.executable, "-c", "from foxdice.cli import main; main()", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False)


def test_simulate_speaks_json() -> None:
    result = foxdice("simulate", "clever", "--players", "2", "--bot", "greedy,random", "--games", "50", "--json")
    numbers = json.loads(result.stdout)
    assert numbers["games"] == 50
    assert {"mean", "sd", "percentiles", "decisions_per_cpu_second"} <= set(numbers)
    assert numbers["seats"][0]["mean"] > numbers["seats"][1]["mean"]
    again = json.loads(
        foxdice(*(["simulate", "clever", "-p", "2", "-b", "greedy,random", "-n", "50", "--json"])).stdout
    )
    assert again["seats"] == numbers["seats"]


def test_simulate_alone_shows_areas_and_ranks() -> None:
    result = foxdice("simulate", "clever", "--games", "30", "--seed", "3")
    assert result.returncode == 0
    assert all(word in result.stdout for word in ("mean", "yellow", "bonus", "ranks", "decisions per CPU-second"))


def test_simulate_wurf_says_where_its_throws_come_from() -> None:
    words = ["simulate", "wurf", "--players", "2", "--bot", "steady,greedy", "--seed", "1", "--json"]
    fast = json.loads(foxdice(*words, "--games", "100").stdout)
    assert "without physics" in fast["throws"]
    assert fast["seats"][0]["fewest_points"] > fast["seats"][1]["fewest_points"]
    assert "physical arena" in json.loads(foxdice(*words, "--games", "1", "--physical").stdout)["throws"]


def test_play_shows_a_whole_game() -> None:
    result = foxdice("watch", "clever", "--seed", "7")
    assert result.returncode == 0
    assert "The end." in result.stdout


def test_replay_shows_every_event() -> None:
    file = GOLDEN / "clever-1p.txt"
    result = foxdice("replay", str(file))
    events = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith(("throw", "1 "))]
    shown = [line for line in result.stdout.splitlines() if line.lstrip().startswith(("throw", "player 1  "))]
    assert len(shown) == len(events)


def test_physical_throws_are_shown_and_verified(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "dice" / "wurf" / "golden.record"
    shown = foxdice("replay", str(file)).stdout
    assert "strength=1.5" in shown
    assert "The end." in shown
    changed = tmp_path / "changed.record"
    changed.write_text(file.read_text().replace("strength=1.5", "strength=1.6", 1))
    found = foxdice("verify", str(changed))
    assert found.returncode == 1
    assert "throw 2" in found.stdout


def test_sheet_draws_empty_and_filled(tmp_path: Path) -> None:
    empty, filled = tmp_path / "empty.svg", tmp_path / "filled.svg"
    assert foxdice("sheet", "clever", "-o", str(empty)).returncode == 0
    assert foxdice("sheet", "clever", str(GOLDEN / "clever-3p.txt"), "-p", "2", "-o", str(filled)).returncode == 0
    assert empty.read_text(encoding="utf-8").startswith("<svg")
    assert len(filled.read_text(encoding="utf-8")) > len(empty.read_text(encoding="utf-8"))


def test_a_tournament_speaks_json_and_draws(tmp_path: Path) -> None:
    file = tmp_path / "cross.svg"
    words = ["tournament", "clever", "greedy", "random", "easy", "--games", "4", "--seed", "2"]
    result = foxdice(*words, "--json", "-o", str(file))
    pairings = json.loads(result.stdout)
    assert [(pairing["a"], pairing["b"]) for pairing in pairings] == [
        ("greedy", "random"),
        ("greedy", "easy"),
        ("random", "easy"),
    ]
    for pairing in pairings:
        assert {"win_rate", "interval", "draw_rate", "mean_a", "mean_b"} <= set(pairing)
        low, high = pairing["interval"]
        assert low <= pairing["win_rate"] <= high
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_a_tournament_by_its_old_name_shows_a_cross_table() -> None:
    result = foxdice("arena", "qwixx", "greedy", "random", "--games", "2")
    assert result.returncode == 0
    assert "against random" in result.stdout


def test_train_writes_weights_and_curves(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    words = ["--passes", "2", "--in-step", "8", "--evaluate", "8", "--hidden", "8"]
    result = foxdice("train", "clever", "-o", str(tmp_path / "mine.fox"), *words)
    assert result.returncode == 0, result.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"mine.fox", "mine.json", "mine.svg"}
    more = [*words[:6], "--from", str(tmp_path / "mine.fox")]
    assert foxdice("train", "clever", "-o", str(tmp_path / "more.fox"), *more).returncode == 0


@pytest.mark.parametrize(("language", "word"), [("en", "tray"), ("de", "Tablett"), ("ru", "тарелк")])
def test_rules_in_three_languages(language: str, word: str) -> None:
    assert word in foxdice("rules", "clever", "--language", language).stdout


@pytest.mark.parametrize(
    ("words", "stdin", "says"),
    [
        ("simulate chess", "", "no game “chess”"),
        ("simulate clever --players 9", "", "played by 1 to 4"),
        (f"simulate clever --players 9{29 * '0'}", "", "played by 1 to 4"),
        ("connect http://127.0.0.1:1/#/t/pine --bot random --token \u0663", "", "is no token"),
        ("simulate clever --bot genius", "", "no bot “genius”"),
        ("simulate clever --players 3 --bot random,greedy", "", "3 players need 3 bots"),
        ("simulate clever --physical", "", "clever is not thrown in an arena"),
        ("serve --show-settings --log \udcff", "", "The setting “log” (flag) cannot be used"),
        ("arena clever greedy greedy", "", "two different bots"),
        ("arena clever greedy genius", "", "no bot “genius”"),
        ("train wurf -p 2 -o /tmp/none.fox", "", "learn wurf"),
        ("train clever -o /tmp/none.fox --hidden 8,x", "", "not whole numbers"),
        ("train clever -o /tmp/none.fox --from /no/such/file", "", "cannot be read"),
        (f"train clever -o /tmp/none.fox --from {WEIGHTS / 'n.fox'}", "", "another game"),
        (f"train wurf -o /tmp/none.fox --from {WEIGHTS / 'n.fox'}", "", "another game"),
        (f"train cubed -o /tmp/none.fox --hidden 8 --from {WEIGHTS / 'n.fox'}", "", "has the layers"),
        (f"train clever -o /tmp/none.fox --rival {WEIGHTS / '1.fox'}", "", "another game"),
        (f"train cubed -o /tmp/none.fox -p 2 --rival {WEIGHTS / 'n.fox'}", "", "played for winning"),
        (
            f"train cubed -o /tmp/none.fox -p 2 --rival {WEIGHTS / 'n.fox'} --teacher {WEIGHTS / 'n.fox'}",
            "",
            "what its teacher says",
        ),
        ("rules clever --language fr", "", "no texts in the language “fr”"),
        ("replay /no/such/file", "", "cannot be read"),
        (f"sheet clever {GOLDEN / 'clever-1p.txt'} --player 2", "", "no player 2"),
        (f"sheet clever {GOLDEN / 'qwixx-1p.txt'}", "", "record of qwixx"),
        ("sheet clever -o /no/such/folder/sheet.svg", "", "cannot be written"),
        ("replay -", "", "Line 1"),
        (
            "replay -",
            "foxdice record 1\ngame clever\nversion 1\nplayers 1\n\nthrow w1 y1 b1 g1 o1 p1\n1 g1>g2\n",
            "Line 7",
        ),
        ("replay -", "foxdice record 1\ngame clever\nversion 1\nplayers 1\n\nhello\n", "Line 6"),
        ("simulate clever --seed 12345678901234567890123", "", "--seed is a number from"),
        ("watch clever --seed 12345678901234567890123", "", "--seed is a number from"),
        (f"sheet clever {GOLDEN / 'clever-1p.txt'} --player 9{29 * '0'}", "", f"no player 9{29 * '0'}"),
        ("simulate clever -n 3000000000", "", "--games is a number from"),
        ("simulate clever --bot [/red]", "", "no bot “[/red]”"),
        ("arena clever greedy [/red]", "", "no bot “[/red]”"),
        ("replay -", "foxdice record 3\ngame clever\nversion 1\nplayers 1\n\n", "newer than this program"),
        ("replay -", f"{(GOLDEN / 'clever-1p.txt').read_text(encoding='utf-8')}1 stop\n", "nothing follows"),
        ("verify - -l ru", "foxdice record 1\ngame clever\nversion 1\nplayers 1\n\n1 stop\n", "Строка 6: Сначала"),
        ("simulate clever --bot os:system", "", "fails before it plays: TypeError"),
        ("rate -", "[" * 100_000, "not a tournament"),
        ("replay -", "foxdice record 1\ngame clever\nversion 9\nplayers 1\n\n", "version 9"),
    ],
)
def test_mistakes_get_one_clear_line(words: str, stdin: str, says: str) -> None:
    result = foxdice(*words.split(), stdin=stdin)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert says in result.stderr


def test_control_characters_of_a_record_do_not_reach_the_terminal(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "dice" / "wurf" / "golden.record"
    changed = tmp_path / "changed.record"
    changed.write_text(file.read_text().replace("strength=1.5", "strength=1.5\x1b[2J\x07"))
    for command in ("replay", "verify"):
        result = foxdice(command, str(changed))
        assert not set("\x1b\x07") & set(result.stdout + result.stderr)
    hello = foxdice("replay", "-", stdin="foxdice record 1\ngame clever\nversion 1\nplayers 1\n\n\x1b[31mhello\n")
    assert hello.returncode == 2
    assert "\x1b" not in hello.stderr


def test_the_name_of_a_file_with_several_lines_is_said_in_one() -> None:
    result = foxdice("replay", "no\nsuch\nfile")
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1


def test_a_record_with_a_mark_of_its_bytes_is_read(tmp_path: Path) -> None:
    text = "\ufeff" + (GOLDEN / "clever-1p.txt").read_text(encoding="utf-8")
    file = tmp_path / "marked.record"
    file.write_text(text, encoding="utf-8")
    assert foxdice("replay", str(file)).returncode == 0
    assert foxdice("replay", "-", stdin=text).returncode == 0


def test_a_terminal_without_utf_8_shows_what_it_can() -> None:
    command = [sys.executable, "-c", "from foxdice.cli import main; main()", "rules", "clever", "-l", "ru"]
    result = subprocess.run(
        command, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    assert result.returncode == 0
    assert b"?" in result.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("words", ["rules clever", "replay FILE", "sheet clever"])
def test_a_full_disk_is_said(words: str) -> None:
    given = words.replace("FILE", str(GOLDEN / "clever-1p.txt")).split()
    command = [sys.executable, "-c", "from foxdice.cli import main; main()", *given]
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert "cannot be written" in result.stderr


def test_the_version_is_shown() -> None:
    assert foxdice("--version").stdout == f"foxdice {version('foxdice')}\n"


def test_daily_shows_the_same_dice_to_everybody_and_can_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "best.txt"
    found = json.loads(foxdice("daily", "qwixx", "--date", "2026-11-18", "--json", "--output", str(file)).stdout)
    first = json.loads(foxdice("daily", "--date", "2026-11-18", "--json").stdout)["first_throws"]["qwixx"]
    assert found["best"]["events"][0] == f"throw {first}"
    assert f"result 1:{found['best']['points']}" in file.read_text()
    assert foxdice("verify", str(file)).returncode == 0
    assert "daily" in foxdice("daily", "wurf").stderr
    assert "date" in foxdice("daily", "--date", "yesterday").stderr


@pytest.mark.parametrize("words", ["simulate clever -n 1", "watch clever"])
def test_brackets_in_the_name_of_a_bot_are_shown_and_not_obeyed(words: str) -> None:
    result = foxdice(*words.split(), "--bot", "cmd:cat [/x]")
    assert result.returncode == 0, result.stderr
    assert "cmd:cat [/x]" in result.stdout


def test_control_characters_of_a_tournament_do_not_reach_the_terminal(tmp_path: Path) -> None:
    played = foxdice("tournament", "qwixx", "greedy", "random", "--games", "2", "--json").stdout
    file = tmp_path / "played.json"
    file.write_text(played.replace("greedy", "gr\\u001b[2Jeedy"), encoding="utf-8")
    result = foxdice("rate", str(file))
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
