"""Work in processes of its own."""

import asyncio
import contextlib
import gc
import weakref
from functools import partial

from foxdice.server.workers.pool import WorkerPool, processes


class Record:
    """Stands for a megabyte that a stranger sent."""


def test_what_is_wrong_with_a_record_does_not_keep_it_in_memory() -> None:
    async def ask() -> bool:
        pool = WorkerPool(partial(processes, 1))

        async def answer(record: Record) -> "weakref.ref[Record]":
            with contextlib.suppress(ValueError):
                await pool.run(int, "nonsense")
            return weakref.ref(record)

        try:
            record = await answer(Record())
            await pool.run(int, "1")  # whoever handed over what went wrong has done so
            return record() is None
        finally:
            pool.close()

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(ask())
    finally:
        gc.enable()
