"""Bots against each other: every pairing, both seats, the same dice for both."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from foxdice.bots import registry
from foxdice.bots.bot import Bot
from foxdice.bots.engines.faults import Forfeit, forfeits_of, header
from foxdice.bots.fewer import Fewer, Lucky, counting, fewer, lucky_game
from foxdice.bots.seating import seat_headers, seated, tell_end
from foxdice.bots.spread import HERE, Workers, ranges, spread
from foxdice.bots.throws import throws
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough, Record

if TYPE_CHECKING:
    from foxdice.judge.luck import Counting

CHUNK = 10  # games of a job: even, since two games share their dice
SURE = 1.96  # standard deviations: 95 %


@dataclass(frozen=True)
class Pairing:
    """How two bots fared against each other."""

    a: str
    b: str
    games: int
    wins: int  # of a
    draws: int
    mean_a: float
    mean_b: float
    milliseconds_a: float  # of CPU for a decision
    milliseconds_b: float
    forfeits: tuple[Forfeit, ...] = ()  # decisions that were made at random in the place of an engine
    without_luck: Fewer | None = None

    @property
    def win_rate(self) -> float:
        """The share of games that a won."""
        return self.wins / self.games

    @property
    def draw_rate(self) -> float:
        """The share of games that nobody won alone."""
        return self.draws / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where a's true rate of wins lies with 95 % confidence (Wilson)."""
        n, share = self.games, self.win_rate
        middle = (share + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * math.sqrt(share * (1 - share) / n + SURE**2 / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def numbers(self) -> dict[str, Any]:
        """Return the pairing, ready for JSON."""
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "draw_rate": self.draw_rate,
            "mean_a": self.mean_a,
            "mean_b": self.mean_b,
            "milliseconds_a": self.milliseconds_a,
            "milliseconds_b": self.milliseconds_b,
            "forfeits": [forfeit.numbers() for forfeit in self.forfeits],
            **({"without_luck": self.without_luck.numbers()} if self.without_luck else {}),
        }


def meet(  # each is a choice of the caller
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _done: None,
    workers: Workers = HERE,
    *,
    luck: bool = False,
    keep: Callable[[Record], None] | None = None,
) -> list[Pairing]:
    """Let every two bots play so many games; `progress` hears how many are done. The workers make no difference.

    `keep` is handed the record of every game: who sat where, and in its head which decisions a program forfeited.
    With `luck` results are also told without it. Raises `UnknownBot`, `WrongPlayers`, `Unjudged` and `LuckIsSkill`.
    """
    if luck:
        counting(game, 2)  # refuses before any worker starts
    with seated([registry.get(name, game) for name in bots]):  # refuses unknown bots before any worker starts
        pairs = list(combinations(bots, 2))
    chunks = ranges(games, CHUNK)
    recorded = keep is not None
    jobs = [Job(game, a, b, seed, numbers, luck, recorded) for a, b in pairs for numbers in chunks]
    tallies: list[Tally] = []
    done = 0
    for tally in spread(_meet_chunk, jobs, workers):
        if keep:
            for record in tally.records:
                keep(record)
        tallies.append(tally._replace(records=()))
        done += tally.games
        progress(done)
    of_pair = (tallies[at : at + len(chunks)] for at in range(0, len(tallies), len(chunks)))
    return [_pairing(a, b, theirs) for (a, b), theirs in zip(pairs, of_pair, strict=True)]


class Job(NamedTuple):
    """Some games of a pairing, and what is wanted of them beside the results."""

    game: AnyGame
    a: str
    b: str
    seed: int
    numbers: range  # of the games
    luck: bool
    recorded: bool


class Tally(NamedTuple):
    """What came out of some games of a pairing, a's numbers before b's."""

    games: int
    wins: int
    draws: int
    totals: tuple[int, int]
    seconds: tuple[float, float]
    decisions: tuple[int, int]
    forfeits: tuple[Forfeit, ...]
    games_with_luck: tuple[Lucky, ...] = ()
    records: tuple[Record, ...] = ()


def _pairing(a: str, b: str, tallies: Sequence[Tally]) -> Pairing:
    games = sum(tally.games for tally in tallies)
    mean_a, mean_b = (sum(tally.totals[bot] for tally in tallies) / games for bot in (0, 1))
    cost_a, cost_b = (
        1000 * sum(tally.seconds[bot] for tally in tallies) / max(sum(tally.decisions[bot] for tally in tallies), 1)
        for bot in (0, 1)
    )
    wins, draws = sum(tally.wins for tally in tallies), sum(tally.draws for tally in tallies)
    forfeits = tuple(forfeit for tally in tallies for forfeit in tally.forfeits)
    lucky = [one for tally in tallies for one in tally.games_with_luck]
    return Pairing(a, b, games, wins, draws, mean_a, mean_b, cost_a, cost_b, forfeits, fewer(lucky) if lucky else None)


def _meet_chunk(job: Job) -> Tally:
    """Play some games of a pairing, every second one with the seats changed and the same dice."""
    game, a, b, seed, numbers, luck, recorded = job
    with_luck: list[Lucky] = []
    records: list[Record] = []
    seconds, decisions, totals, wins, draws = [0.0, 0.0], [0, 0], [0, 0], 0, 0
    made = [registry.get(a, game, seed + numbers.start), registry.get(b, game, seed + numbers.start + 1)]
    with seated(made) as players:
        for number in numbers:
            seats = (0, 1) if number % 2 == 0 else (1, 0)  # which bot sits where
            count = counting(game, 2) if luck else None
            played = Playthrough(game, 2) if recorded else None
            forfeited = [len(forfeits_of(player)) for player in players]
            sitting = [players[bot] for bot in seats]
            state = _play(game, sitting, seed + number // 2, seats, seconds, decisions, count, played)
            winners = game.winners(state)
            wins += winners == (seats.index(0),)
            draws += len(winners) > 1
            for seat, bot in enumerate(seats):
                totals[bot] += game.score(state, seat).total
            if count:
                with_luck.append(lucky_game(game, state, seats, count))
            if played:
                new = [one for bot in (0, 1) for one in forfeits_of(players[bot])[forfeited[bot] :]]
                played.record.headers |= seat_headers((a, b)[bot] for bot in seats) | header(new)
                records.append(played.record)
        forfeits = tuple(forfeit for player in players for forfeit in forfeits_of(player))
    return Tally(
        len(numbers),
        wins,
        draws,
        (totals[0], totals[1]),
        (seconds[0], seconds[1]),
        (decisions[0], decisions[1]),
        forfeits,
        tuple(with_luck),
        tuple(records),
    )


def _play(  # what is added up is the caller's
    game: AnyGame,
    bots: list[Bot],
    seed: int,
    seats: tuple[int, int],
    seconds: list[float],
    decisions: list[int],
    count: "Counting | None",
    played: Playthrough | None,
) -> Any:
    """Play a game to its end and return its state; add up what each bot spent, and what the dice gave."""
    state = played.state if played else game.new(len(bots))
    land: Callable[[int], object] = played.throw if played else partial(game.throw, state)
    carry_out: Callable[[int, int], object] = played.move if played else partial(game.apply, state)
    throw = throws(game, bots, seed)
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            before = state.clone() if count else None
            land(throw(state))
            if count:
                count.see(before, state)
            continue
        player = node.players[0]
        view = game.view(state, player)
        begun = time.process_time()
        move = bots[player].choose(game, view, player)
        seconds[seats[player]] += time.process_time() - begun
        decisions[seats[player]] += 1
        carry_out(player, move)
    tell_end(bots, game, state)
    return state
