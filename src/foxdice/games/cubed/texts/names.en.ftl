# The words of this game alone.

game-cubed = Clever Cubed (Clever hoch Drei)
short-cubed = Clever Cubed
pitch-cubed = The big sister: jokers, sevens and chains in every direction.

rank-cubed-1 = Three foxes take a bow
rank-cubed-2 = Clever in every direction
rank-cubed-3 = You see round corners
rank-cubed-4 = All six faces in hand
rank-cubed-5 = Bonus fireworks
rank-cubed-6 = A feeling for sevens
rank-cubed-7 = The fox nods
rank-cubed-8 = Two dimensions mastered
rank-cubed-9 = Tail up and onwards
rank-cubed-10 = Pink had other plans
rank-cubed-11 = Time for a fresh sheet

draw-title-cubed = Clever Cubed
draw-hint-cubed-yellow = roll I–III = row · passive: grey cells
draw-hint-cubed-turquoise = same number, any row · pairs cross more
draw-hint-cubed-blue = blue + white · { $points } more if ≤ { $low } or ≥ { $high }
draw-hint-cubed-brown = same number · only ever to the right
draw-hint-cubed-pink = half + bonus · or ×, no bonus
