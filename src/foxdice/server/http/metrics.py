"""Figures about the server, in the text format of Prometheus.

They are for the operator: a commit more can tell that somebody has made a choice which the others must not hear of yet.
"""

import os
import time
from collections.abc import Iterator
from importlib.metadata import version

from foxdice.server.realtime.hub import Hub
from foxdice.server.storage.store import Store

PREFIX = "foxdice_"


class Metrics:
    """Reads the counters where they are kept."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store
        self._begun = time.time()

    def format(self) -> str:
        """Return all figures."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        hub, store = self._hub, self._store
        spent = os.times()
        figures: tuple[tuple[str, str, str, float], ...] = (
            ("tables", "gauge", "Tables in memory.", hub.rooms),
            ("watchers", "gauge", "Open connections at tables.", hub.watchers),
            ("events_total", "counter", "Events that everybody at a table heard of.", hub.events),
            ("refusals_total", "counter", "Messages that were refused.", hub.refusals),
            ("facts_total", "counter", "Facts that were stored.", store.facts),
            ("conflicts_total", "counter", "Times another process stored to a table first.", store.conflicts),
            ("failures_total", "counter", "Commits that the database did not take.", store.failures),
            ("notices_total", "counter", "Notices heard from other processes: times this one was woken.", store.heard),
            ("cpu_seconds_total", "counter", "Processor time of this process.", spent.user + spent.system),
            ("memory_bytes", "gauge", "Memory that this process holds.", resident_bytes()),
            ("start_time_seconds", "gauge", "When this process began, since 1970.", self._begun),
        )
        for name, kind, about, value in figures:
            yield from (f"# HELP {PREFIX}{name} {about}", f"# TYPE {PREFIX}{name} {kind}", f"{PREFIX}{name} {value}")
        yield f"# HELP {PREFIX}commit_seconds How long commits took."
        yield f"# TYPE {PREFIX}commit_seconds histogram"
        yield from store.durations.lines(f"{PREFIX}commit_seconds")
        yield f"# HELP {PREFIX}info What is running."
        yield f"# TYPE {PREFIX}info gauge"
        yield f'{PREFIX}info{{version="{version("foxdice")}"}} 1'


def resident_bytes() -> int:
    """Return how much memory this process holds, 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
