"""Figures about the server, in the text format of Prometheus.

Anybody may read them, so nothing is counted that happens in secret: a commit, a fact or a message more would tell that
somebody has made a choice which the others must not hear of yet.
"""

from foxdice.server.realtime.hub import Hub


class Metrics:
    """Reads the counters where they are kept."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def format(self) -> str:
        """Return all figures."""
        figures = (
            ("foxdice_tables", "gauge", "Tables in memory.", self._hub.rooms),
            ("foxdice_watchers", "gauge", "Open connections at tables.", self._hub.watchers),
            ("foxdice_events_total", "counter", "Events that everybody at a table heard of.", self._hub.events),
            ("foxdice_refusals_total", "counter", "Messages that were refused.", self._hub.refusals),
        )
        lines = []
        for name, kind, help_text, value in figures:
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
