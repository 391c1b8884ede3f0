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
from foxdice.bots.simulate import simulate
from foxdice.bots.spread import NoCluster, Workers, spread
from foxdice.bots.tournament import meet

CLEVER = games.get("clever")
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
