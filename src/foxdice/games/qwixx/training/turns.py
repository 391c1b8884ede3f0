"""Many games of Qwixx in step, turn by turn; compiled.

Between turns and before the first move of one, `begin` throws. Then all guess what everybody will do (`guess`), choose
in action 1 against that guess (`answer`), and the active player chooses in action 2 (`finish`). Each of the three has
rows of positions at the end of the turn to be valued; `ends` holds what a row is worth where the game is over there,
and -1 elsewhere. `kinds` says who sits where: LEARNER, or one of the zoo.
"""

from typing import Any, Final

from foxdice.core import parts
from foxdice.dice import generator
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.bots import turn, zoo
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE
from foxdice.judge import position

LEARNER: Final = -1
UNKNOWN: Final = -1.0


def start(states: Any, blank: Any, randoms: Any, seats: Any, first_seed: int) -> None:
    """Begin all games, seeded one after the other."""
    for game in range(len(states)):
        parts.copy_part(blank, 0, states, game)
        generator.seed(randoms[game], first_seed + game)
        rules.start(states[game], seats[game])


# ------------------------------------------------------------------ the throw, and everybody's plans


def begin(states: Any, scratch: Any, randoms: Any, kinds: Any, moves: Any, plans: Any, found: Any, counts: Any) -> None:
    """Throw in every game that is not over and list everybody's plans; count the rows of `guess`."""
    for game in range(len(states)):
        counts[game] = 0
        s = states[game]
        if s.phase == OVER:
            continue
        rules.throw(s, rules.draw(s, randoms[game]))
        for player in range(s.players):
            found[game][player] = turn.plans(states, game, scratch, player, moves, plans[game][player])
            counts[game] += found[game][player] + (kinds[game][player] == LEARNER)


def guess(
    states: Any, scratch: Any, kinds: Any, plans: Any, found: Any, offsets: Any, rows: Any, ends: Any, margin: float
) -> None:
    """Write for each learner where the game stands, then where every plan leads when nobody else does anything."""
    for game in range(len(states)):
        s = states[game]
        if s.phase == OVER:
            continue
        row = offsets[game]
        for player in range(s.players):
            if kinds[game][player] == LEARNER:
                write(s, player, rows, ends, row, margin)
                row += 1
        for player in range(s.players):
            for plan in range(found[game][player]):
                parts.copy_part(states, game, scratch, 0)
                turn.alone(scratch[0], player, plans[game][player][plan])
                write(scratch[0], player, rows, ends, row, margin)
                row += 1


def keep(states: Any, kinds: Any, offsets: Any, places: Any, games: Any, players: Any) -> int:
    """List the rows in which learners see where the game stands; return their number."""
    n = 0
    for game in range(len(states)):
        s = states[game]
        if s.phase == OVER:
            continue
        row = offsets[game]
        for player in range(s.players):
            if kinds[game][player] == LEARNER:
                places[n] = row
                games[n] = game
                players[n] = player
                n += 1
                row += 1
    return n


def take_guess(
    states: Any, kinds: Any, plans: Any, found: Any, offsets: Any, values: Any, ends: Any, guessed: Any, counts: Any
) -> None:
    """Guess that everybody follows the best plan; count the rows of `answer`."""
    for game in range(len(states)):
        counts[game] = 0
        s = states[game]
        if s.phase == OVER:
            continue
        row = offsets[game]
        for player in range(s.players):
            row += kinds[game][player] == LEARNER
        for player in range(s.players):
            guessed[game][player] = turn.IDLE
            if found[game][player]:
                best = best_row(values, ends, row, found[game][player])
                guessed[game][player] = plans[game][player][best - row]
                row += found[game][player]
            if answers(s, kinds[game], player):
                counts[game] += found[game][player]


def answers(s: Any, kinds: Any, player: int) -> bool:
    """Tell whether a learner has to choose in action 1."""
    return bool(s.phase == WHITE and kinds[player] == LEARNER and s.deciding >> player & 1)


# ------------------------------------------------------------------ action 1


