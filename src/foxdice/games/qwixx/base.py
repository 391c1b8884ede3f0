"""The base pad, as tables for the rules."""

from foxdice.games.qwixx.sheet import PADS, colour_cells, lock_colours, white_cells

WHITE_CELLS = white_cells(PADS["base"])
COLOUR_CELLS = colour_cells(PADS["base"])
LOCK_COLOURS = lock_colours(PADS["base"])
