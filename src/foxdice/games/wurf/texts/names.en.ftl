# The words of this game alone.

game-wurf = Strike (Der große Wurf)
game-wurf-match = Strike, a match (Der große Wurf)
short-wurf = Strike
pitch-wurf = Throw dice into the arena, hit the others, take home what matches.
variant-wurf = One game
variant-wurf-match = Match
hint-wurf = The last one with dice wins.
hint-wurf-match = As many games as players; the fewest penalty points win.

draw-title-wurf = Strike
draw-title-wurf-match = Strike, a match

end-why-last-left = Nobody else has any dice left.
end-why-fewest = The fewest penalty points over all games.
end-penalty-points = { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
}
arena-start-die = Put the first die into the arena.
arena-put = Put it down
arena-one-die = Throw a die into the arena.
arena-all-dice = The arena is empty: throw all your dice.
arena-flat = { $count ->
    [one] A die lies cocked: throw it again.
   *[other] { $count } dice lie cocked: throw them again.
}
arena-choice = No match. Throw again and risk a die, or stop and leave these to the next player?

how-wurf-easy = Throws on only when all five values lie, and so hard that dice fly out.
how-wurf-medium = Throws on as long as anything lies, straight at the dice.
how-wurf-hard = Throws on by the odds, from how many dice lie; pushes them into a row and hits it.
how-wurf-master = Throws on by the odds, from which values lie, and hits one die so that the right side comes up.
how-wurf-greedy = Throws on as long as anything lies, straight at the dice.
how-wurf-steady = Throws on by the odds, from how many dice lie; pushes them into a row and hits it.
