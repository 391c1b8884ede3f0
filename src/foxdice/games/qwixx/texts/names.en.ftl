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
