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

guide-welcome = Hello! Six dice, one sheet. Tap “Throw” and see what you get.
guide-first-die = Tap a die you like: it is marked in the area of its colour. But dice that are lower go to the tray, so a small one keeps more dice in play.
guide-second-throw = Nicely marked. You have three throws a turn; throw the dice that are left.
guide-lower-dice = See the tray? Lower dice landed there. Choose again: tap a die, then a glowing cell.
guide-white = White is wild: it can be any colour. And blue always counts together with white.
guide-areas = Full rows give bonuses, full columns in yellow give points. Small signs beside the cells show what you get.
guide-reroll = Nothing you like? You have a reroll: it throws all these dice again.
guide-other-side = Now the other side of the game: when others throw, you take from the tray. Alone, the dice are thrown once for that.
guide-passive = The three lowest dice are on the tray. Take one, or decline if you would rather not.
guide-bonus = A bonus! It is used at once: tap one of the glowing cells. Bonuses can set off further bonuses; that is the whole art.
guide-extra = The turn is over, and you have a +1: it lets you use one more die, any of the six. You may keep it for later: tap “Stop”.
