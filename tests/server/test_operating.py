"""What whoever runs a server relies on: health, logs, backups."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from foxdice.server.http.operating import operator_token
from foxdice.server.logs import TextLines
from foxdice.server.storage.seal import read_key
from foxdice.server.storage.store import Store
from tests.server.client import open_table, request, watching
from tests.server.conftest import Start
from tests.server.programs import foxdice
from tests.server.test_faults import break_down

ANNA = "anna" * 10


def test_a_server_without_its_database_is_alive_but_not_ready(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as address:
        assert request(address, "GET", "/ready")[0] == 200
        with monkeypatch.context() as broken:
            broken.setattr(Store, "check", break_down)
            assert request(address, "GET", "/health")[0] == 200
            assert request(address, "GET", "/ready")[0] == 503
            assert request(address, "GET", "/api/health")[0] == 503
        assert request(address, "GET", "/ready")[0] == 200


def test_every_answer_has_an_id_of_its_own(serving: Start) -> None:
    with serving() as address:
        ids = {request(address, "GET", "/health")[2]["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


def test_a_line_of_text_holds_no_control_character() -> None:
    record = logging.LogRecord("foxdice.guard", logging.WARNING, "", 0, "socket\ncut off", (), None)
    record.client = "evil\x1b[2J"
    line = TextLines().format(record)
    assert line.isprintable()
    assert "client=evil" in line


def test_a_backup_is_made_while_people_play_and_goes_on_elsewhere(serving: Start, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "games.backup", tmp_path / "elsewhere"

    async def evening(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="greedy")
            await anna.do("start")
            port = address.rpartition(":")[2]
            result = await asyncio.to_thread(foxdice, "backup", file, "--data", tmp_path, "--port", port)
            assert result.returncode == 0, result.stderr
            await anna.do("throw", seat=0)
        return table

    with serving() as address:
        table = asyncio.run(evening(address))
    result = foxdice("restore", file, "--data", elsewhere)
    assert result.returncode == 0, result.stderr
    assert "1 tables restored" in result.stdout
    (elsewhere / "key").write_text((tmp_path / "key").read_text())
    with serving(data=elsewhere) as address:
        status, body, _ = request(address, "GET", f"/api/tables/{table}", token=ANNA)
        assert status == 200
        assert json.loads(body)["phase"] == "playing"


def test_only_the_operator_gets_a_backup(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        assert request(address, "GET", "/operator/backup")[0] == 401
        assert request(address, "GET", "/operator/backup", token=ANNA)[0] == 401
        status, body, _ = request(address, "GET", "/operator/backup", token=operator_token(read_key(tmp_path)))
        assert status == 200
        assert body.startswith(b"SQLite format 3")
    assert not list(tmp_path.glob("backup-*")), "the copy is left behind"


def test_what_cannot_be_backed_up_or_restored_is_said(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "games.backup"
    data.mkdir()
    file.write_text("no backup")
    assert "is there already" in foxdice("backup", file, "--data", data).stderr
    assert "is not a backup" in foxdice("restore", file, "--data", data).stderr
    assert "cannot be used" in foxdice("restore", tmp_path / "none", "--data", data).stderr


def test_a_backup_of_a_newer_release_and_a_full_database_are_refused(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        asyncio.run(open_table(address, ANNA))
    file = tmp_path / "games.backup"
    assert foxdice("backup", file, "--data", tmp_path).returncode == 0
    assert "already" in foxdice("restore", file, "--data", tmp_path).stderr
    database = sqlite3.connect(file)
    database.execute("UPDATE schema_version SET number = 99")
    database.commit()
    database.close()
    assert "newer Foxdice" in foxdice("restore", file, "--data", tmp_path / "elsewhere").stderr


def make_old(folder: Path, table: str) -> None:
    """Let a table look as if nobody had touched it since 1970."""
    database = sqlite3.connect(folder / "foxdice.sqlite3")
    database.execute("UPDATE tables SET updated = 0 WHERE id = ?", [table])
    database.commit()
    database.close()


async def play_a_little(address: str) -> str:
    table = await open_table(address, ANNA)
    async with watching(address, table, ANNA) as anna:
        await anna.do("join", seat=0, name="Anna")
        await anna.do("invite", seat=1, bot="greedy")
        await anna.do("start")
        await anna.do("throw", seat=0)
    return table


def test_old_tables_are_archived_and_removed_when_the_operator_wants_it(serving: Start, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    with serving() as address:
        old, new = asyncio.run(play_a_little(address)), asyncio.run(open_table(address, ANNA))
        record = request(address, "GET", f"/api/tables/{old}/record", token=ANNA)[1]
    make_old(tmp_path, old)
    with serving() as address:
        assert len(json.loads(request(address, "GET", "/api/tables", token=ANNA)[1])["tables"]) == 2
    with serving(keep_days=1, archive=str(archive)) as address:
        while json.loads(request(address, "GET", "/api/tables", token=ANNA)[1])["tables"][1:]:
            pass  # it is removed beside everything else
        assert request(address, "GET", f"/api/tables/{old}", token=ANNA)[0] == 404
        assert request(address, "GET", f"/api/tables/{new}", token=ANNA)[0] == 200
    assert [file.name for file in archive.iterdir()] == [f"{old}-1.txt"]
    assert (archive / f"{old}-1.txt").read_bytes() == record


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_archived(
    serving: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving() as address:
        damaged, sound = (asyncio.run(play_a_little(address)) for _ in range(2))
    make_old(tmp_path, damaged)
    make_old(tmp_path, sound)
    foxdice("admin", "list", "--data", tmp_path)  # what is in the journal goes to the tables
    with contextlib.closing(sqlite3.connect(tmp_path / "foxdice.sqlite3")) as database, database:
        database.execute("UPDATE facts SET data = ? WHERE table_id = ?", (b"nonsense", damaged))
    with serving(keep_days=1, archive=str(tmp_path / "archive")) as address:
        while json.loads(request(address, "GET", "/api/tables", token=ANNA)[1])["tables"][1:]:
            pass  # it is removed beside everything else
    assert [file.name for file in (tmp_path / "archive").iterdir()] == [f"{sound}-1.txt"]
    assert "not archived" in caplog.messages


def test_the_operator_shows_and_exports(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        table = asyncio.run(play_a_little(address))
        record = request(address, "GET", f"/api/tables/{table}/record", token=ANNA)[1]
    shown = foxdice("admin", "show", "--data", tmp_path, "--", table).stdout
    assert all(word in shown for word in (table, "Anna", "greedy", "clever"))
    assert "no such table" in foxdice("admin", "show", "nobody", "--data", tmp_path).stderr
    result = foxdice("admin", "export", tmp_path / "out", "--of", ANNA, "--data", tmp_path)
    assert "1 records" in result.stdout, result.stderr
    assert (tmp_path / "out" / f"{table}-1.txt").read_bytes() == record


def test_a_name_is_reported_and_hidden(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        table = asyncio.run(play_a_little(address))
        report = f"/api/tables/{table}/seats/1/report"
        for _ in range(2):
            status, body, _ = request(address, "POST", report, token="boris" * 8)
            assert (status, json.loads(body)) == (201, {"name": "Anna"})
        assert request(address, "POST", report)[0] == 401
        assert request(address, "POST", f"/api/tables/{table}/seats/2/report", token=ANNA)[0] == 400  # a bot
        assert request(address, "POST", f"/api/tables/{table}/seats/3/report", token=ANNA)[0] == 404
    assert "Anna" in foxdice("admin", "reports", "--data", tmp_path).stdout
    assert "Hidden: Anna" in foxdice("admin", "hide", "--data", tmp_path, "--", table, 1).stdout
    assert "Anna" not in foxdice("admin", "reports", "--data", tmp_path).stdout
    with serving() as address:
        seats = json.loads(request(address, "GET", f"/api/tables/{table}", token=ANNA)[1])["seats"]
        assert seats[0]["name"] == "—"
        assert b"Anna" not in request(address, "GET", f"/api/tables/{table}/record", token=ANNA)[1]


def test_a_name_is_hidden_although_seats_moved_and_it_was_changed(serving: Start, tmp_path: Path) -> None:
    async def evening(address: str) -> str:
        table = await open_table(address, ANNA, seats=3)
        async with watching(address, table, ANNA) as anna, watching(address, table, "boris" * 8) as boris:
            await anna.do("join", seat=1, name="Anna")
            await boris.do("join", seat=2, name="Boris")
            await boris.do("rename", seat=2, name="[/Rude]")
            await anna.do("start")  # the empty seat is taken away
        return table

    with serving() as address:
        table = asyncio.run(evening(address))
        report = f"/api/tables/{table}/seats/2/report"
        for number in range(30):
            assert request(address, "POST", report, token=f"{number:032}")[0] == 201
    assert "[/Rude]" in foxdice("admin", "show", "--data", tmp_path, "--", table).stdout
    reported = foxdice("admin", "reports", "--data", tmp_path)
    assert "[/Rude]" in reported.stdout, reported.stderr
    assert "20" in reported.stdout, "so many are enough"
    assert "Hidden: [/Rude]" in foxdice("admin", "hide", "--data", tmp_path, "--", table, 2).stdout
    assert "no name" in foxdice("admin", "hide", "--data", tmp_path, "--", table, 10**20).stdout
    with serving() as address:
        seats = json.loads(request(address, "GET", f"/api/tables/{table}", token=ANNA)[1])["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "—"]
        assert b"Rude" not in request(address, "GET", f"/api/tables/{table}/record", token=ANNA)[1]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_privacy_notice_says_how_long_tables_are_kept(serving: Start, language: str) -> None:
    path = f"/api/privacy?language={language}"
    with serving() as address:
        for_good = request(address, "GET", path)[1].decode()
    with serving(keep_days=90) as address:
        days = request(address, "GET", path)[1].decode()
    assert for_good.startswith("# ")
    assert "90" in days
    assert "90" not in for_good


def test_the_operator_lists_deletes_and_forgets(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        first, second = asyncio.run(open_table(address, ANNA)), asyncio.run(open_table(address, ANNA))
        third = asyncio.run(open_table(address, "boris" * 8))
        assert "in use" in foxdice("admin", "list", "--data", tmp_path).stderr
    listed = foxdice("admin", "list", "--data", tmp_path).stdout
    assert all(table in listed for table in (first, second, third))
    assert first not in foxdice("admin", "list", "--older-than", "1", "--data", tmp_path).stdout
    assert "1 tables deleted" in foxdice("admin", "delete", "--data", tmp_path, "--", first).stdout
    assert "1 tables deleted" in foxdice("admin", "forget", ANNA, "--data", tmp_path).stdout
    assert "valid token" in foxdice("admin", "forget", "short", "--data", tmp_path).stderr
    with serving() as address:
        found = [request(address, "GET", f"/api/tables/{table}")[0] for table in (first, second, third)]
    assert found == [404, 404, 200]
