"""The pad Mixx B, as tables for the rules."""

from foxdice.games.qwixx.sheet import PADS, colour_cells, lock_colours, white_cells

WHITE_CELLS = white_cells(PADS["mixx-b"])
COLOUR_CELLS = colour_cells(PADS["mixx-b"])
LOCK_COLOURS = lock_colours(PADS["mixx-b"])
