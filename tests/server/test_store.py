"""The database: migrations, one process on SQLite, and why it does not open."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from foxdice.dice.fair import Secret
from foxdice.server import schema
from foxdice.server.errors import ServerError
from foxdice.server.seal import KEY_VARIABLE, Seal, read_key
from foxdice.server.store import Store
from foxdice.server.typescript import generate


def test_a_fresh_database_is_migrated_and_an_old_one_again(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    engine = create_engine(url)
    for _ in range(2):
        with engine.begin() as connection:
            schema.migrate(connection)
            assert connection.execute(text("SELECT number FROM schema_version")).scalar_one() == len(schema.MIGRATIONS)
            connection.execute(text("SELECT * FROM facts"))
    engine.dispose()


def test_a_newer_database_and_a_second_server_are_refused_in_words(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    store = Store(url)
    with pytest.raises(ServerError, match="another Foxdice"):
        Store(url.update_query_dict({"timeout": "0.1"}))
    store._connection.execute(text("UPDATE schema_version SET number = 99"))
    store._connection.commit()
    store._connection.close()
    store._engine.dispose()
    with pytest.raises(ServerError, match="newer Foxdice"):
        Store(url)


def test_secrets_are_sealed_for_one_game_with_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    key = read_key(tmp_path)
    assert read_key(tmp_path) == key
    secret = Secret.new()
    sealed = Seal(key).close(secret, "pine/1")
    assert secret.seed not in sealed
    assert Seal(key).open(sealed, "pine/1") == secret
    for seal, name in ((Seal(key), "pine/2"), (Seal(bytes(32)), "pine/1")):
        with pytest.raises(ServerError, match="does not fit"):
            seal.open(sealed, name)
    monkeypatch.setenv(KEY_VARIABLE, "short")
    with pytest.raises(ServerError, match="not usable"):
        read_key(tmp_path)


def test_the_types_of_the_page_are_current() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "lib" / "api" / "generated.ts"
    assert file.read_text(encoding="utf-8") == generate(), "run `make types`"
