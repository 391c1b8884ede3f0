"""How far is a judge wrong, round by round? Writes what `foxdice.judge.calibration` reads.

`python -m bench.coach_calibration clever --games 50` plays so many games of each level alone, or at tables
(`--players`), and prints two numbers for each round: how far values are wrong (what the rest of the game came to, less
its luck and its errors, against what was said; the root of the mean square), and how far differences between two moves
are (one throw later, over the same 240 outcomes, against what was said at once; the distance that two thirds keep).
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from bench.coach import LEVELS, play
from foxdice import coach, core
from foxdice.coach.review import DEEP, Choice, PlayerReview
from foxdice.core import AnyGame
from foxdice.core.record import Record
from foxdice.judge import judge as judges
from foxdice.judge.weight_files import table_size

EVERY = 6  # so many choices: looking a throw further costs as much as a tenth of a review
MAX_LOSS = 6.0  # moves that are much worse are compared by nobody
TWO_THIRDS = 0.68


def rounds(record: Record) -> list[int]:
    """Return the round before each event, and after the last one; 1 where a game has no rounds."""
    game = record.game
    first = game.tabletop(game.new(record.players)).round or 1
    found = [first, *((game.tabletop(playthrough.state).round or 1) for _, playthrough in record.steps())]
    return [min(one, game.rounds(record.players) or 1) for one in found]


def of_values(found: PlayerReview) -> Iterator[tuple[int, float]]:
    """Yield for each event how much more than was expected after it came of the game, without luck and errors."""
    changes = [(throw.event, throw.luck, throw.expected + throw.luck) for throw in found.throws]
    changes += [(choice.event, -choice.error, choice.played.value) for choice in found.choices]
    later = 0.0
    for event, change, value in sorted(changes, reverse=True):
        yield event, found.result - value - later
        later += change


def of_difference(game: AnyGame, choice: Choice) -> float | None:
    """Return by how much two moves differ more one throw later, or None where no throw follows both."""
    best, *others = choice.appraisal.options
    other = others[0] if choice.played is best else choice.played
    ends = [best.line.end, other.line.end]
    if other.loss > MAX_LOSS or any(game.node(end).kind != "throw" for end in ends):
        return None
    later = [judges.of(game).outlook(end, choice.appraisal.player, DEEP).mean for end in ends]
    return (later[0] - later[1]) - (best.value - other.value)


def main() -> None:
    """Measure, and write the file of the game anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, help="the file to put it into")
    given = parser.parse_args()
    game = core.get(given.game)
    values, differences = defaultdict(list), defaultdict(list)
    for seed in range(given.games):
        for level in LEVELS:
            record = play(game, level, given.players, seed)
            round_of, found = rounds(record), coach.review(record, [0]).players[0]
            for event, wrong in of_values(found):
                values[round_of[event]].append(wrong)
            for choice in found.choices[seed % EVERY :: EVERY]:
                if (wrong_by := of_difference(game, choice)) is not None:
                    differences[round_of[choice.event]].append(abs(wrong_by))
    measured = {
        "values": [round(float(np.sqrt(np.mean(np.square(values[one])))), 1) for one in sorted(values)],
        "differences": [round(float(np.quantile(differences[one], TWO_THIRDS)), 2) for one in sorted(values)],
    }
    print({one: (len(values[one]), len(differences[one])) for one in sorted(values)}, measured)
    if given.output:
        known: dict[str, Any] = json.loads(given.output.read_text()) if given.output.exists() else {}
        known.setdefault(game.id, {})[table_size(given.players)] = measured
        given.output.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
