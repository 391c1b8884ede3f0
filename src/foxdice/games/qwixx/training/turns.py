"""Many games of Qwixx in step, turn by turn; compiled.

Between turns and before the first move of one, `begin` throws. Then all guess what everybody will do (`guess`), choose
in action 1 against that guess (`answer`), and the active player chooses in action 2 (`finish`). Each of the three has
rows of positions at the end of the turn to be valued; `ends` holds what a row is worth where the game is over there,
and -1 elsewhere. `kinds` says who sits where: LEARNER, one of the rivals (RIVAL, RIVAL - 1, …), or one of the zoo.

Learners and rivals play by networks. Each network has rows of its own in a game, counted and placed by its mind, which
is 0 of the learners and 1, 2, … of the rivals; and its own guess and its own margin.
"""

from typing import Any, Final

from foxdice.core import parts
from foxdice.dice import generator
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.bots import turn, zoo
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE
from foxdice.judge import position

LEARNER: Final = -1
RIVAL: Final = -2  # the first; those after it are below
LEARNERS: Final = 0  # their mind
UNKNOWN: Final = -1.0


def start(states: Any, blank: Any, randoms: Any, seats: Any, seeds: Any) -> None:
    """Begin all games."""
    for game in range(len(states)):
        parts.copy_part(blank, 0, states, game)
        generator.seed(randoms[game], seeds[game])
        rules.start(states[game], seats[game])


def mind_of(kind: int) -> int:
    """Return by which network somebody plays; below 0 nobody of the zoo has one."""
    return LEARNER - kind


def forget(counts: Any) -> None:
    """Count from nothing."""
    for mind in range(len(counts)):
        counts[mind] = 0


# ------------------------------------------------------------------ the throw, and everybody's plans


def begin(states: Any, scratch: Any, randoms: Any, kinds: Any, moves: Any, plans: Any, found: Any, counts: Any) -> None:
    """Throw in every game that is not over and list everybody's plans; count the rows of `guess`."""
    for game in range(len(states)):
        forget(counts[game])
        s = states[game]
        if s.phase == OVER:
            continue
        rules.throw(s, rules.draw(s, randoms[game]))
        counts[game][LEARNERS] = learners(s, kinds[game])
        for player in range(s.players):
            found[game][player] = turn.plans(states, game, scratch, player, moves, plans[game][player])
            for mind in range(len(counts[game])):
                if guesses(s, kinds[game], mind, player):
                    counts[game][mind] += found[game][player]


def learners(s: Any, kinds: Any) -> int:
    """Return how many learners sit at a table."""
    n = 0
    for player in range(s.players):
        n += kinds[player] == LEARNER
    return n


def guesses(s: Any, kinds: Any, mind: int, player: int) -> bool:
    """Tell whether somebody else plays by a network, so that it guesses what the player will do."""
    for other in range(s.players):
        if other != player and mind_of(kinds[other]) == mind:
            return True
    return False


def guess(
    states: Any, scratch: Any, kinds: Any, plans: Any, found: Any, offsets: Any, rows: Any, ends: Any, margins: Any
) -> None:
    """Write for each learner where the game stands, then where every plan leads when nobody else does anything."""
    for game in range(len(states)):
        s = states[game]
        if s.phase == OVER:
            continue
        for mind in range(len(margins)):
            row = offsets[game][mind]
            for player in range(s.players):
                if mind == LEARNERS and kinds[game][player] == LEARNER:
                    write(s, player, rows, ends, row, margins[mind])
                    row += 1
            for player in range(s.players):
                if not guesses(s, kinds[game], mind, player):
                    continue
                for plan in range(found[game][player]):
                    parts.copy_part(states, game, scratch, 0)
                    turn.alone(scratch[0], player, plans[game][player][plan])
                    write(scratch[0], player, rows, ends, row, margins[mind])
                    row += 1


