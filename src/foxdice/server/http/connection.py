"""An HTTP connection that does not wait for ever: headers and bodies have to arrive within some time.

It takes the place of uvicorn's own (`uvicorn.Config(http=Connection)`), which limits only the time between requests.
"""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from foxdice.server.realtime.context import SocketContext

LAST_SECONDS = 0.5  # for a first request, once the server stops


class Connection(H11Protocol):
    """One connection, counted as one of its address."""

    _deadline: asyncio.TimerHandle | None = None
    _waits_for: object = None  # the state of the other side that the deadline is about
    _is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or end at once where an address holds too many."""
        super().connection_made(transport)
        self._context: SocketContext = self.app_state[SocketContext.NAME]
        self._peer = self.client[0] if self.client else ""
        self._is_counted = self._context.guard.connect(self._peer)
        if self._is_counted:
            self._wait_for(h11.IDLE)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, for whatever reason."""
        self._release()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close because the server stops; but whoever has only just come is answered first."""
        if self.cycle is None and not self.transport.is_closing():
            self._wait_for(h11.IDLE, LAST_SECONDS)
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Take in what the network brings."""
        super().data_received(data)
        if self._context.is_closing and self.cycle is not None:
            self.cycle.keep_alive = False
        self._watch()

    def on_response_complete(self) -> None:
        """Go on with the next request."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which has time limits of its own."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Set the time limit for what the other side owes now, unless it runs already."""
        if not self._is_counted:
            return
        state = self.conn.their_state
        owes = state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))
        if not owes:
            self._stop_waiting()
        elif state is not self._waits_for:
            self._wait_for(state)

    def _wait_for(self, state: object, seconds: float = 0) -> None:
        self._stop_waiting()
        limits = self._context.limits
        seconds = seconds or (limits.body_seconds if state is h11.SEND_BODY else limits.header_seconds)
        self._waits_for = state
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._waits_for = None
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._context.guard.log_refused(self._peer, "request too slow")
        self.transport.abort()

    def _release(self) -> None:
        self._stop_waiting()
        if self._is_counted:
            self._is_counted = False
            self._context.guard.disconnect(self._peer)
