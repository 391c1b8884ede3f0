# Names of things: colours, areas, actions, ranks. Labels start with a capital, words inside a sentence do not.

## Colours and dice

colour-white = white
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-turquoise = turquoise
colour-brown = brown
colour-pink = pink
colour-red = red

# The letter of a colour on dice and sheets; no two are alike in one game.
letter-white = W
letter-yellow = Y
letter-blue = B
letter-green = G
letter-orange = O
letter-purple = P
letter-turquoise = T
letter-brown = N
letter-pink = P
letter-red = R

die = die
die-white = white die
die-yellow = yellow die
die-blue = blue die
die-green = green die
die-orange = orange die
die-purple = purple die
die-turquoise = turquoise die
die-brown = brown die
die-pink = pink die
die-red = red die

## Areas of a sheet, rows

area-yellow = Yellow area
area-blue = Blue area
area-green = Green area
area-orange = Orange area
area-purple = Purple area
area-turquoise = Turquoise area
area-brown = Brown area
area-pink = Pink area
area-any = Any area

row-red = Red row
row-yellow = Yellow row
row-green = Green row
row-blue = Blue row

## What one can do, get or suffer

action-reroll = Reroll
action-extra-die = Extra die (+1)
action-number-joker = Number joker
action-decline = Decline
action-burn = Burn the roll
action-stop = Stop
action-throw = Throw
action-pass = Pass
action-lock = Lock
action-penalty = Penalty
burnt-roll = Burnt roll
bonus = Bonus
fox = Fox

## Places and time

sheet = Sheet
tray = Tray
arena = Arena
slot = Slot
slot-number = Slot { $slot }
round = Round
round-of = Round { $round } of { $rounds }
active-player = Active player
passive-player = Passive player
total = Total

## Counted things

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
count-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
count-foxes = { $count ->
    [one] { $count } fox
   *[other] { $count } foxes
}
count-rerolls = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
count-extra-dice = { $count ->
    [one] { $count } extra die
   *[other] { $count } extra dice
}
count-number-jokers = { $count ->
    [one] { $count } number joker
   *[other] { $count } number jokers
}
count-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
