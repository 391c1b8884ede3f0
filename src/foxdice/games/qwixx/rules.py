"""The rules of Qwixx, in the order of the rule book.

A move is the cell to cross (row * 12 + place from the left), PASS or PENALTY. Every mark on a sheet is somebody's move,
the penalty too; nobody is asked where there is nothing to mark.
"""

from typing import Final

from foxdice.core import chance
from foxdice.core.bits import append_places, count_bits
from foxdice.games.qwixx import pad
from foxdice.games.qwixx.sheet import HIGHEST, NUMBERS_IN_A_ROW, PENALTY_BOXES, POINTS, ROW_BITS, ROWS
from foxdice.games.qwixx.state import COLOUR, OVER, ROLL, WHITE, State

PASS: Final = 48
PENALTY: Final = 49

DICE: Final = 6
WHITE_DICE: Final = 2  # they come first; then one die for each colour
LAST: Final = NUMBERS_IN_A_ROW - 1  # the place of a row's last number
LOCK: Final = NUMBERS_IN_A_ROW
ALL_NUMBERS: Final = (1 << NUMBERS_IN_A_ROW) - 1
WHOLE_ROW: Final = (1 << ROW_BITS) - 1
NEEDED_FOR_THE_LAST: Final = 5
CLOSED_ROWS_END: Final = 2
PENALTY_COSTS: Final = 5


def _still_open(row: int) -> int:
    """Return the cells to the right of all crosses; the last number only with five crosses before it."""
    cells = ALL_NUMBERS & -(1 << row.bit_length())
    return cells if row.bit_count() >= NEEDED_FOR_THE_LAST else cells & ~(1 << LAST)


STILL_OPEN: Final = tuple(_still_open(row) for row in range(ALL_NUMBERS + 1))  # by the crossed numbers of a row


# ------------------------------------------------------------------ the cells of a sheet


def open_cells(crosses: int, closed: int) -> int:
    """Return the cells that a player may still cross (bits), with `closed` the rows that are closed (bits)."""
    cells = 0
    for row in range(ROWS):
        if not closed >> row & 1:
            cells |= STILL_OPEN[crosses >> ROW_BITS * row & ALL_NUMBERS] << ROW_BITS * row
    return cells


def cross(crosses: int, cell: int) -> int:
    """Return the crosses with one more; the last number of a row always brings its lock."""
    crosses |= 1 << cell
    if cell % ROW_BITS == LAST:
        crosses |= 1 << cell + 1
    return crosses


def locked_rows(crosses: int) -> int:
    """Return the rows whose lock is crossed (bits)."""
    rows = 0
    for row in range(ROWS):
        rows |= (crosses >> ROW_BITS * row + LOCK & 1) << row
    return rows


def row_points(crosses: int, row: int) -> int:
    """Return the points of a row: by its crosses, the lock included."""
    return POINTS[count_bits(crosses >> ROW_BITS * row & WHOLE_ROW)]


# ------------------------------------------------------------------ what the dice offer


def face(faces: int, die: int) -> int:
    """Return what a die shows; 0 when it has left the game."""
    return faces >> 3 * die & 7


def white_cells(faces: int) -> int:
    """Return the cells that show the sum of the white dice (bits)."""
    return pad.WHITE_CELLS[face(faces, 0) + face(faces, 1)]


def colour_cells(faces: int) -> int:
    """Return the cells that show a white die and a coloured die added, in that colour (bits)."""
    cells = 0
    for colour in range(DICE - WHITE_DICE):
        coloured = face(faces, WHITE_DICE + colour)
        if coloured:
            at = colour * (HIGHEST + 1) + coloured
            cells |= pad.COLOUR_CELLS[at + face(faces, 0)] | pad.COLOUR_CELLS[at + face(faces, 1)]
    return cells


def remaining_dice(faces: int, closed: int) -> int:
    """Return the faces without the dice of closed rows."""
    for row in range(ROWS):
        if closed >> row & 1:
            faces &= ~(7 << 3 * (WHITE_DICE + pad.LOCK_COLOURS[row]))
    return faces


# ------------------------------------------------------------------ the course of play


def start(s: State, players: int) -> None:
    """Begin a game: the first player throws."""
    s.players = players


def draw(s: State, random: chance.Random) -> int:
    """Make an outcome of the throw that is due from uniform random numbers: three bits a die."""
    outcome = 0
    for die in range(DICE):
        outcome |= chance.below(random, 6) + 1 << 3 * die
    return remaining_dice(outcome, s.closed)


def throw(s: State, outcome: int) -> None:
    """Let the dice fall and begin action 1, for everybody who can cross the white sum."""
    s.faces = outcome
    s.phase = WHITE
    for player in range(s.players):
        if open_cells(s.sheets[player].crosses, s.closed) & white_cells(outcome):
            s.deciding |= 1 << player
    if s.deciding == 0:
        begin_action_2(s)


