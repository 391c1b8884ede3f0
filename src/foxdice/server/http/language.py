"""In which language a request is answered: what the address asks for, else what the browser prefers."""

from collections.abc import Mapping
from urllib.parse import parse_qs

from foxdice import texts

DEFAULT = "en"
MAX_PREFERENCES = 16


def language_of(headers: Mapping[str, str], query: str = "") -> str:
    """Return a language we speak."""
    try:
        asked = parse_qs(query, max_num_fields=64).get("language", [""])[0]
    except ValueError:
        asked = ""
    if asked in texts.LANGUAGES:
        return asked
    return _preferred(headers.get("accept-language", ""))


def _preferred(header: str) -> str:
    best, best_quality = DEFAULT, 0.0
    for preference in header.split(",")[:MAX_PREFERENCES]:
        name, _, weight = preference.partition(";")
        language = name.strip().partition("-")[0].lower()
        quality = _quality(weight.strip())
        if language in texts.LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(text: str) -> float:
    try:
        return float(text.removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0
