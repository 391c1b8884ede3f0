"""How a Clever game goes: rounds, turns, rolls, passive picks and +1, in the order of the rule book.

Moves below FIRST_MARK are actions: those named here and, from FIRST_OWN_ACTION on, those of the game's areas. All other
moves mark the sheet and belong to the areas too.
"""

from typing import Final

from foxdice.core import chance, parts
from foxdice.games.family import areas
from foxdice.games.family.dice import (
    ALL_DICE,
    DICE,
    on_slots,
    put_lower_dice_on_tray,
    put_on_slot,
    put_rest_on_tray,
    serve_alone,
    show_faces,
)
from foxdice.games.family.state import (
    ACTIVE_EXTRA,
    EXTRA,
    IDLE,
    NEXT_TURN,
    OVER,
    PASSIVE,
    PASSIVE_PICK,
    PICK,
    ROLL,
    SOLO_ROLL,
    FamilySheet,
    FamilyState,
)

REROLL: Final = 0
LET_GO: Final = 1  # use no die of this roll
DECLINE: Final = 2  # passive: take no die
STOP: Final = 3  # no (more) +1
FIRST_OWN_ACTION: Final = 16
FIRST_MARK: Final = 32

ROLLS: Final = 3
AREAS: Final = 5
ROUNDS: Final = (0, 6, 6, 5, 4)  # by number of players
FACE_BITS: Final = 18  # six faces; the nearness of a solo throw lies above them


# ------------------------------------------------------------------ the course of play


def start(s: FamilyState, players: int) -> None:
    """Begin a game."""
    s.players = players
    for player in range(players):
        areas.start_sheet(s.sheets[player])
    s.active = players - 1  # so that the first turn is the first player's
    s.coming = NEXT_TURN
    go_on(s)


def next_turn(s: FamilyState) -> None:
    """Hand the dice to the next player; a new round begins when everybody has been active."""
    s.active += 1
    if s.active == s.players:
        s.active = 0
    s.tray = 0
    s.slots = 0
    s.roll = 0
    s.rolled = ALL_DICE
    s.coming = ROLL
    if s.active == 0:
        if s.round_number == ROUNDS[s.players]:
            s.rolled = 0
            s.coming = OVER
        else:
            s.round_number += 1
            give_round_bonus(s)


def give_round_bonus(s: FamilyState) -> None:
    """Everybody gets what the round track shows; bonuses to be used at once are used by all at the same time."""
    deciding = 0
    for player in range(s.players):
        sheet = s.sheets[player]
        areas.round_bonus(sheet, s.round_number)
        areas.drop_lost_bonuses(sheet)
        if sheet.pending:
            deciding |= 1 << player
    open_window(s, deciding)


def end_roll(s: FamilyState) -> None:
    """After a pick or a wasted roll: throw again, or end the active player's rolls."""
    s.roll += 1
    if s.roll < ROLLS and s.rolled:
        s.coming = ROLL
    else:
        put_rest_on_tray(s)
        s.coming = ACTIVE_EXTRA


def offer_tray(s: FamilyState) -> None:
    """Serve the tray to the passive players, all at once; alone one serves oneself."""
    passive = (1 << s.players) - 1
    if s.players > 1:
        passive &= ~(1 << s.active)
    for player in range(s.players):
        if passive >> player & 1:
            s.sheets[player].step = PASSIVE_PICK
    open_window(s, passive)


def offer_extra_dice(s: FamilyState, player: int) -> None:
    """At the end of a player's turn: let them use +1."""
    sheet = s.sheets[player]
    sheet.extra_taken = 0
    sheet.step = EXTRA
    s.deciding |= 1 << player


def open_window(s: FamilyState, deciding: int) -> None:
    """Let players choose; when several choose at once, remember what everybody has seen so far."""
    s.deciding = deciding
    if deciding & (deciding - 1):
        s.hidden = 1
        for player in range(s.players):
            parts.copy_part(s.sheets, player, s.shown, player)


def go_on(s: FamilyState) -> None:
    """Go on to the next decision or throw."""
    while s.deciding == 0:
        s.hidden = 0
        if s.coming == ACTIVE_EXTRA:
            s.coming = SOLO_ROLL if s.players == 1 else PASSIVE
            offer_extra_dice(s, s.active)
            finish_player(s, s.active)
        elif s.coming == PASSIVE:
            s.coming = NEXT_TURN
            offer_tray(s)
        elif s.coming == NEXT_TURN:
            next_turn(s)
        else:
            return


def finish_player(s: FamilyState, player: int) -> None:
    """Once a player has nothing left to choose, nobody waits for them any more."""
    sheet = s.sheets[player]
    if sheet.pending:
        areas.drop_lost_bonuses(sheet)
        if sheet.pending:
            return
    if sheet.step == EXTRA and (sheet.extras == sheet.extras_used or not has_extra_move(s, player)):
        sheet.step = IDLE
    if sheet.step == IDLE:
        s.deciding &= ~(1 << player)


def has_extra_move(s: FamilyState, player: int) -> bool:
    """Tell whether +1 would be of any use to a player who has one."""
    return areas.can_use(s, player, ALL_DICE & ~s.sheets[player].extra_taken)


# ------------------------------------------------------------------ decisions


def deciders(s: FamilyState) -> int:
    """Return the players who have to choose (bits)."""
    return s.deciding


def is_over(s: FamilyState) -> bool:
    """Tell whether the game is over."""
    return s.coming == OVER


