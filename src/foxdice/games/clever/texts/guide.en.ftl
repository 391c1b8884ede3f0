# What the fox says in a first game, one sentence at a time.

guide-clever-welcome = Hello! Six dice, one sheet: throw, and we’ll see.
guide-clever-first-die = Tap a die you like. Lower ones will go to the tray, so a small die keeps more of them in play.
guide-clever-white = White is wild: it fits wherever a cell glows.
guide-clever-yellow = Yellow: cross out the same number. Full rows bring bonuses, full columns bring points.
guide-clever-cells = Now tap the glowing cell you like best.
guide-clever-blue = Blue always counts together with white, wherever the two lie.
guide-clever-green = Green goes from the left, and each die must be at least the number printed there.
guide-clever-orange = Orange goes from the left and takes any number; ×2 and ×3 multiply it.
guide-clever-purple = Purple goes from the left, each number higher than the one before; after a 6 anything goes.
guide-clever-throws = You throw three times in a turn, and each time you choose one die.
guide-clever-lower = Choose again. Dice lower than your choice go to the tray, equal ones stay.
guide-clever-gift = A new round, and a gift for everybody: the sheet shows it beside the number of the round.
guide-clever-bonus = A bonus! It is used at once: tap a glowing cell, and see whether it sets off the next one.
guide-clever-fox = A fox! In the end each fox is worth as much as your weakest area.
guide-clever-got-extra = A +1: at the end of a turn it lets you use one more die, even one used before.
guide-clever-extra = The turn is over, and you have a +1: take one more die, or keep it with “Stop”.
guide-clever-burnt = No die fits, so this roll is burnt: tap “Skip” and the same dice are thrown again.
guide-clever-reroll = Nothing you like? The reroll throws all these dice again.
guide-clever-other-side = Your own throws are over. When others throw, you take from the tray; alone, you throw once for that.
guide-clever-passive = Take one of the dice that are offered, or decline if you would rather not.
guide-clever-others = Now the others play; whatever ends up on the tray may be yours.
guide-clever-farewell = You know the game now! From here on I speak up only when something new happens.
