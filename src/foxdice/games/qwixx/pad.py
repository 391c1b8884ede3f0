"""What the rules ask of a pad. Each pad has a module that stands for this one."""

WHITE_CELLS: tuple[int, ...]  # by number: the cells that show it (bits)
COLOUR_CELLS: tuple[int, ...]  # by colour * 13 + number: the cells that show both (bits)
LOCK_COLOURS: tuple[int, ...]  # by row: the colour whose die leaves when the row is closed
