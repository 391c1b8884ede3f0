"""Secret tokens: a device has one; the server keeps and compares only its hash."""

import hashlib
import re
import secrets

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
CODE_LENGTH = 6
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_FORM = re.compile(r"[A-Za-z0-9_-]{32,64}")


def new_token() -> str:
    """Return a fresh token of 256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Return the name of a new table: short enough for a link, too long to guess.

    It begins with a code that can be read aloud: by it a friend finds the table while it waits for players.
    """
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) + secrets.token_urlsafe(9)


def is_code(text: str) -> bool:
    """Tell whether a table can be found by this code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


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