def keep(states: Any, kinds: Any, offsets: Any, places: Any, games: Any, players: Any) -> int:
    """List the rows in which learners see where the game stands; return their number."""
    n = 0
    for game in range(len(states)):
        s = states[game]
        if s.phase == OVER:
            continue
        row = offsets[game][LEARNERS]
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
    """Let each network guess that all others follow the plan it thinks best for them; count the rows of `answer`."""
    for game in range(len(states)):
        forget(counts[game])
        s = states[game]
        if s.phase == OVER:
            continue
        for mind in range(len(counts[game])):
            row = offsets[game][mind]
            if mind == LEARNERS:
                row += learners(s, kinds[game])
            for player in range(s.players):
                guessed[game][mind][player] = turn.IDLE
                if found[game][player] and guesses(s, kinds[game], mind, player):
                    best = best_row(values, ends, row, found[game][player])
                    guessed[game][mind][player] = plans[game][player][best - row]
                    row += found[game][player]
                if answers(s, kinds[game], player, mind):
                    counts[game][mind] += found[game][player]


def answers(s: Any, kinds: Any, player: int, mind: int) -> bool:
    """Tell whether somebody who plays by a network has to choose in action 1."""
    return bool(s.phase == WHITE and mind_of(kinds[player]) == mind and s.deciding >> player & 1)


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
    margins: Any,
) -> None:
    """Write for each who plays by a network where every plan leads when the others do what was guessed."""
    for game in range(len(states)):
        s = states[game]
        for mind in range(len(margins)):
            row = offsets[game][mind]
            everybody = guessed[game][mind]
            for player in range(s.players):
                if not answers(s, kinds[game], player, mind):
                    continue
                expected = everybody[player]
                for plan in range(found[game][player]):
                    parts.copy_part(states, game, scratch, 0)
                    everybody[player] = plans[game][player][plan]
                    turn.together(scratch[0], everybody)
                    write(scratch[0], player, rows, ends, row, margins[mind])
                    row += 1
                everybody[player] = expected


def take_answer(
    states: Any,
    kinds: Any,
    moves: Any,
    plans: Any,
    found: Any,
    chosen: Any,
    offsets: Any,
    values: Any,
    ends: Any,
    counts: Any,
) -> None:
    """Let everybody choose in action 1 and carry it out; count the rows of `finish`."""
    for game in range(len(states)):
        forget(counts[game])
        s = states[game]
        if s.phase == WHITE:
            for mind in range(len(counts[game])):
                row = offsets[game][mind]
                for player in range(s.players):
                    if answers(s, kinds[game], player, mind):
                        best = best_row(values, ends, row, found[game][player])
                        chosen[game][player] = turn.white_move(plans[game][player][best - row])
                        row += found[game][player]
            deciding = s.deciding
            for player in range(s.players):
                if deciding >> player & 1 and kinds[game][player] >= 0:
                    n = rules.legal(s, player, moves)
                    chosen[game][player] = moves[zoo.choose(s, player, kinds[game][player], moves, n)]
            for player in range(s.players):
                if deciding >> player & 1:
                    rules.apply(s, player, chosen[game][player])
        if s.phase == COLOUR:
            n = rules.legal(s, s.active, moves)
            kind = kinds[game][s.active]
            if kind < 0 and n > 1:
                counts[game][mind_of(kind)] = n
            else:
                best = 0 if n == 1 else zoo.choose(s, s.active, kind, moves, n)
                rules.apply(s, s.active, moves[best])


# ------------------------------------------------------------------ action 2


def finish(states: Any, scratch: Any, kinds: Any, moves: Any, offsets: Any, rows: Any, ends: Any, margins: Any) -> None:
    """Write where every move leads of an active player who plays by a network."""
    for game in range(len(states)):
        s = states[game]
        if s.phase != COLOUR:
            continue
        mind = mind_of(kinds[game][s.active])
        for place in range(rules.legal(s, s.active, moves)):
            parts.copy_part(states, game, scratch, 0)
            rules.apply(scratch[0], s.active, moves[place])
            write(scratch[0], s.active, rows, ends, offsets[game][mind] + place, margins[mind])


def take_finish(states: Any, kinds: Any, moves: Any, offsets: Any, values: Any, ends: Any) -> None:
    """Carry out the best move of every active player who plays by a network."""
    for game in range(len(states)):
        s = states[game]
        if s.phase != COLOUR:
            continue
        n = rules.legal(s, s.active, moves)
        first = offsets[game][mind_of(kinds[game][s.active])]
        best = best_row(values, ends, first, n)
        rules.apply(s, s.active, moves[best - first])


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
