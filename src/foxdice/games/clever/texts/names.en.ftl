# The words of this game alone.

game-clever = That's Pretty Clever (Ganz schön clever)
short-clever = That’s Pretty Clever
pitch-clever = Take a die, mark your sheet, and watch one bonus set off the next.

rank-clever-1 = The fox asks you for advice
rank-clever-2 = Sharper than the pencil
rank-clever-3 = Chain after chain
rank-clever-4 = The dice do as you say
rank-clever-5 = Talented fox cub
rank-clever-6 = Hot on the trail
rank-clever-7 = Paws warmed up
rank-clever-8 = One bonus short
rank-clever-9 = The dice had a day off

draw-title-clever = That's Pretty Clever
draw-hint-clever-yellow = the same number
draw-hint-clever-blue = blue + white
draw-hint-clever-green = from the left · at least this number
draw-hint-clever-orange = from the left · any number
draw-hint-clever-purple = from the left · rising, after 6 anything
