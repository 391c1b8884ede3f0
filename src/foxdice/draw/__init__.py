"""Score sheets as SVG: one drawing for page, notebook, print and tests.

>>> from foxdice import draw, games
>>> draw.sheet(games.get(games.ids()[0]))[:4]
'<svg'

Every cell is a group whose id is the cell's id on the sheet, with a name for people who hear the sheet.
"""

from foxdice.draw.notebook import PlayerSheet
from foxdice.draw.registry import sheet

__all__ = ["PlayerSheet", "sheet"]
