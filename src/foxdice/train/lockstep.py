"""Many games in step, over any game's rules: each goes on to its next real choice, then all choose at once.

`states`, `randoms`, `moves`, `counts` and `players` have one place for each game. The afterstates of all games lie in
one list of rows; those of a game begin at its place in `offsets`.
"""

from typing import Any

from foxdice.core import parts, rules
from foxdice.core.deciding import next_decider
from foxdice.dice import generator
from foxdice.judge import position


def start(states: Any, blank: Any, randoms: Any, seats: Any, seeds: Any) -> None:
    """Begin all games."""
    for game in range(len(states)):
        parts.copy_part(blank, 0, states, game)
        generator.seed(randoms[game], seeds[game])
        rules.start(states[game], seats[game])


def go_on(states: Any, randoms: Any, moves: Any, counts: Any, players: Any) -> None:
    """Bring every game to its next choice between several moves; a game that is over has none."""
    for game in range(len(states)):
        players[game], counts[game] = next_choice(states[game], randoms[game], moves[game])


def next_choice(s: Any, random: Any, moves: Any) -> tuple[int, int]:
    """Throw, and carry out what has no alternative, up to a choice; return who chooses and among how many moves."""
    player = next_decider(s, random)
    while player >= 0:
        n = rules.legal(s, player, moves)
        if n > 1:
            return player, n
        rules.apply(s, player, moves[0])
        player = next_decider(s, random)
    return 0, 0


def look(states: Any, scratch: Any, moves: Any, counts: Any, players: Any, offsets: Any, rows: Any) -> None:
    """Write what every move leads to, as the player who chooses sees it."""
    for game in range(len(states)):
        for choice in range(counts[game]):
            parts.copy_part(states, game, scratch, 0)
            after = scratch[0]
            player = players[game]
            position.conceal(after, player)
            rules.apply(after, player, moves[game][choice])
            row = rows[offsets[game] + choice]
            clear(row)
            position.write(after, player, row, 0)


def choose(
    states: Any, randoms: Any, moves: Any, counts: Any, players: Any, offsets: Any, values: Any, slips: Any, chosen: Any
) -> None:
    """Carry out the move of highest value in every game; remember its row, -1 where there was none.

    A player whose slip is above 0 misjudges every move by up to so much; below 0 it takes any move.
    """
    for game in range(len(states)):
        best = -1
        highest = 0.0
        slip = slips[game][players[game]]
        for row in range(offsets[game], offsets[game] + counts[game]):
            value = values[row]
            if slip < 0:
                value = generator.below(randoms[game], 1 << 20)
            elif slip > 0:
                value += slip * (generator.below(randoms[game], 2001) / 1000 - 1)
            if best < 0 or value > highest:
                best = row
                highest = value
        chosen[game] = best
        if best >= 0:
            rules.apply(states[game], players[game], moves[game][best - offsets[game]])


def watch(states: Any, scratch: Any, players: Any, chosen: Any, watchers: Any, turn: int, rows: Any) -> None:
    """Write what one of the others sees of every choice just made, by turns; who it is, or -1 where nobody is."""
    for game in range(len(states)):
        watchers[game] = -1
        others = states[game].players - 1
        if chosen[game] >= 0 and others > 0:
            watcher = (players[game] + 1 + turn % others) % (others + 1)
            parts.copy_part(states, game, scratch, 0)
            position.conceal(scratch[0], watcher)
            clear(rows[game])
            position.write(scratch[0], watcher, rows[game], 0)
            watchers[game] = watcher


def look_at_all(states: Any, scratch: Any, players: Any, chosen: Any, rows: Any) -> None:
    """Write what is known of everybody after every choice just made, as far as who made it sees: rows[game, seat]."""
    for game in range(len(states)):
        if chosen[game] >= 0:
            parts.copy_part(states, game, scratch, 0)
            position.conceal(scratch[0], players[game])
            for seat in range(states[game].players):
                clear(rows[game, seat])
                position.write(scratch[0], seat, rows[game, seat], 0)


def look_at_others(states: Any, scratch: Any, moves: Any, players: Any, offsets: Any, groups: Any, rows: Any) -> None:
    """Write what every move leaves to each of the others, in `groups`: one where moves leave them all the same."""
    for game in range(len(states)):
        row = offsets[game]
        player = players[game]
        for choice in range(groups[game]):
            parts.copy_part(states, game, scratch, 0)
            after = scratch[0]
            position.conceal(after, player)
            if groups[game] > 1:
                rules.apply(after, player, moves[game][choice])
            for step in range(1, states[game].players):
                clear(rows[row])
                position.write(after, (player + step) % states[game].players, rows[row], 0)
                row += 1


def count_groups(states: Any, counts: Any, players: Any, groups: Any) -> None:
    """Count what `look_at_others` writes for every game: all moves where they concern the others, else one."""
    for game in range(len(states)):
        groups[game] = counts[game]
        if counts[game] and not position.concerns_others(states[game], players[game]):
            groups[game] = 1


def results(states: Any, seats: Any, points: Any) -> None:
    """Write everybody's points, area by area."""
    for game in range(len(states)):
        for player in range(seats[game]):
            for area in range(len(points[game][player])):
                points[game][player][area] = rules.points(states[game], player, area)


def clear(row: Any) -> None:
    """Set a row to 0."""
    for place in range(len(row)):
        row[place] = 0
