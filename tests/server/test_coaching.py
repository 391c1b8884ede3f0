"""The coach over the wire: reviews and hints for records that are sent."""

import asyncio
import json
import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from foxdice import coach, games
from foxdice.core.record import Move, Playthrough, Record
from foxdice.dice.fair import FairDice, Secret
from foxdice.server.workers import coaching
from foxdice.server.workers.coaching import review_text
from foxdice.table.verify import headers, reveal
from tests.coach.playing import played
from tests.server.client import request
from tests.server.conftest import Start
from tests.server.gate import Gate, wait_at_the_gate

SECRET = Secret(bytes(range(32)), bytes(range(32, 64)))


def asked(address: str, path: str, record: str, player: int = 0) -> tuple[int, dict[str, Any]]:
    status, answer, _ = request(address, "POST", path, {"record": record, "player": player})
    return status, json.loads(answer)


def fair_game(id: str) -> Record:
    """Return a game that somebody played alone with fair dice, always taking the first move."""
    game = games.get(id)
    dice = FairDice(SECRET.seed, "pine/1", [""])
    given = headers("fair", "pine/1", [""], SECRET.commitment) | reveal(SECRET)
    playthrough = Playthrough(game, 1, given)
    throws = 0
    while playthrough.node.kind != "over":
        if playthrough.node.kind == "throw":
            playthrough.throw(dice.throw(game, playthrough.state, throws))
            throws += 1
        else:
            playthrough.choose(0, playthrough.moves(0)[0])
    return playthrough.record


def test_a_game_is_looked_back_on_and_the_same_dice_in_the_best_hands(serving: Start) -> None:
    record = fair_game("qwixx")
    with serving() as address:
        status, facts = asked(address, "/api/review", record.format())
    assert status == 200
    (found,) = coach.review(record).players
    assert facts["over"]
    assert facts["unit"] == "points"
    assert facts["players"] == 1
    assert facts["start"] + facts["luck"] - facts["errors"] + facts["revisions"] == pytest.approx(facts["result"])
    assert facts["result"] == facts["points"] == record.replay().score(0).total
    assert facts["master"] > facts["points"]
    assert facts["moments"] == [choice.event for choice in found.moments]
    for choice in facts["choices"]:
        event = record.events[choice["event"]]
        assert isinstance(event, Move)
        assert event.text == choice["played"]
        prices = {move["move"]: move["loss"] for move in choice["moves"]}
        assert prices[choice["played"]] == choice["error"] >= min(prices.values()) == choice["moves"][0]["loss"] == 0


def test_of_a_running_game_nothing_is_told_that_is_hidden_and_nothing_of_its_dice(serving: Start) -> None:
    record = played(games.get("qwixx"), ["easy", "easy"], 4, events=40)
    with serving() as address:
        status, facts = asked(address, "/api/review", record.format(), 1)
    assert status == 200
    assert not facts["over"]
    assert facts["player"] == 1
    assert facts["master"] is None


def test_a_hint_prices_every_legal_move_and_says_why(serving: Start) -> None:
    record = played(games.get("clever"), ["easy"], 4, events=20)
    while not record.replay().moves(0):
        record.events.pop()
    with serving() as address:
        status, facts = asked(address, "/api/appraise", record.format())
        nobody = asked(address, "/api/appraise", "foxdice record 2\ngame clever\nversion 1\nplayers 1\n\n")
    assert status == 200
    assert sorted(move["move"] for move in facts["moves"]) == sorted(record.replay().moves(0))
    assert facts["moves"][0]["loss"] == 0
    assert facts["moves"][0]["why"] is None
    assert any(move["why"]["reasons"] for move in facts["moves"][1:])
    assert nobody[0] == 400
    assert nobody[1]["code"] == "dice-first"


@pytest.mark.parametrize(
    ("record", "player", "code"),
    [
        ("nonsense", 0, "record-start"),
        ("foxdice record 2\ngame clever\nversion 1\nplayers 1\n\n1 w4\n", 0, "record-event"),
        ("foxdice record 2\ngame clever\nversion 1\nplayers 1\n\n", 3, "no-such-player"),
        ("foxdice record 2\ngame clever\nversion 1\nplayers 1\n\n", -1, "no-such-player"),
    ],
)
def test_strange_records_are_refused_in_words(serving: Start, record: str, player: int, code: str) -> None:
    with serving() as address:
        for path in ("/api/review", "/api/appraise"):
            status, answer = asked(address, path, record, player)
            assert (status, answer["code"]) == (400, code)
            assert answer["text"]


def review_in_its_time(text: str, seat: int) -> bytes:
    """Stand for `review_text`, in the process that looks back: wait for the gate first."""
    wait_at_the_gate()
    return review_text(text, seat)


def test_reviews_keep_nobody_waiting_and_are_charged(
    serving: Start, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "review_text", review_in_its_time)
    record = played(games.get("qwixx"), ["easy"], 1).format()

    async def evening(address: str) -> None:
        review = partial(asked, address, "/api/review", record)
        looking = [asyncio.create_task(asyncio.to_thread(review)) for _ in range(3)]
        (refused,), others = await asyncio.wait(looking, return_when=asyncio.FIRST_COMPLETED)
        assert refused.result()[0] == 429
        assert (await asyncio.to_thread(request, address, "GET", "/api/health"))[0] == 200
        assert not any(held.done() for held in others)
        gate.open()
        assert [status for status, _ in await asyncio.gather(*others)] == [200, 200]

    with serving(reviews_at_once=2) as address:
        asyncio.run(evening(address))
    with serving(reviews_of_address=0, hints_of_address=0) as address:
        for path in ("/api/review", "/api/appraise"):
            assert asked(address, path, record)[1]["code"] == "server-too-fast"
    with serving(address_requests_per_second=0.001, address_request_burst=20) as address:
        got = [asked(address, "/api/review", record)[0] for _ in range(3)]
    assert got[0] == 200
    assert got[-1] == 429


def test_who_hands_records_on_needs_no_numpy() -> None:
    code = "import sys, foxdice.server.workers.coaching; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
