"""What is stored and for how long, told to whoever plays: it follows from the settings, so it is never out of date."""

from foxdice.texts import say

PARTS = ("stored", "not-stored", "addresses", "others", "rights")


def privacy(keep_days: float, language: str) -> str:
    """Return the privacy notice as Markdown."""
    kept = say("privacy-kept-days", language, days=keep_days) if keep_days else say("privacy-kept-for-good", language)
    told = [say(f"privacy-{part}", language) for part in PARTS]
    return "\n\n".join([f"# {say('privacy-title', language)}", told[0], kept, *told[1:]]) + "\n"
