"""The pad as tables for the rules: the base pad's; another pad gives them other values (`Source.tables`)."""

from foxdice.games.qwixx.sheet import PADS, colour_cells, lock_colours, white_cells

WHITE_CELLS = white_cells(PADS["base"])  # by number: the cells that show it (bits)
COLOUR_CELLS = colour_cells(PADS["base"])  # by colour * 13 + number: the cells that show both (bits)
LOCK_COLOURS = lock_colours(PADS["base"])  # by row: the colour whose die leaves when the row is closed
