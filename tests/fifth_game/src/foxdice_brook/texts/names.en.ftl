# The words of The Brook that the page and the drawing show.

game-brook = The Brook
short-brook = The Brook
pitch-brook = Pick flowers, lay stones, get across. Everybody uses the same two dice.
draw-title-brook = The Brook
draw-hint-brook-green = the same number
draw-hint-brook-blue = from the left · at least this number
brook-prompt = Pick the flower of the green die, lay a stone with the blue one, or pass.