def end_action_1(s: State) -> None:
    """Carry out what everybody has chosen; only now are rows closed."""
    for player in range(s.players):
        sheet = s.sheets[player]
        if player == s.active and sheet.choice and sheet.choice != 1 + PASS:
            s.crossed = 1
        sheet.crosses = with_choice(sheet.crosses, sheet.choice)
        sheet.choice = 0
    close_rows(s)
    if s.phase != OVER:
        begin_action_2(s)


def with_choice(crosses: int, choice: int) -> int:
    """Return the crosses as they are once a choice of action 1 is carried out."""
    if choice == 0 or choice == 1 + PASS:
        return crosses
    return cross(crosses, choice - 1)


def begin_action_2(s: State) -> None:
    """Ask the active player who can cross something, or has to take a penalty."""
    can_cross = open_cells(s.sheets[s.active].crosses, s.closed) & colour_cells(s.faces)
    if can_cross or not s.crossed:
        s.phase = COLOUR
        s.deciding = 1 << s.active
    else:
        next_turn(s)


def act_2(s: State, move: int) -> None:
    """Let the active player mark the sheet in action 2, and end the turn."""
    s.deciding = 0
    mark_2(s, move)
    if move == PENALTY:
        if s.sheets[s.active].penalties == PENALTY_BOXES:
            s.phase = OVER
    elif move != PASS:
        close_rows(s)
    if s.phase != OVER:
        next_turn(s)


def mark_2(s: State, move: int) -> None:
    """Cross a cell, leave it at that, or take the penalty of a turn without a cross."""
    sheet = s.sheets[s.active]
    if move == PENALTY:
        sheet.penalties += 1
    elif move != PASS:
        s.crossed = 1
        sheet.crosses = cross(sheet.crosses, move)


def close_rows(s: State) -> None:
    """Close the rows that somebody has locked, take their dice away, and end the game with the second one."""
    for player in range(s.players):
        s.closed |= locked_rows(s.sheets[player].crosses)
    s.faces = remaining_dice(s.faces, s.closed)
    if count_bits(s.closed) >= CLOSED_ROWS_END:
        s.phase = OVER


def next_turn(s: State) -> None:
    """Hand the dice to the next player."""
    s.active += 1
    if s.active == s.players:
        s.active = 0
    s.crossed = 0
    s.phase = ROLL


# ------------------------------------------------------------------ decisions


def deciders(s: State) -> int:
    """Return the players who have to choose (bits)."""
    return s.deciding


def is_over(s: State) -> bool:
    """Tell whether the game is over."""
    return s.phase == OVER


def legal(s: State, player: int, moves: list[int]) -> int:
    """Write the legal moves of a player who has to choose to `moves`; return their number."""
    cells = open_cells(s.sheets[player].crosses, s.closed)
    cells &= white_cells(s.faces) if s.phase == WHITE else colour_cells(s.faces)
    n = 0
    for row in range(ROWS):
        n = append_places(ROW_BITS * row, cells >> ROW_BITS * row & ALL_NUMBERS, moves, n)
    moves[n] = PENALTY if s.phase == COLOUR and not s.crossed else PASS
    return n + 1


def apply(s: State, player: int, move: int) -> None:
    """Carry out a legal move, up to the next decision or throw."""
    if s.phase == WHITE:
        choose(s, player, move)
        s.deciding &= ~(1 << player)
        if s.deciding == 0:
            end_action_1(s)
    else:
        act_2(s, move)


def choose(s: State, player: int, move: int) -> None:
    """Note what a player chooses in action 1; it is carried out when all have chosen."""
    s.sheets[player].choice = 1 + move


def carry_out(s: State, player: int, move: int) -> None:
    """Do what a legal move itself does, before the game goes on."""
    if s.phase == WHITE:
        choose(s, player, move)
    else:
        mark_2(s, move)


def conceal(s: State, player: int) -> None:
    """Leave in the state what a player may see: not what the others have chosen, nor who of them has chosen.

    A player that is not there, such as -1, sees what spectators see.
    """
    for other in range(s.players):
        if other != player and s.sheets[other].choice:
            s.sheets[other].choice = 0
            s.deciding |= 1 << other


# ------------------------------------------------------------------ points


def points(s: State, player: int, area: int) -> int:
    """Return the points of a row, a choice not yet carried out included; one past the last: minus the penalties."""
    sheet = s.sheets[player]
    if area == ROWS:
        return -PENALTY_COSTS * sheet.penalties
    return row_points(with_choice(sheet.crosses, sheet.choice), area)


def total(s: State, player: int) -> int:
    """Return all points of a player."""
    everything = 0
    for area in range(ROWS + 1):
        everything += points(s, player, area)
    return everything
