"""Cells, moves and throws of Qwixx as text, and why a move is not legal.

`r5` crosses the red 5 (in action 1 with the white sum, in action 2 with a white die and the red one) · `r12` crosses
the last red number and its lock · `pass` · `penalty`. A throw: `w4 w1 r3 y6 g2 b6`.
"""

import re
from collections.abc import Iterator

from foxdice.core.errors import IllegalMove, InvalidMove, InvalidThrow
from foxdice.core.game import Request
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.rules import LAST, NEEDED_FOR_THE_LAST, PASS, PENALTY, WHITE_DICE
from foxdice.games.qwixx.scene import ACTIONS, DICE
from foxdice.games.qwixx.sheet import COLOURS, LETTERS, ROW_BITS, Pad, lock_colours
from foxdice.games.qwixx.state import WHITE, State
from foxdice.texts import Name

# ------------------------------------------------------------------ throws


def dice_to_throw(state: State, pad: Pad) -> Request:
    """Return which dice are thrown now: both white ones and those of the rows that are open."""
    gone = {LETTERS[colour] for row, colour in enumerate(lock_colours(pad)) if state.closed >> row & 1}
    return Request("".join(letter for letter in DICE if letter not in gone))


def parse_throw(text: str, request: Request) -> int:
    """Return the outcome a text means; raise `InvalidThrow`."""
    words = text.split()
    for word in words:
        if not re.fullmatch(f"[{DICE}][1-6]", word):
            raise InvalidThrow("throw-word", text=word)
    words.sort(key=lambda word: DICE.index(word[0]))  # keeps the white ones in the order they were given
    thrown = "".join(word[0] for word in words)
    if thrown != request.dice:
        raise InvalidThrow("throw-dice", text=" ".join(thrown), dice=" ".join(request.dice))
    outcome = 0
    for place, word in enumerate(words):
        die = place if place < WHITE_DICE else DICE.index(word[0])
        outcome |= int(word[1]) << 3 * die
    return outcome


def wrong_dice(outcome: int, request: Request) -> InvalidThrow:
    """Return why an outcome is refused: it is not one of the requested dice, and of no others."""
    return InvalidThrow("throw-dice", text=str(outcome), dice=" ".join(request.dice))


# ------------------------------------------------------------------ cells and moves


class Cells:
    """The cells of a pad by name, and as the codec of what a sheet holds."""

    def __init__(self, game: str, pad: Pad) -> None:
        self.game = game
        self.printed = {
            row * ROW_BITS + place: cell for row, cells in enumerate(pad) for place, cell in enumerate(cells)
        }
        self._words = {
            cell: LETTERS[COLOURS.index(printed.colour)] + str(printed.number) for cell, printed in self.printed.items()
        }
        self._moves = {word: move for move, word in (self._words | ACTIONS).items()}

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return move in self.printed or move in ACTIONS

    def format_move(self, move: int) -> str:
        """Return a move as text."""
        return ACTIONS.get(move) or self._words[move]

    def parse_move(self, text: str) -> int:
        """Return the move a text means; raise `InvalidMove`."""
        if text not in self._moves:
            raise InvalidMove("invalid-move", game=self.game, text=text)
        return self._moves[text]

    # ------------------------------------------------------------------ reasons

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        if move == PASS:
            return IllegalMove("penalty-due")
        if move == PENALTY:
            return IllegalMove("penalty-later" if state.phase == WHITE else "no-penalty-due")
        return self._why_not_open(state, player, move) or self._why_not_number(state, move)

    def _why_not_open(self, state: State, player: int, cell: int) -> IllegalMove | None:
        crosses = state.sheets[player].crosses
        if rules.open_cells(crosses, state.closed) >> cell & 1:
            return None
        row, place = divmod(cell, ROW_BITS)
        name = Name(f"row-{self.printed[row * ROW_BITS + LAST].colour}")
        number = self.printed[cell].number
        crossed = crosses >> row * ROW_BITS & rules.ALL_NUMBERS
        if crossed >> place & 1:
            return IllegalMove("already-crossed", area=name, cell=number)
        if state.closed >> row & 1:
            return IllegalMove("row-closed", row=name)
        if crossed >> place:
            last = self.printed[row * ROW_BITS + crossed.bit_length() - 1].number
            return IllegalMove("cell-passed", row=name, cell=number, last=last)
        count = crossed.bit_count()
        return IllegalMove("needs-five", row=name, cell=number, needed=NEEDED_FOR_THE_LAST, count=count)

    def _why_not_number(self, state: State, cell: int) -> IllegalMove:
        first, second = rules.face(state.faces, 0), rules.face(state.faces, 1)
        colour, number = self.printed[cell]
        if state.phase == WHITE:
            return IllegalMove("white-sum", first=first, second=second, sum=first + second, cell=number)
        coloured = rules.face(state.faces, WHITE_DICE + COLOURS.index(colour))
        sums = " / ".join(f"{white} + {coloured} = {white + coloured}" for white in dict.fromkeys((first, second)))
        return IllegalMove("colour-sum", die=Name(f"die-{colour}"), sums=sums, cell=number)

    # ------------------------------------------------------------------ codecs for states as text

    def write(self, value: int) -> str:
        """Return crosses as text: `r2,r5,b12`; a lock goes without saying."""
        return ",".join(word for cell, word in self._words.items() if value >> cell & 1)

    def read(self, text: str) -> int:
        """Return the crosses a text means; raise ValueError when it means none."""
        crosses = 0
        for cell in self._read_cells(text):
            if crosses >> cell & 1:
                raise ValueError(text)
            crosses = rules.cross(crosses, cell)
        return crosses

    def _read_cells(self, text: str) -> Iterator[int]:
        for word in text.split(","):
            if word not in self._moves or word in ACTIONS.values():
                raise ValueError(text)
            yield self._moves[word]


class Choice:
    """The codec of a choice that is not carried out yet."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells

    def write(self, value: int) -> str:
        """Return the chosen move."""
        return self._cells.format_move(value - 1)

    def read(self, text: str) -> int:
        """Return the choice a text means; raise ValueError when it means none."""
        try:
            move = self._cells.parse_move(text)
        except InvalidMove:
            raise ValueError(text) from None
        if move == PENALTY:
            raise ValueError(text)
        return 1 + move
