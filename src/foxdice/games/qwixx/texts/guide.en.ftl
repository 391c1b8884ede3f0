# What the fox says in a first game, one sentence at a time.

guide-qwixx-welcome = Hello! Four rows to cross from left to right: throw, and we’ll see.
guide-qwixx-white = First the sum of the two white dice: cross it out in one of the rows, or pass.
guide-qwixx-others-throw = Somebody else threw, but the white sum is for everybody: cross it out, or pass.
guide-qwixx-colour = Then, only in your own turn, one white die plus one coloured die, in the row of that colour.
guide-qwixx-order = Whatever lies to the left of your last cross is gone for good, so mind the gaps.
guide-qwixx-gaps = Long rows are worth far more than short ones: a cross that skips little is a good cross.
guide-qwixx-price = Nothing crossed in this turn costs a penalty, minus 5. Sometimes a small gap is cheaper.
guide-qwixx-penalty = A penalty: minus 5. The fourth one of any player ends the game.
guide-qwixx-lock = The last number! It needs five crosses in its row before; with it comes the lock, one more cross.
guide-qwixx-closed = A row is closed and its die has left the game. Two closed rows, and the game is over.
guide-qwixx-nothing = No number you like? Passing costs nothing here.
guide-qwixx-others = Now the others choose; nobody sees what the rest take until all have chosen.
guide-qwixx-worth = The more crosses in a row, the more each one is worth; below the rows you see how much.
