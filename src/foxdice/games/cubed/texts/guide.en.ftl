# What the fox says in a first game, one sentence at a time.

guide-cubed-welcome = Hello! Six dice and a sheet full of chains: throw, and we’ll see.
guide-cubed-first-die = Tap a die you like. Lower ones will go to the tray, so a small die keeps more of them in play.
guide-cubed-white = White is wild: it fits wherever a cell glows.
guide-cubed-cells = Tap the glowing cell you like best.
guide-cubed-yellow = Yellow: the first throw of a turn goes into row I, the second into row II, the third into row III.
guide-cubed-turquoise = Turquoise: choose any row for this number. Other dice of the same number you have taken may add crosses.
guide-cubed-blue = Blue plus white: to the left one less each time, to the right one more, and a 7 fits after any other number.
guide-cubed-brown = Brown only ever goes to the right: what is skipped is gone. Neighbours with a bonus between them bring it.
guide-cubed-pink = Pink takes any number: half of it and you get the bonus, or multiplied without the bonus.
guide-cubed-throws = You throw three times in a turn, and each time you choose one die.
guide-cubed-lower = Choose again. Dice lower than your choice go to the tray, equal ones stay.
guide-cubed-gift = A new round, and a gift for everybody: the sheet shows it beside the number of the round.
guide-cubed-bonus = A bonus! It is used at once: tap a glowing cell, and see whether it sets off the next one.
guide-cubed-fox = A fox! In the end each fox is worth as much as your weakest area.
guide-cubed-got-joker = A number joker: tap it before a die, and the die counts for you as the number in the circle.
guide-cubed-got-extra = A +1: at the end of a turn it lets you use one more die, even one used before.
guide-cubed-extra = The turn is over, and you have a +1: take one more die, or keep it with “Stop”.
guide-cubed-skip = Nothing you like? You may skip a roll: its slot stays empty, and the same dice are thrown again.
guide-cubed-reroll = The reroll throws all these dice again, and does not cost you a slot.
guide-cubed-other-side = Your own throws are over. When others throw, you take from the tray; alone, you throw once for that.
guide-cubed-passive = Take one of the dice that are offered, or decline; yellow now goes into the grey cells.
guide-cubed-others = Now the others play; whatever ends up on the tray may be yours.
guide-cubed-farewell = You know the game now! From here on I speak up only when something new happens.
