"""Processes that serve, and the parent that holds their sockets and lets one take over from another."""
