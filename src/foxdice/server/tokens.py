"""Secret tokens: a device has one; the server keeps and compares only its hash."""

import hashlib
import re
import secrets

_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_FORM = re.compile(r"[A-Za-z0-9_-]{32,64}")


def new_token() -> str:
    """Return a fresh token of 256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Return the name of a new table: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Tell whether there can be a table of this name; no other text is worth asking the database."""
    return bool(_TABLE_ID.fullmatch(text))


def hash_token(token: str) -> str | None:
    """Return the hash of a token, empty for none, or None for something that is no token."""
    if not token:
        return ""
    if not _FORM.fullmatch(token):
        return None
    return hashlib.sha256(token.encode()).hexdigest()
