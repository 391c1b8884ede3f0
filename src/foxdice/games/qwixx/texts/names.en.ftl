# The words of this game alone.

game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, Mixx B pad
short-qwixx = Qwixx
pitch-qwixx = Everybody plays on every throw. Left to right, and mind the gaps.
variant-qwixx = Classic
variant-qwixx-mixx-b = Mixx B
hint-qwixx = The numbers are in order.
hint-qwixx-mixx-b = The numbers of every row are shuffled.

draw-title-qwixx = Qwixx
draw-title-qwixx-mixx-b = Qwixx Mixx B
draw-hint-qwixx = from the left · { $last } needs { $crosses } crosses before
end-qwixx-alone = { $penalty ->
    [4] The fourth penalty ended the game.
   *[other] Two closed rows ended the game.
}

prompt-white = Cross the white sum, { $sum }, or pass.
prompt-colour = Cross white plus a colour, or pass.
prompt-penalty = Cross white plus a colour, or take a penalty.
page-row-closed = Closed: { $rows }
end-row = Row

how-qwixx-easy = Grabs points, dreads penalties, overlooks many a number and never looks at the others.
how-qwixx-medium = Hates to leave numbers out, dreads penalties and thinks of its own sheet only.
how-qwixx-hard = Watches the others; overlooks a number now and then and is a little too careful.
how-qwixx-master = Overlooks nothing, knows what others are likely to cross, and plays to win.
how-qwixx-exact = Makes the most points that can be made alone, whatever the others do.
how-qwixx-careful = Skips at most one number.
how-qwixx-opportunist = Skips at most two numbers.
how-qwixx-racer = Closes rows and ends the game as soon as it leads.
how-qwixx-patient = Plays for points as if it were alone.
