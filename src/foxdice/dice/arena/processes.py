"""Processes for throwing: spawned, each on a core of its own.

The engine hangs when it is forked after its first step. It also hands work between cores, which in a scene as
small as this one costs more than it brings; a process that has a single core never does.
"""

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue


def throwing_processes(count: int = 1) -> ProcessPoolExecutor:
    """Give so many spawned processes to throw in; the caller closes them."""
    context = multiprocessing.get_context("spawn")
    cores: SimpleQueue[int] = context.SimpleQueue()
    available = _cores()
    for i in range(count):
        cores.put(available[i % len(available)])
    return ProcessPoolExecutor(count, mp_context=context, initializer=_keep_to_one_core, initargs=(cores,))


def _cores() -> list[int]:
    if sys.platform == "linux":
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def _keep_to_one_core(cores: "SimpleQueue[int]") -> None:
    core = cores.get()
    if sys.platform == "linux":
        os.sched_setaffinity(0, {core})
