"""A bot that is a program: asked over lines, and replaced by chance where it fails."""

import shlex
import shutil
import time
from typing import Any

from foxdice.bots.bot import UnknownBot
from foxdice.bots.engines.faults import EngineFault, Forfeit
from foxdice.bots.engines.process import LineProcess
from foxdice.bots.random import RandomBot
from foxdice.core import AnyGame

PROTOCOL = "fox 1"
MILLISECONDS = 1000  # for a decision, as the engine is told
GRACE = 0.2  # seconds that the pipes may take on top
READY_SECONDS = 10.0  # from the start of the program to `ready`
PATIENCE = 10  # faults one after the other, after which the program is not asked again


class Engine:
    """Asks a program for every decision. A late, illegal or dead answer forfeits that decision to `random`.

    A program that was late is ended and started anew, so that an answer that comes after all is never taken for the
    answer to something else.
    """

    def __init__(self, game: AnyGame, command: str, seed: int = 0, milliseconds: int = MILLISECONDS) -> None:
        """Raise `UnknownBot` when there is no such program."""
        self._command = words_of(command)
        if not self._command or shutil.which(self._command[0]) is None:
            raise UnknownBot("engine-missing", command=command)
        if game.in_arena:
            raise UnknownBot("engine-no-hand", game=game.id)
        self.name = f"cmd:{command}"
        self.forfeits: list[Forfeit] = []
        self.value: float | None = None  # what the engine last said its position is worth
        self._milliseconds = milliseconds
        self._random = RandomBot(seed)
        self._process: LineProcess | None = None
        self._told = ""  # the last `game` line
        self._faults = 0  # since the last good answer

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the engine's move, or one at random where it fails."""
        moves = {game.format_move(view, player, move): move for move in game.legal(view, player)}
        try:
            if self._faults >= PATIENCE:
                raise EngineFault("engine-given-up", times=PATIENCE)
            chosen = self._ask(game, view, player, list(moves))
            if chosen not in moves:
                raise EngineFault("engine-illegal", text=chosen)
        except EngineFault as fault:
            self._faults += 1
            self.forfeits.append(Forfeit(self.name, player, fault))
            if fault.code != "engine-illegal":  # who answers, however badly, is still in step with us
                self._kill()
            return self._random.choose(game, view, player)
        self._faults = 0
        return moves[chosen]

    def end(self, game: AnyGame, state: Any) -> None:
        """Tell the engine how the game ended; the next one begins with a `game` line."""
        self._told = ""
        if self._process is None:
            return
        totals = (game.score(state, seat).total for seat in range(game.count(state)))
        result = " ".join(f"{seat}:{total}" for seat, total in enumerate(totals, start=1))
        try:
            self._process.say(f"result {result}", time.monotonic() + GRACE)
        except EngineFault:
            self._kill()

    def close(self) -> None:
        """Let the program go; it is started again when it is asked again."""
        if self._process is not None:
            self._process.close()
        self._process, self._told = None, ""

    def _ask(self, game: AnyGame, view: Any, player: int, moves: list[str]) -> str:
        process = self._process or self._start()
        deadline = time.monotonic() + self._milliseconds / 1000 + GRACE
        self.value = None
        game_line = f"game {game.id} players {game.count(view)} seat {player + 1}"
        if game_line != self._told:
            process.say(game_line, deadline)
            self._told = game_line
        process.say(f"view {game.format_state(view)}", deadline)
        process.say(f"moves {' '.join(moves)}", deadline)
        process.say(f"go time {self._milliseconds}", deadline)
        while True:
            word, _, rest = process.hear(deadline).partition(" ")
            if word == "move":
                return rest.strip()
            if word == "info":
                self._listen(rest.split())

    def _listen(self, words: list[str]) -> None:
        if len(words) == 2 and words[0] == "value":
            try:
                self.value = float(words[1])
            except ValueError:
                self.value = None

    def _start(self) -> LineProcess:
        process = self._process = LineProcess(self._command)
        self._told = ""
        deadline = time.monotonic() + READY_SECONDS
        process.say(PROTOCOL, deadline)
        while (line := process.hear(deadline)) != "ready":
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ").strip()
        return process

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._process, self._told = None, ""


def words_of(command: str) -> list[str]:
    """Return the words of a command line; none where a quotation mark lacks its partner."""
    try:
        return shlex.split(command)
    except ValueError:
        return []
