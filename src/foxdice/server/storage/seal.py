"""Keep a game's secret where nobody can read it before the end: stored rows hold it encrypted.

The key lies beside the database in a file of its own, or comes from the environment where several machines share one
database; whoever sees only the database, a backup or a log learns no throw in advance.
"""

import os
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from foxdice.dice.fair import SEED_BYTES, Secret
from foxdice.server.errors import ServerError

KEY_VARIABLE = "FOXDICE_KEY"
NONCE_BYTES = 12


class Seal:
    """Encrypts secrets with one key."""

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)

    def close(self, secret: Secret, name: str) -> bytes:
        """Return the secret of the game with this name, encrypted."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret.seed + secret.salt, name.encode())

    def open(self, sealed: bytes, name: str) -> Secret:
        """Return the secret again; raise `ServerError` when the key is not the one it was closed with."""
        try:
            both = self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], name.encode())
        except InvalidTag:
            raise ServerError("server-key") from None
        return Secret(both[:SEED_BYTES], both[SEED_BYTES:])


def read_key(folder: Path) -> bytes:
    """Return the key from the environment or from the data folder, where it is made when there is none yet.

    Raises `ServerError` when there is one that cannot be a key.
    """
    text = os.environ.get(KEY_VARIABLE)
    if text is None:
        file = folder / "key"
        if not file.exists():
            _write_key(file)
        text = file.read_text(encoding="ascii", errors="replace")
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != SEED_BYTES:
        raise ServerError("server-key-form", variable=KEY_VARIABLE)
    return key


def _write_key(file: Path) -> None:
    draft = file.with_name(f"key.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as stream:
        stream.write(secrets.token_hex(SEED_BYTES))
        stream.flush()
        os.fsync(stream.fileno())
    try:
        os.link(draft, file)  # unlike a rename, this never replaces the key of a process that was faster
    except FileExistsError:
        pass
    finally:
        draft.unlink()
