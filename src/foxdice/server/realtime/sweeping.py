"""Tables that nobody has touched for as long as the operator said are removed; before that they are archived."""

import asyncio
import logging
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from foxdice.server.realtime.directory import Directory
from foxdice.server.records import records_of
from foxdice.server.settings import Settings
from foxdice.server.storage.retention import DAY_MILLISECONDS, delete_tables, older_than
from foxdice.server.storage.store import Store

log = logging.getLogger("foxdice.sweeping")
SWEEP_SECONDS = 3600.0
AT_ONCE = 50  # tables; between them those who play have their turn of the database


class Sweeping:
    """Looks for old tables when the server starts, and every hour."""

    def __init__(self, settings: Settings, store: Store, directory: Directory, clock: Callable[[], int]) -> None:
        self._keep = int(settings.keep_days * DAY_MILLISECONDS)
        self._archive = settings.archive
        self._store = store
        self._directory = directory
        self._clock = clock

    async def go_on(self) -> None:
        """Sweep for ever; where everything is kept, do nothing."""
        while self._keep:
            try:
                await self._sweep()
            except Exception as error:  # the next time it may work
                log.error("not swept", extra={"reason": type(error).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        moment, count = self._clock() - self._keep, 0
        damaged: set[str] = set()
        while True:
            limit = AT_ONCE + len(self._directory) + len(damaged)
            old = await self._store.ask(partial(older_than, moment=moment, limit=limit))
            batch = [table for table in old if self._directory.get(table) is None and table not in damaged][:AT_ONCE]
            if not batch:
                break
            damaged |= {table for table in batch if not await self._keep_records(table)}
            read = [table for table in batch if table not in damaged]
            count += await self._store.ask(partial(delete_tables, tables=read))
        if count:
            log.info("removed", extra={"tables": count})

    async def _keep_records(self, table: str) -> bool:
        """Archive a table; tell whether it may go now. What cannot be read stays, and does not keep others."""
        if not self._archive:
            return True
        stored = await self._store.load(table)
        try:
            records = await asyncio.to_thread(records_of, table, stored.facts)
        except Exception as error:
            log.error("not archived", extra={"table": table, "reason": type(error).__name__})
            return False
        await asyncio.to_thread(write_records, Path(self._archive).expanduser(), table, records)
        return True


def write_records(folder: Path, table: str, records: list[str]) -> list[Path]:
    """Write records into a folder, a file for each game, and return the files; each is complete or not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    files = [folder / f"{table}-{number}.txt" for number in range(1, len(records) + 1)]
    for file, record in zip(files, records, strict=True):
        draft = file.with_suffix(".part")
        draft.write_text(record, encoding="utf-8")
        os.replace(draft, file)
    return files
