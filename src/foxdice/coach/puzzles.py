"""Puzzles: moments of games in which one move is clearly the best, and not everybody finds it.

How hard one is is measured, not guessed: it is easy where the weakest level finds the move, and hard where only the
stronger ones do.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final, Literal
from zlib import crc32

from foxdice import bots
from foxdice.bots.spread import HERE, Workers, spread
from foxdice.bots.throws import throws
from foxdice.coach import verdicts
from foxdice.coach.appraise import Appraisal, appraise
from foxdice.core import AnyGame
from foxdice.core.record import Event, Playthrough
from foxdice.judge import judge as judges

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
PLAYERS: Final = ("hard", "easy", "medium", "master")  # whose games are looked through, in turn
AHEAD: Final = {"points": 1.0, "wins": 2.0}  # so much better than the second must the best move be
MAX_AHEAD: Final = {"points": 15.0, "wins": 40.0}  # beyond that there is nothing to think about
FROM_A_GAME: Final = 2
GAMES_FOR_A_PUZZLE: Final = 12  # are looked through at most; some levels may stay rare


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game, and what its moves are worth."""

    game: AnyGame
    players: int
    events: tuple[Event, ...]
    level: Level
    appraisal: Appraisal

    def numbers(self) -> dict[str, Any]:
        """Return the puzzle, ready for JSON; seats count from 0."""
        found = self.appraisal
        why = found.why(found.options[1].move)
        return {
            "id": f"{self.game.id}.{len(self.events)}.{_name(self.events)}",
            "game": self.game.id,
            "players": self.players,
            "seat": found.player,
            "level": self.level,
            "plays": [str(event) for event in self.events],
            "unit": found.unit,
            "moves": [{"move": option.text, "loss": round(option.loss, 2)} for option in found.options],
            "why": {
                "reasons": [{"part": part, "points": round(points, 2)} for part, points in why.reasons],
                "against": [{"part": part, "points": round(points, 2)} for part, points in why.against],
                "brings": [{"kind": bonus.kind, "area": bonus.area, "number": bonus.number} for bonus in why.brings],
            },
        }


def mine(
    game: AnyGame,
    each: int,
    seed: int = 0,
    workers: Workers = HERE,
    progress: Callable[[int, int], None] = lambda _found, _looked: None,
) -> list[Puzzle]:
    """Look through games of bots until there are so many puzzles of each level, or none are found for long.

    Returns the easy ones first; `progress` hears how many were found in how many games. The workers make no difference.
    Raises `Unjudged`.
    """
    judges.of(game)  # refuses a game that nobody can judge before any worker starts
    found: dict[Level, list[Puzzle]] = {level: [] for level in LEVELS}
    jobs: list[Job] = [
        (game, PLAYERS[number % len(PLAYERS)], seed + number) for number in range(GAMES_FOR_A_PUZZLE * each)
    ]
    with closing(spread(_mine_game, jobs, workers)) as games:  # of those still under way nobody hears
        for number, candidates in enumerate(games, start=1):
            wanted = [puzzle for puzzle in candidates if len(found[puzzle.level]) < each]
            for puzzle in wanted[:FROM_A_GAME]:
                found[puzzle.level].append(puzzle)
            progress(sum(min(len(puzzles), each) for puzzles in found.values()), number)
            if all(len(puzzles) >= each for puzzles in found.values()):
                break
    return [puzzle for level in LEVELS for puzzle in found[level][:each]]


Job = tuple[AnyGame, str, int]  # game, whose games are looked through, seed


def _mine_game(job: Job) -> list[Puzzle]:
    """Return all puzzles of a game."""
    return list(_of_a_game(*job))


def _of_a_game(game: AnyGame, who: str, seed: int) -> Iterator[Puzzle]:
    players = game.players[0]
    playing = [bots.get(who, game, seed + seat) for seat in range(players)]
    throw = throws(game, playing, seed)
    solvers = [(one, bots.get(one, game, seed)) for one in LEVELS]
    played = Playthrough(game, players)
    looked_at = 0
    while played.node.kind != "over":
        if played.node.kind == "throw":
            played.throw(throw(played.state))
            continue
        player = played.node.players[0]
        view = game.view(played.state, player)
        looked_at += 1
        # Not every choice: puzzles of one game are to differ from each other.
        if len(game.legal(view, player)) > 1 and (looked_at + seed) % 5 == 0:
            found = appraise(game, view, player)
            if _is_clear(found):
                by = next(
                    (one for one, bot in solvers if bot.choose(game, view, player) == found.best.move), LEVELS[-1]
                )
                yield Puzzle(game, players, tuple(played.record.events), by, found)
        played.move(player, playing[player].choose(game, view, player))


def _name(events: tuple[Event, ...]) -> str:
    """Return a short name for a course of events, the same on every machine."""
    return f"{crc32(chr(10).join(map(str, events)).encode()):x}"


def _is_clear(found: Appraisal) -> bool:
    second = found.options[1]
    sure = second.loss >= verdicts.SURE * second.doubt
    return sure and AHEAD[found.unit] <= second.loss <= MAX_AHEAD[found.unit]
