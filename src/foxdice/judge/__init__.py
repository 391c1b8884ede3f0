"""What a position is worth, and how lucky a throw was."""

from foxdice.judge.judge import Judge, Outlook, Unjudged, of

__all__ = ["Judge", "Outlook", "Unjudged", "of"]
