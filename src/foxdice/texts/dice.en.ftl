# What the check of a game's dice found. Every id is `verdict-` and the code of the verdict.

verdict-fair = Fair: the seed fits the commitment, and { $throws ->
    [one] the one throw follows
   *[other] all { $throws } throws follow
} from it.
verdict-not-fair-dice = This game was not played with fair dice; there is nothing to check.
verdict-not-revealed = The game is not over: the seed has not been revealed yet.
verdict-unreadable = Seed, salt or words in this record cannot be read.
verdict-wrong-commitment = Not fair: seed and salt do not fit the commitment that was published before the game.
verdict-wrong-throw = Not fair: throw { $wrong } is “{ $thrown }”, but the seed gives “{ $right }”.
