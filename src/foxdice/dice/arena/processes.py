"""Processes for throwing: spawned, each on a core of its own.

The engine hangs when it is forked after its first step. It also hands work between cores, which in a scene as
small as this one costs more than it brings; a process that has a single core never does.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue


def throwing_processes(count: int = 1, begin: Callable[[], object] = int) -> ProcessPoolExecutor:
    """Give so many spawned processes to throw in, each of which does `begin` first; the caller closes them."""
    context = multiprocessing.get_context("spawn")
    cores: SimpleQueue[int] = context.SimpleQueue()
    available = _cores()
    for i in range(count):
        cores.put(available[i % len(available)])
    return ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(begin, cores))


def _cores() -> list[int]:
    if sys.platform == "linux":
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def _begin(begin: Callable[[], object], cores: "SimpleQueue[int]") -> None:
    """Do what was asked for, and keep to one core."""
    begin()
    core = cores.get()
    if sys.platform == "linux":
        os.sched_setaffinity(0, {core})
