"""The arena of a game in browsers: its file comes from the sources, and its bots do what they do here, to the bit."""

from typing import Any

import numpy as np
import pytest

from foxdice.core import get
from foxdice.core.compiled import record_type, write_record
from foxdice.dice.arena import gesture as hands
from foxdice.dice.arena import in_browser
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.laying import LYING
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.plans import planned
from foxdice.dice.arena.settle import lying_rows
from foxdice.dice.arena.throw import Throw
from foxdice.games.wurf.bots import registry
from foxdice.games.wurf.bots.play import play
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.dice.physical import PhysicalDice
from foxdice.games.wurf.dice.throwing import hand
from foxdice.games.wurf.state import State

wasmtime: Any = pytest.importorskip("wasmtime")
GAME = get("wurf")
PART = in_browser.part_of(GAME)
PLAIN = ("easy", "medium", "hard", "master")
ROOM = 4096  # bytes for each row of numbers


class Browser:
    """The file as a browser runs it."""

    def __init__(self) -> None:
        self.store = wasmtime.Store()
        module = wasmtime.Module.from_file(self.store.engine, str(in_browser.paths(GAME)[0]))
        self.calls = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.calls["memory"]
        self.state = (int(self.calls["__heap_base"].value(self.store)) + 7) & ~7
        self.rows = [self.state + 65536 + ROOM * row for row in range(4)]
        self.memory.grow(self.store, 4)

    def put(self, address: int, numbers: list[float]) -> int:
        self.memory.write(self.store, np.array(numbers, np.float64).tobytes(), address)
        return address

    def take(self, address: int, count: int) -> list[float]:
        read = self.memory.read(self.store, address, address + 8 * count)
        return [float(number) for number in np.frombuffer(read, np.float64)]

    def show(self, state: State) -> None:
        record = np.zeros(1, record_type(State))
        write_record(state, record[0])
        self.memory.write(self.store, record.tobytes(), self.state)

    def choose(self, state: State, player: int, bot: str) -> int:
        assert PART is not None
        self.show(state)
        return int(self.calls["choose"](self.store, self.state, float(player), float(PART.bots[bot]), self.rows[0]))

    def aim(self, state: State, layout: Layout, player: int, bot: str) -> Throw:
        assert PART is not None
        self.show(state)
        lying, source, gesture, pushed = self.rows
        self.put(lying, lying_rows(layout.dice))
        self.put(source, [0.0])
        given = (self.state, float(player), float(PART.bots[bot]), lying, float(len(layout.dice)), source)
        many = int(self.calls["aim"](self.store, *given, gesture, pushed))
        made = self.take(gesture, hands.GESTURE), self.take(pushed, LYING * many)
        return planned(hand(state, layout), *made, many)


class Compared:
    """A bot that is watched: whatever it does, the one in the browser does too."""

    def __init__(self, name: str, browser: Browser) -> None:
        self.name, self.bot, self.browser, self.seen = name, registry.get(name), browser, 0

    def choose(self, game: Any, view: State, player: int) -> int:
        chosen = self.bot.choose(game, view, player)
        assert self.browser.choose(view, player, self.name) == chosen
        self.seen += 1
        return chosen

    def throw(self, view: State, layout: Layout, player: int) -> Throw:
        throw = self.bot.throw(view, layout, player)
        assert self.browser.aim(view, layout, player, self.name) == throw
        self.seen += 1
        return throw

    def style(self, view: State, player: int) -> Any:
        return self.bot.style(view, player)


def test_the_committed_file_comes_from_these_sources() -> None:
    assert PART is not None
    assert in_browser.is_fresh(GAME, PART), "run `make wasm`: how dice fly on a page has changed"


@pytest.mark.parametrize("name", PLAIN)
def test_bots_throw_and_choose_alike_to_the_bit(name: str) -> None:
    bot = Compared(name, Browser())
    for seed in range(3):
        play(GAME, [bot, registry.get("hard")], PhysicalDice(SeededSource(f"{name} {seed}")))
    for seed in range(40):
        play(GAME, [bot, registry.get("easy"), registry.get("hard")], MeasuredDice(SeededSource(f"{name} {seed}")))
    assert bot.seen > 100