def answer(
    states: Any,
    scratch: Any,
    kinds: Any,
    plans: Any,
    found: Any,
    guessed: Any,
    offsets: Any,
    rows: Any,
    ends: Any,
    margin: float,
) -> None:
    """Write for each learner where every plan leads when the others do what was guessed."""
    for game in range(len(states)):
        s = states[game]
        row = offsets[game]
        for player in range(s.players):
            if not answers(s, kinds[game], player):
                continue
            expected = guessed[game][player]
            for plan in range(found[game][player]):
                parts.copy_part(states, game, scratch, 0)
                guessed[game][player] = plans[game][player][plan]
                turn.together(scratch[0], guessed[game])
                write(scratch[0], player, rows, ends, row, margin)
                row += 1
            guessed[game][player] = expected


def take_answer(
    states: Any,
    kinds: Any,
    moves: Any,
    plans: Any,
    found: Any,
    guessed: Any,
    offsets: Any,
    values: Any,
    ends: Any,
    counts: Any,
) -> None:
    """Let everybody choose in action 1 and carry it out; count the rows of `finish`."""
    for game in range(len(states)):
        counts[game] = 0
        s = states[game]
        row = offsets[game]
        chosen = guessed[game]  # from here on nobody guesses any more
        for player in range(s.players):
            if answers(s, kinds[game], player):
                best = best_row(values, ends, row, found[game][player])
                chosen[player] = turn.white_move(plans[game][player][best - row])
                row += found[game][player]
            elif s.phase == WHITE and s.deciding >> player & 1:
                n = rules.legal(s, player, moves)
                chosen[player] = moves[zoo.choose(s, player, kinds[game][player], moves, n)]
        if s.phase == WHITE:
            deciding = s.deciding
            for player in range(s.players):
                if deciding >> player & 1:
                    rules.apply(s, player, chosen[player])
        if s.phase == COLOUR:
            n = rules.legal(s, s.active, moves)
            kind = kinds[game][s.active]
            if kind == LEARNER and n > 1:
                counts[game] = n
            else:
                best = 0 if n == 1 else zoo.choose(s, s.active, kind, moves, n)
                rules.apply(s, s.active, moves[best])


# ------------------------------------------------------------------ action 2


def finish(states: Any, scratch: Any, moves: Any, offsets: Any, rows: Any, ends: Any, margin: float) -> None:
    """Write where every move of an active learner leads."""
    for game in range(len(states)):
        s = states[game]
        if s.phase != COLOUR:
            continue
        for place in range(rules.legal(s, s.active, moves)):
            parts.copy_part(states, game, scratch, 0)
            rules.apply(scratch[0], s.active, moves[place])
            write(scratch[0], s.active, rows, ends, offsets[game] + place, margin)


def take_finish(states: Any, moves: Any, offsets: Any, values: Any, ends: Any) -> None:
    """Carry out the best move of every active learner."""
    for game in range(len(states)):
        s = states[game]
        if s.phase != COLOUR:
            continue
        n = rules.legal(s, s.active, moves)
        best = best_row(values, ends, offsets[game], n)
        rules.apply(s, s.active, moves[best - offsets[game]])


# ------------------------------------------------------------------ rows


def write(s: Any, player: int, rows: Any, ends: Any, row: int, margin: float) -> None:
    """Write a position at the end of a turn, or what it is worth when the game is over."""
    numbers = rows[row]
    for place in range(len(numbers)):
        numbers[place] = 0
    if s.phase == OVER:
        ends[row] = turn.result(s, player, margin)
    else:
        ends[row] = UNKNOWN
        position.write(s, player, numbers, 0)


def best_row(values: Any, ends: Any, first: int, n: int) -> int:
    """Return the row of highest value among so many."""
    best = first
    highest = 0.0
    for row in range(first, first + n):
        value = values[row] if ends[row] == UNKNOWN else ends[row]
        if row == first or value > highest:
            best = row
            highest = value
    return best


def results(states: Any, kinds: Any, margin: float, points: Any, worth: Any) -> None:
    """Write everybody's points, and what the game came to for the learners."""
    for game in range(len(states)):
        for player in range(states[game].players):
            points[game][player] = rules.total(states[game], player)
            if kinds[game][player] == LEARNER:
                worth[game][player] = turn.result(states[game], player, margin)
