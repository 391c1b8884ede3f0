"""What a person types: `foxdice COMMAND`."""

from foxdice.cli.app import main

__all__ = ["main"]
