"""Figures about the server, in the text format of Prometheus."""

from foxdice.server.realtime.hub import Hub
from foxdice.server.storage.store import Store


class Metrics:
    """Reads the counters where they are kept."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    def format(self) -> str:
        """Return all figures."""
        figures = (
            ("foxdice_tables", "gauge", "Tables in memory.", self._hub.rooms),
            ("foxdice_watchers", "gauge", "Open connections at tables.", self._hub.watchers),
            ("foxdice_messages_total", "counter", "Messages to tables.", self._hub.messages),
            ("foxdice_refusals_total", "counter", "Messages that were refused.", self._hub.refusals),
            ("foxdice_commits_total", "counter", "Commits to the database.", self._store.commits),
            ("foxdice_facts_total", "counter", "Facts stored.", self._store.stored_facts),
        )
        lines = []
        for name, kind, help_text, value in figures:
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
