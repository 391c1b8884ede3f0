"""Work that is spread: the same sums whoever does it, also when a worker dies in the middle."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from foxdice import games
from foxdice.bots import spread as spreading
from foxdice.bots.simulate import simulate
from foxdice.bots.spread import NoCluster, Workers, spread
from foxdice.bots.tournament import meet
from foxdice.coach import review_many
from foxdice.coach.puzzles import mine
from foxdice.coach.told import numbers
from tests.coach.playing import played

CLEVER = games.get("clever")
QWIXX = games.get("qwixx")
pytest.importorskip("distributed")


def double_slowly(job: tuple[int, str]) -> int:
    """Return twice the number; the first one who meets the mark waits until somebody ends it."""
    number, folder = job
    mark = Path(folder, "taken")
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return 2 * number
    Path(folder, "pid").write_text(str(os.getpid()))
    threading.Event().wait()
    return 0


def double_unless_killed(job: tuple[int, str]) -> int:
    """Return twice the number; the first one who meets the mark is killed, and with no mark to make everybody is."""
    number, folder = job
    try:
        Path(folder, "taken").touch(exist_ok=False)
    except FileExistsError:
        return 2 * number
    except FileNotFoundError:
        pass
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_process_that_is_killed_leaves_its_work_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [(number, str(tmp_path)) for number in range(5)]
    assert list(spread(double_unless_killed, jobs, Workers(2))) == [0, 2, 4, 6, 8]
    monkeypatch.setattr(spreading, "MAX_DEATHS", 1)
    with pytest.raises(NoCluster, match="memory"):
        list(spread(double_unless_killed, [(number, str(tmp_path / "none")) for number in range(2)], Workers(2)))


def test_puzzles_are_the_same_whoever_mines_them() -> None:
    heard: list[tuple[int, int]] = []
    alone = mine(QWIXX, 1, seed=7)
    shared = mine(QWIXX, 1, 7, Workers(2), lambda found, looked: heard.append((found, looked)))
    assert [puzzle.numbers() for puzzle in shared] == [puzzle.numbers() for puzzle in alone]
    assert heard[-1][0] == len(alone)


def test_reviews_are_the_same_whoever_makes_them() -> None:
    records = [played(QWIXX, ["easy", "random"], seed, events=8) for seed in (3, 4)]
    alone, shared = ([numbers(one) for one in review_many(records, throws=4, workers=Workers(n))] for n in (1, 2))
    assert alone == shared
    assert [len(one["players"]) for one in alone] == [2, 2]
    (second,) = review_many(records[:1], player=1, throws=4)
    assert numbers(second)["players"] == alone[0]["players"][1:]


def test_any_number_of_processes_gives_the_same_sums() -> None:
    alone = simulate(CLEVER, ("easy", "random"), 21, seed=3)
    shared = simulate(CLEVER, ("easy", "random"), 21, seed=3, workers=Workers(2))
    assert (alone.points == shared.points).all()
    assert alone.decisions == shared.decisions
    fast = simulate(CLEVER, ("greedy", "random"), 45, seed=3, compile_rules=False)
    spread_out = simulate(CLEVER, ("greedy", "random"), 45, seed=3, compile_rules=False, workers=Workers(3))
    assert (fast.points == spread_out.points).all()


def test_a_tournament_and_a_game_in_the_arena_are_spread_too() -> None:
    numbers = [meet(CLEVER, ["greedy", "random", "easy"], 12, 5, workers=Workers(n)) for n in (1, 2)]
    for one, two in zip(*numbers, strict=True):
        assert (one.wins, one.draws, one.mean_a, one.mean_b) == (two.wins, two.draws, two.mean_a, two.mean_b)
    wurf = games.get("wurf")
    alone, shared = (simulate(wurf, ("greedy", "random"), 150, workers=Workers(n)) for n in (1, 2))
    assert (alone.points == shared.points).all()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """Start a scheduler with two worker processes; yield its address."""
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}
    with ExitStack() as stack:

        def start(*words: str) -> "subprocess.Popen[str]":
            process = subprocess.Popen(
                [sys.executable, "-m", *words], stderr=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        def until(process: "subprocess.Popen[str]", words: str) -> str:
            assert process.stderr is not None
            for line in process.stderr:
                if words in line:
                    threading.Thread(target=process.stderr.read, daemon=True).start()  # so that it never blocks
                    return line
            raise AssertionError(f"ended before {words}")

        scheduler = start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        address = "tcp://" + until(scheduler, "Scheduler at:").rpartition("tcp://")[2].strip()
        for _ in range(2):
            worker = start(
                "distributed.cli.dask_worker",
                address,
                "--nthreads",
                "1",
                "--no-nanny",
                "--no-dashboard",
                "--host",
                "127.0.0.1",
            )
            until(worker, "Registered to:")
        yield address


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_sums_also_when_a_worker_is_killed(cluster: str, tmp_path: Path) -> None:
    alone = simulate(CLEVER, ("easy", "random"), 21, seed=3)
    far = simulate(CLEVER, ("easy", "random"), 21, seed=3, workers=Workers(cluster=cluster))
    assert (alone.points == far.points).all()

    def kill() -> None:
        os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)

    os.mkfifo(tmp_path / "pid")  # whoever reads it waits until the worker writes
    killer = threading.Thread(target=kill)
    killer.start()
    jobs = [(number, str(tmp_path)) for number in range(12)]
    assert list(spread(double_slowly, jobs, Workers(cluster=cluster))) == [2 * number for number in range(12)]
    killer.join()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with pytest.raises(NoCluster, match="tcp://"):
        list(spread(double_slowly, [(1, "")], Workers(cluster="nonsense://x")))
