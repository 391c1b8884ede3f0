"""Work that is a pure function of a range of seeds, on this machine or on many.

The jobs are cut without looking at how many workers there are, and their results come back in order: sums are the same
to the last digit whoever did the work, also when a worker dies and another one does its job again.
"""

import multiprocessing
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TypeVar

from foxdice.core import GameError

Job = TypeVar("Job")
Result = TypeVar("Result")


MAX_DEATHS = 3  # of workers one after the other, without a job done between them


class NoCluster(GameError):
    """The machines or processes that were to do the work cannot be used."""


@dataclass(frozen=True)
class Workers:
    """Who does the work: so many processes here, or the machines of a dask scheduler (`tcp://host:port`)."""

    processes: int = 1
    cluster: str = ""


HERE = Workers()


def ranges(count: int, size: int) -> list[range]:
    """Cut a number of games into ranges."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: Workers = HERE
) -> Generator[Result, None, None]:
    """Yield what comes of each job, in order. The function can be found by its name in its module.

    Raises `NoCluster`.
    """
    if workers.cluster:
        yield from _on_cluster(work, jobs, workers.cluster)
    elif workers.processes > 1 and len(jobs) > 1:
        yield from _on_processes(work, jobs, workers.processes)
    else:
        yield from map(work, jobs)


def _on_processes(work: Callable[[Job], Result], jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")  # a fork would copy threads' locks
    done, deaths = 0, 0
    while done < len(jobs):
        try:
            with ProcessPoolExecutor(min(processes, len(jobs) - done), mp_context=context) as pool:
                for result in pool.map(work, jobs[done:]):
                    done, deaths = done + 1, 0
                    yield result
        except BrokenProcessPool as error:  # somebody killed a worker, or the memory was not enough: others go on
            deaths += 1
            if deaths == MAX_DEATHS:
                raise NoCluster("workers-die", count=str(deaths)) from error


def _on_cluster(work: Callable[[Job], Result], jobs: Sequence[Job], address: str) -> Iterator[Result]:
    if find_spec("distributed") is None:
        raise NoCluster("needs-package", package="distributed", extra="cluster")
    from distributed import Client

    try:
        client = Client(address, timeout=10, set_as_default=False)  # type: ignore[no-untyped-call]  # Dask is not typed
    except (OSError, ValueError) as error:  # TimeoutError is an OSError
        raise NoCluster("no-cluster", address=address) from error
    with client:
        # Every job is asked for, also one that equals another: a key would make dask remember earlier runs.
        futures = client.map(work, jobs, pure=False)
        for future in futures:
            yield future.result()
