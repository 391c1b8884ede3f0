"""The shell around the tables: HTTP, WebSocket, storage, bots."""
