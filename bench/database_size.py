"""`python -m bench.database_size`: how large a database is after so many games, and after old tables were removed.

Real games of two (fair dice, random moves) are played at tables without a server; their facts are stored again and
again under other ids, in the form in which the server keeps them once its journal is compacted.
"""

import argparse
import random
import secrets
import sqlite3
import tempfile
import time
from pathlib import Path

from sqlalchemy import URL, insert

from foxdice.server import wire
from foxdice.server.storage import schema
from foxdice.server.storage.backup import open_database
from foxdice.server.storage.retention import delete_tables, older_than
from foxdice.table import Envelope, Table
from foxdice.table import messages as msg

PEOPLE = ("anna", "boris")
SECRET_BYTES = 92  # sealed


def game_facts(game: str, seed: int) -> bytes:
    """Play a game of two and return its facts, a line each."""
    chance, number = random.Random(seed), 0
    table, change = Table.open(f"table-{seed}", msg.Open(game=game, seats=2, dice="fair"), PEOPLE[0], 0)
    facts = list(change.facts)

    def do(seat: int, message: msg.AnyMessage) -> None:
        nonlocal number
        number += 1
        at = 1_790_000_000_000 + 3000 * number
        facts.extend(table.handle(message, PEOPLE[seat], at, Envelope(number, table.version)).facts)

    for seat in range(2):
        do(seat, msg.Join(seat, PEOPLE[seat].capitalize()))
    do(0, msg.Start())
    while table.phase == "playing":
        node = table.game.node(table.state)
        if node.kind == "throw":
            seat = table.game.thrower(table.state) or 0
            do(seat, msg.Throw(seat))
        else:
            seat = node.players[0]
            move = chance.choice(table.game.legal(table.state, seat))
            do(seat, msg.Choose(seat, table.game.format_move(table.state, seat, move)))
    return wire.encode_facts(facts)


def main() -> None:
    """Fill a database, remove what is old, and print how large it is."""
    options = argparse.ArgumentParser(description="Measure the size of a database.")
    options.add_argument("--game", default="clever")
    options.add_argument("--games", type=int, default=100_000)
    options.add_argument("--different", type=int, default=20, help="games that are really played")
    given = options.parse_args()
    played = [game_facts(given.game, seed) for seed in range(given.different)]
    print(f"{given.game}: {sum(map(len, played)) / len(played):,.0f} bytes of facts a game of two")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "foxdice.sqlite3"
        begun = time.perf_counter()
        with open_database(URL.create("sqlite", database=str(file)), to_read=False) as connection:
            for first in range(0, given.games, 1000):
                ids = [f"{number:022d}" for number in range(first, min(first + 1000, given.games))]
                rows = [{"id": id, "game": given.game, "phase": "over", "updated": int(id)} for id in ids]
                connection.execute(insert(schema.tables), rows)
                facts = [{"table_id": id, "number": 0, "data": played[int(id) % len(played)]} for id in ids]
                connection.execute(insert(schema.facts), facts)
                sealed = [{"table_id": id, "game_number": 1, "sealed": secrets.token_bytes(SECRET_BYTES)} for id in ids]
                connection.execute(insert(schema.secrets), sealed)
                owners = [{"owner": secrets.token_hex(32), "table_id": id} for id in ids for _ in PEOPLE]
                connection.execute(insert(schema.members), owners)
                connection.commit()
            print(f"{given.games:,} games: {file.stat().st_size / 1e6:,.0f} MB, {time.perf_counter() - begun:.0f} s")
            begun = time.perf_counter()
            removed = delete_tables(connection, older_than(connection, given.games // 2))
            print(f"{removed:,} of them removed in {time.perf_counter() - begun:.0f} s")
        database = sqlite3.connect(file)
        pages, free = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count"))
        print(f"then {file.stat().st_size / 1e6:,.0f} MB, of which {100 * free / pages:.0f} % wait for the next games")
        database.close()


if __name__ == "__main__":
    main()
