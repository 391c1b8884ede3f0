"""Clever hoch Drei."""