def legal(s: FamilyState, player: int, moves: list[int]) -> int:
    """Write the legal moves of a player who has to choose to `moves`; return their number."""
    sheet = s.sheets[player]
    if sheet.pending:
        return areas.bonus_moves(s, player, moves)
    dice = usable_dice(s, player)
    if sheet.step == PICK:
        n = areas.die_moves(s, player, dice, moves, 0)
        if n == 0 or areas.MAY_REFUSE_A_ROLL:
            moves[n] = LET_GO
            n += 1
        if sheet.rerolls > sheet.rerolls_used:
            moves[n] = REROLL
            n += 1
        return n
    if sheet.step == PASSIVE_PICK:
        n = areas.die_moves(s, player, dice & s.tray, moves, 0)
        if dice != s.tray:
            n = areas.die_moves(s, player, dice & ~s.tray, moves, n)
        moves[n] = DECLINE
        return n + 1
    n = areas.die_moves(s, player, dice, moves, 0)
    moves[n] = STOP
    return n + 1


def is_legal(s: FamilyState, player: int, move: int, moves: list[int]) -> bool:
    """Tell whether a move of a player who has to choose is legal; of dice only the one it uses is looked at."""
    if move < FIRST_MARK or s.sheets[player].pending:
        n = legal(s, player, moves)
    else:
        n = areas.die_moves(s, player, usable_dice(s, player) & 1 << areas.die_of(move), moves, 0)
    return move in moves[:n]


def usable_dice(s: FamilyState, player: int) -> int:
    """Return the dice a player may choose from now, fitting or not (bits)."""
    sheet = s.sheets[player]
    if sheet.step == PICK:
        return s.rolled
    if sheet.step == PASSIVE_PICK:
        return s.tray if areas.fits_as_it_lies(s, player, s.tray) else s.tray | on_slots(s)
    taken: int = sheet.extra_taken
    return ALL_DICE & ~taken


def apply(s: FamilyState, player: int, move: int) -> None:
    """Carry out a legal move, up to the next decision or throw."""
    carry_out(s, player, move)
    finish_player(s, player)
    go_on(s)


def carry_out(s: FamilyState, player: int, move: int) -> None:
    """Do what a legal move itself does, before the game goes on."""
    sheet = s.sheets[player]
    if sheet.pending:
        areas.use_bonus(s, player, move)
    elif sheet.step == PICK:
        sheet.step = IDLE
        if move == REROLL:
            sheet.rerolls_used += 1
        else:
            if move != LET_GO:
                pick(s, player, move)
            end_roll(s)
    elif sheet.step == PASSIVE_PICK:
        if move != DECLINE:
            areas.use_die(s, player, move)
        offer_extra_dice(s, player)
    elif move == STOP:
        sheet.step = IDLE
    else:
        sheet.extras_used += 1
        sheet.extra_taken |= 1 << areas.die_of(move)
        areas.use_die(s, player, move)


def pick(s: FamilyState, player: int, move: int) -> None:
    """Put the chosen die on its slot, mark it, and put the lower dice on the tray."""
    die = areas.die_of(move)
    put_on_slot(s, die)
    areas.use_die(s, player, move)
    put_lower_dice_on_tray(s, die)


def conceal(s: FamilyState, player: int) -> None:
    """Leave in the state what a player may see: others' sheets as they were before everybody began to choose.

    A player that is not there, such as -1, sees what spectators see.
    """
    if s.hidden:
        for other in range(s.players):
            if other != player:
                parts.copy_part(s.shown, other, s.sheets, other)
                if s.sheets[other].step or s.sheets[other].pending:
                    s.deciding |= 1 << other


# ------------------------------------------------------------------ throws


def draw(s: FamilyState, random: chance.Random) -> int:
    """Make an outcome of the throw that is due from uniform random numbers."""
    outcome = 0
    thrown = ALL_DICE if s.coming == SOLO_ROLL else s.rolled
    for die in range(DICE):
        if thrown >> die & 1:
            outcome |= chance.below(random, 6) + 1 << 3 * die
    if s.coming == SOLO_ROLL:
        left = 0o543210  # the dice, three bits each
        for place in range(DICE):
            chosen = chance.below(random, DICE - place)
            outcome |= (left >> 3 * chosen & 7) << FACE_BITS + 3 * place
            below_chosen = (1 << 3 * chosen) - 1
            left = left & below_chosen | left >> 3 & ~below_chosen
    return outcome


def throw(s: FamilyState, outcome: int) -> None:
    """Let the dice fall: faces, three bits a die; alone also their nearness to the tray."""
    if s.coming == SOLO_ROLL:
        s.rolled = ALL_DICE
        s.tray = 0
        s.slots = 0
        show_faces(s, outcome)
        serve_alone(s, outcome >> FACE_BITS)
        s.coming = NEXT_TURN
        offer_tray(s)
    else:
        show_faces(s, outcome)
        s.sheets[s.active].step = PICK
        s.deciding = 1 << s.active


# ------------------------------------------------------------------ points


def weakest_area(sheet: FamilySheet) -> int:
    """Return the points of the weakest area: what each fox is worth."""
    lowest = areas.area_points(sheet, 0)
    for area in range(1, AREAS):
        lowest = min(lowest, areas.area_points(sheet, area))
    return lowest


def points(s: FamilyState, player: int, area: int) -> int:
    """Return the points of an area by its place on the sheet; one past the last: the foxes."""
    sheet = s.sheets[player]
    if area < AREAS:
        return areas.area_points(sheet, area)
    return fox_points(sheet)


def fox_points(sheet: FamilySheet) -> int:
    """Return what the foxes are worth together."""
    return sheet.foxes * weakest_area(sheet)


def total(s: FamilyState, player: int) -> int:
    """Return all points of a player."""
    sheet = s.sheets[player]
    everything = fox_points(sheet)
    for area in range(AREAS):
        everything += areas.area_points(sheet, area)
    return everything
