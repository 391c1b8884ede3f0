# What the check of a game's dice found. Every id is `verdict-` and the code of the verdict.

verdict-fair = { $throws ->
    [0] Fair: the seed fits the commitment. Nothing was thrown.
    [one] Fair: the one throw was fixed before the game and checks out.
   *[other] Fair: all { $throws } throws were fixed before the game and check out.
}
verdict-fair-by-hand = { $throws ->
    [0] Fair: the seed fits the commitment. Nothing was thrown.
    [one] Fair: the one throw, made again from the hand’s movement, ends the same.
   *[other] Fair: all { $throws } throws, made again from the hands’ movements, end the same.
}
verdict-not-fair-dice = This game was not played with fair dice; there is nothing to check.
verdict-not-revealed = The game is not over: the seed has not been revealed yet.
verdict-unreadable = Seed, salt, words or random bits in this record cannot be read.
verdict-wrong-commitment = Not fair: seed and salt do not fit the commitment that was published before the game.
verdict-wrong-bits = Not fair: the random bits that players' devices added are not the promised ones, or somebody was left out without being late.
verdict-wrong-throw = Not fair: throw { $wrong } is “{ $thrown }”, but the seed gives “{ $right }”.
verdict-wrong-rest = Not fair: the dice of throw { $wrong } (“{ $thrown }”) do not lie as seed and hand leave them.
verdict-wrong-gesture = Not fair: throw { $wrong } cannot have been made as it is written down. { $reason }
verdict-other-arena = This cannot be decided here: throw { $wrong } ends differently, but it was made in another arena ({ $thrown }, here it is { $right }), where the same throw may end otherwise.
verdict-no-engine = The throws of this game were made on a device and can be made again exactly, but not here: `pip install "foxdice[play]"` brings what is needed (wasmtime).
verdict-helped = Seat { $seat } was helped by a program.
