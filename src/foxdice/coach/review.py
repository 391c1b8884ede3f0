"""A game looked back on: every throw with its luck, every choice with what it cost.

For each player start + luck − errors + revisions = result. Revisions are what neither the dice nor the player did: the
judge changing its mind, and at tables (`others`, a part of them) what the others' choices changed.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any

from foxdice.bots.spread import HERE, Workers, spread
from foxdice.coach import verdicts
from foxdice.coach.appraise import Appraisal, Option, appraise
from foxdice.coach.why import Why
from foxdice.core import AnyGame
from foxdice.core.record import Event, Move, Record, Throw
from foxdice.judge import judge as judges
from foxdice.judge import luck
from foxdice.judge.judge import THROWS, Judge, Unit

MOMENTS = 5
DEEP = 240  # throws looked at where a review takes its time


@dataclass(frozen=True)
class ReviewedThrow:
    """A throw: what was expected before it, how lucky it was, and how far its outcomes spread."""

    event: int  # its place in the record
    text: str
    expected: float
    error: float  # of what was expected: of the sample and of the judge
    luck: float
    spread: float

    @property
    def word(self) -> str:
        """Lucky, unlucky or usual."""
        return verdicts.luck_of_throw(self.luck, self.spread)


@dataclass(frozen=True)
class Choice:
    """A choice between several moves: what it cost, and what would have been best."""

    event: int
    appraisal: Appraisal
    played: Option

    @property
    def error(self) -> float:
        """How much was lost."""
        return self.played.loss

    @property
    def verdict(self) -> str:
        """Fine, inaccuracy, mistake or blunder."""
        return self.played.verdict

    @cached_property
    def why(self) -> Why:
        """Why the best move was better."""
        return self.appraisal.why(self.played.move)


@dataclass
class PlayerReview:
    """What a game was for one player."""

    player: int
    unit: Unit
    scale: float
    over: bool = False
    start: float = 0.0
    revisions: float = 0.0
    others: float = 0.0  # the part of the revisions that came with the others' choices
    result: float = 0.0  # so far expected, where the game is not over
    points: int = 0
    throws: list[ReviewedThrow] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    curve: list[tuple[int, float]] = field(default_factory=list)  # after which event, what was expected
    # Likewise how likely winning was, in %, from before the first event on; none where values say that.
    winning: list[tuple[int, float]] = field(default_factory=list)

    @property
    def luck(self) -> float:
        """What the dice gave."""
        return sum(throw.luck for throw in self.throws)

    @property
    def errors(self) -> float:
        """What the choices cost."""
        return sum(choice.error for choice in self.choices)

    @property
    def luck_adjusted(self) -> float:
        """What the result would have been with neither good nor bad luck."""
        return self.result - self.luck

    @property
    def counted(self) -> int:
        """How many choices there were in which it mattered what was chosen."""
        return sum(choice.appraisal.counts for choice in self.choices)

    @property
    def good(self) -> int:
        """How many of these were as good as the best."""
        return sum(choice.appraisal.counts and choice.verdict == verdicts.VERDICTS[0] for choice in self.choices)

    @property
    def rate(self) -> float:
        """What was lost with a choice that mattered, on average."""
        return self.errors / self.counted if self.counted else 0.0

    @property
    def rate_word(self) -> str:
        """What to call somebody who plays like this."""
        return verdicts.rate_word(self.rate, self.scale)

    @property
    def accuracy(self) -> float:
        """The rate as a percentage."""
        return verdicts.accuracy(self.rate, self.scale)

    @property
    def luck_word(self) -> str:
        """What to call the luck of the whole game."""
        return verdicts.luck_of_game(self.luck, sum(throw.spread**2 for throw in self.throws) ** 0.5)

    @property
    def moments(self) -> list[Choice]:
        """The choices that cost most, the worst first; fine ones are not among them."""
        wrong = [choice for choice in self.choices if choice.verdict != verdicts.VERDICTS[0]]
        return sorted(wrong, key=lambda choice: -choice.error)[:MOMENTS]


@dataclass(frozen=True)
class Review:
    """A game looked back on."""

    game: AnyGame
    players: tuple[PlayerReview, ...]

    def _repr_html_(self) -> str:
        from foxdice.coach.page import as_html  # which shows what is defined here

        return as_html(self)


def review(record: Record, players: Iterable[int] | None = None, throws: int = THROWS) -> Review:
    """Look back on a recorded game, for all its players or some; `throws` is how many outcomes are looked at at most.

    Of a game that is still going on, choices that others cannot see yet are left out. Raises `Unjudged`.

    >>> played, dice = Playthrough(games.ids()[0], players=1), Seeded(5)
    >>> for _ in range(4):
    ...     if played.node.kind == "throw":
    ...         event = played.roll(dice)
    ...     else:
    ...         event = played.choose(0, played.moves(0)[0])
    >>> of_anna = review(played.record).players[0]
    >>> [(choice.played.text, choice.verdict, choice.appraisal.best.text) for choice in of_anna.choices]
    [('w4>y3.4', 'blunder', 'g1>g1'), ('y6>y1.2', 'blunder', 'o5>o1')]
    """
    game = record.game
    judge = judges.of(game)
    events = list(_events(record))
    chosen = range(record.players) if players is None else players
    return Review(game, tuple(_of_player(judge, record.players, events, player, throws) for player in chosen))


def review_many(
    records: Sequence[Record], player: int | None = None, throws: int = THROWS, workers: Workers = HERE
) -> Iterator[Review]:
    """Look back on games, in their order, for all their players or one; the workers make no difference.

    >>> played = Playthrough(games.ids()[-1], players=2)
    >>> thrown = played.roll(Seeded(1))  # Seeded: foxdice.dice.generator
    >>> [len(found.players) for found in review_many([played.record, played.record])]
    [2, 2]

    Raises `Unjudged`.

    >>> begun = [Playthrough(games.ids()[0], players=1).record, Playthrough(games.ids()[0], players=2).record]
    >>> [len(found.players) for found in review_many(begun)]
    [1, 2]
    """
    for record in records:
        judges.of(record.game)  # refuses a game that nobody can judge before any worker starts
    seats = [range(record.players) if player is None else (player,) for record in records]
    jobs: list[Job] = [(record, seat, throws) for record, own in zip(records, seats, strict=True) for seat in own]
    found = spread(_review_player, jobs, workers)
    for record, own in zip(records, seats, strict=True):
        yield Review(record.game, tuple(islice(found, len(own))))


Job = tuple[Record, int, int]  # record, player, how many outcomes of a throw are looked at


def _review_player(job: Job) -> PlayerReview:
    record, player, throws = job
    return review(record, [player], throws).players[0]


def _events(record: Record) -> list[tuple[Event, Any, Any]]:
    """Return every event with the state before and after it, without choices of a window that is still open."""
    game = record.game
    state = game.new(record.players)
    found: list[tuple[Event, Any, Any]] = []
    opened = 0  # with so many events before it: the latest window
    window = game.window(state)
    for event, playthrough in record.steps():
        after = playthrough.state.clone()
        found.append((event, state, after))
        if isinstance(event, Throw) or game.window(after) != window:
            opened, window = len(found), game.window(after)
        state = after
    several = record.players > 1 and game.node(state).kind == "decision"
    return found[:opened] if several else found


class _Track:
    """What a player is to expect as the game goes on, and where the changes went."""

    def __init__(self, found: PlayerReview) -> None:
        self.found = found
        self.value: float | None = None
        self.others_chose = False

    def revise(self, value: float) -> None:
        """Take note of what is expected now, though nothing happened that the player or the dice did."""
        if self.value is None:
            self.found.start = value
        else:
            change = value - self.value
            self.found.revisions += change
            if self.others_chose:
                self.found.others += change
        self.value = value
        self.others_chose = False

    def see_further(self, between: Sequence[int], best: Option) -> None:
        """Think of the choice before this one what is seen from here, further along its chain."""
        choice = self.found.choices[-1]
        appraisal = choice.appraisal.seen_further(choice.played.move, between, best)
        played = appraisal.option(choice.played.move)
        self.found.choices[-1] = Choice(choice.event, appraisal, played)
        self.found.curve[-1] = (choice.event, played.value)
        if played.winning is not None:
            self.found.winning[-1] = (choice.event, played.winning)
        self.value = played.value


def _of_player(
    judge: Judge, players: int, events: Sequence[tuple[Event, Any, Any]], player: int, throws: int
) -> PlayerReview:
    game = judge.game
    found = PlayerReview(player, judge.unit(players), judge.scale(players))
    track = _Track(found)
    last = game.new(players)
    chain: list[int] | None = None  # the player's moves since a choice, where nothing else has happened since
    for place, (event, before, after) in enumerate(events):
        last = after
        if isinstance(event, Throw):
            chain = None
            if not found.winning:
                _follow_race(judge, found, place, before)
            throw = luck.of_throw(judge, before, after, player, throws)
            outlook = throw.outlook
            track.revise(outlook.mean)
            error = math.hypot(outlook.error, judge.error(before))
            found.throws.append(ReviewedThrow(place, event.text, outlook.mean, error, throw.luck, outlook.spread))
            track.value = throw.came_to
            _follow_race(judge, found, place, after)
        elif isinstance(event, Move) and event.player == player:
            view = game.view(before, player)
            move = game.parse_move(view, player, event.text)
            if len(game.legal(view, player)) < 2:
                if chain is not None:
                    chain.append(move)
                continue
            appraisal = appraise(game, view, player)
            if chain is not None:
                track.see_further(chain, appraisal.best)
            track.revise(appraisal.best.value)
            played = appraisal.option(move)
            found.choices.append(Choice(place, appraisal, played))
            track.value, chain = played.value, []
            if played.winning is not None:
                found.winning.append((place, played.winning))
        else:
            track.others_chose, chain = True, None
            continue
        found.curve.append((place, track.value))
    found.over = game.node(last).kind == "over"
    found.points = game.score(last, player).total
    if found.over:
        track.revise(judge.result(last, player))
    found.result = track.value if track.value is not None else 0.0
    found.curve.append((len(events), found.result))
    if found.winning:
        _follow_race(judge, found, len(events), last)
    return found


def _follow_race(judge: Judge, found: PlayerReview, place: int, state: Any) -> None:
    """Take note of how likely winning is once the player has made the best of a state, where the judge can tell."""
    player = found.player
    if found.unit != "points" or judge.game.count(state) == 1:
        return
    (line,) = judge.lines([judge.game.view(state, player)], player)
    race = judge.race([line.end])
    if race is not None:
        found.winning.append((place, float(race[0, player])))
