"""A judge that thinks in the brain that browsers have, run by wasmtime: nearly as fast as compiled, without Numba."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from foxdice.core import AnyGame, compiled
from foxdice.core.wasm import running
from foxdice.core.wasm.files import content_hash
from foxdice.judge import brain_files, learning, mind
from foxdice.judge.layout import ASKED, FLOATS, KNOWN, LINKS, LONGS, STATES, WIDEST, Buffers
from foxdice.judge.machines import NETWORKS, Minded, numbers, shape
from foxdice.judge.network import Network
from foxdice.judge.steps import DESK, STEPS, arguments

PAGE = 1 << 16
ALIGNED = 16
OF_A_NETWORK = ("shape", "weights", "marks", "known")


def is_available(game: AnyGame) -> bool:
    """Tell whether a game's brain can be run here."""
    thinks_as_usual = learning.known(game).mind == mind.__name__
    return thinks_as_usual and running.available() and brain_files.paths(game)[0].is_file()


class Portable(Minded):
    """The functions of a brain over its own memory, of which the buffers are views."""

    patience = 10.0

    def __init__(self, game: AnyGame) -> None:
        import wasmtime

        super().__init__(game)
        code = brain_files.paths(game)[0].read_bytes()
        self._store = wasmtime.Store(running.engine())
        module = running.module(f"brain-{game.id.replace(':', '-')}-{content_hash(code)}", code)
        exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = exports["memory"]
        self._end = int(exports["__heap_base"].value(self._store))
        self._networks: dict[int, tuple[Network, Buffers]] = {}
        record = compiled.record_type(game.state_type)
        size = int(learning.position(game).features.SIZE)
        self._holds: dict[str, tuple[Any, int]] = {
            "states": (record, STATES),
            "longs": (np.int64, LONGS),
            "given": (np.int64, 2 * ASKED + 1),
            "random": (np.int64, 1),
            "rows": (np.uint8, LINKS * size),
            "floats": (np.float32, FLOATS),
            "x": (np.float32, WIDEST),
            "y": (np.float32, WIDEST),
        }
        self._at = {name: self._take(np.dtype(kind).itemsize * count) for name, (kind, count) in self._holds.items()}
        self._first = self._end  # where networks begin
        steps = {step.__name__: self._step(exports[step.__name__], arguments(step)) for step in STEPS}
        self.chains = self.sampling = self.moves = self.mind = SimpleNamespace(**steps)
        self._see()

    def buffers(self, network: Network) -> Buffers:
        """Return where all buffers and a network lie; what its rows are worth is remembered as long as it stays."""
        if id(network) not in self._networks:
            if len(self._networks) >= NETWORKS:
                self._networks.clear()
                self._end = self._first
            parts = {
                "shape": shape(network),
                "weights": numbers(network),
                "marks": np.zeros(KNOWN, np.int64),
                "known": np.zeros(KNOWN, np.float32),
            }
            at = {name: self._take(part.nbytes) for name, part in parts.items()}
            self._see()
            for name, part in parts.items():
                self._view(at[name], part.dtype, part.size)[:] = part
            self._networks[id(network)] = network, Buffers(**self._at, **at)
        return self._networks[id(network)][1]

    def size(self) -> int:
        """Return how many bytes of memory it has taken."""
        return int(self._memory.data_len(self._store))

    def _step(self, call: Callable[..., float], names: tuple[str, ...]) -> Callable[..., int]:
        """Return a step that takes what it takes in Python; buffers are always those in the memory."""

        def ask(*given: Any) -> int:
            passed: list[float] = []
            for name, one in zip(names, given, strict=True):
                if name == DESK:
                    passed += one
                else:
                    passed.append(self._at[name] if name in self._at else float(one))
            return int(call(self._store, *passed))

        return ask

    def _take(self, size: int) -> int:
        """Return where so many bytes are free, and keep them."""
        at = -(-self._end // ALIGNED) * ALIGNED
        self._end = at + size
        missing = self._end - self.size()
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return at

    def _see(self) -> None:
        """Look at the buffers anew: memory that has grown may lie elsewhere."""
        for name, (kind, count) in self._holds.items():
            setattr(self, name, self._view(self._at[name], kind, count))

    def _view(self, at: int, kind: Any, count: int) -> Any:
        room = np.ctypeslib.as_array(self._memory.data_ptr(self._store), (self.size(),))
        return room[at : at + np.dtype(kind).itemsize * count].view(kind)
