"""The database: migrations, one process on SQLite, and why it does not open."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, event, make_url, text
from sqlalchemy.exc import OperationalError

from foxdice.dice.fair import Secret
from foxdice.server.errors import ServerError
from foxdice.server.storage import journal, schema
from foxdice.server.storage import store as store_module
from foxdice.server.storage.seal import KEY_VARIABLE, Seal, read_key
from foxdice.server.storage.store import Append, Listing, Store
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


def test_a_database_of_the_first_release_is_brought_up_to_date(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    engine = create_engine(url)
    with engine.begin() as connection:
        schema.migrate(connection)
        connection.execute(text("DROP TABLE journal"))  # as the first release left it
        connection.execute(text("ALTER TABLE tables ADD COLUMN facts INTEGER NOT NULL DEFAULT 0"))
        connection.execute(text("UPDATE schema_version SET number = 1"))
        connection.execute(text("INSERT INTO tables VALUES ('pine', 'clever', 'playing', 7, 2)"))
        for number, fact in enumerate((b"zero", b"one")):
            row = {"number": number, "data": fact}
            connection.execute(text("INSERT INTO facts VALUES ('pine', :number, :data)"), row)
    engine.dispose()

    assert asyncio.run(go_on(url, b"two")) == [b"zero", b"one", b"two"]


def test_a_journal_with_a_row_for_each_fact_is_brought_up_to_date(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    engine = create_engine(url)
    with engine.begin() as connection:
        schema.migrate(connection)
        connection.execute(text("DROP TABLE journal"))  # as the second version had it
        columns = "place INTEGER PRIMARY KEY, table_id VARCHAR(32), number INTEGER, data BLOB"
        connection.execute(text(f"CREATE TABLE journal ({columns})"))
        connection.execute(text("UPDATE schema_version SET number = 2"))
        connection.execute(text("INSERT INTO tables VALUES ('pine', 'clever', 'playing', 7)"))
        connection.execute(text("INSERT INTO facts VALUES ('pine', 0, CAST('zero' AS BLOB))"))
        connection.execute(text("INSERT INTO journal VALUES (1, 'pine', 1, CAST('one' AS BLOB))"))
    engine.dispose()
    assert asyncio.run(go_on(url, b"two")) == [b"zero", b"one", b"two"]


async def go_on(url: URL, fact: bytes) -> list[bytes]:
    """Go on at a table with two facts, and return all."""
    store = Store(url)
    store.start()
    await stored(store, "pine", 2, [fact])
    facts = (await store.load("pine")).facts
    await store.close()
    return facts


async def stored(store: Store, table: str, first: int, facts: list[bytes]) -> None:
    """Store facts, and return when they are."""
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    listing = Listing("clever", "playing", 0, (), ()) if first == 0 else None
    store.append(Append(table, first, len(facts), b"".join(fact + b"\n" for fact in facts), done.set_result, listing))
    assert await done is None


def test_facts_come_back_in_order_wherever_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "COMPACT_AT", 7)
    url = make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    tables = {name: [b"%d" % number for number in range(18)] for name in ("birch", "pine", "oak")}

    async def write(first: int) -> None:
        store = Store(url)
        store.start()
        for number in range(first, first + 6, 2):
            two = slice(number, number + 2)
            await asyncio.gather(*(stored(store, name, number, facts[two]) for name, facts in tables.items()))
            for name, facts in tables.items():
                for begin in range(number + 3):
                    assert (await store.load(name, begin)).facts == facts[begin : number + 2]
        await store.close()

    for first in (0, 6, 12):  # a new process each time, in the middle of the journal
        asyncio.run(write(first))


def test_tables_that_answer_at_once_share_their_commits(tmp_path: Path) -> None:
    """Nobody who keeps playing gets a commit of their own, whoever was first."""
    names, rounds = [f"table-{number}" for number in range(12)], 20

    async def play() -> int:
        store = Store(make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        store.start()

        async def sit(name: str) -> None:
            for number in range(rounds):
                await stored(store, name, number, [b"fact"])

        await asyncio.gather(*map(sit, names))
        for name in names:
            assert len((await store.load(name)).facts) == rounds
        commits = store.commits
        await store.close()
        return commits

    assert rounds <= asyncio.run(play()) <= rounds + 2


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


def test_a_database_that_can_only_be_read_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "TRIAL_SECONDS", -1)

    async def look() -> None:
        store = Store(make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        store.start()
        await store.check()
        await store.ask(lambda connection: connection.execute(text("PRAGMA query_only=ON")))
        await store.load("pine")
        with pytest.raises(OperationalError, match="readonly"):
            await store.check()
        await store.ask(lambda connection: connection.execute(text("PRAGMA query_only=OFF")))
        await store.check()
        await store.close()

    asyncio.run(look())


def test_however_many_ask_a_database_is_tried_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "TRIAL_SECONDS", 1000.0)

    async def look() -> int:
        store = Store(make_url(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        store.start()
        trials = []
        await store.ask(
            lambda connection: event.listen(connection, "before_execute", lambda _, what, *_rest: trials.append(what))
        )
        for _ in range(3):
            await asyncio.gather(*(store.check() for _ in range(5)))
        await store.close()
        return len(trials)

    assert asyncio.run(look()) == 1


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
