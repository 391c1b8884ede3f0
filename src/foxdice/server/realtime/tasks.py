"""Work that goes on while others are served."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("foxdice.tasks")


class Tasks:
    """The tasks of one server; they are kept from being forgotten half done, and what breaks one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        """Cancel everything and return once it is over."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
