# Names of things: games, colours, areas, actions, ranks. Labels start with a capital, words inside a sentence do not.

game-clever = That's Pretty Clever (Ganz schön clever)
game-cubed = Clever Cubed (Clever hoch Drei)
game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, Mixx B pad
game-wurf = Strike (Der große Wurf)
game-wurf-match = Strike, a match (Der große Wurf)

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

## Areas of a sheet, rows of Qwixx

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

## Ranks for playing alone, the best first

rank-clever-1 = The fox asks you for advice
rank-clever-2 = Sharper than the pencil
rank-clever-3 = Chain after chain
rank-clever-4 = The dice do as you say
rank-clever-5 = Talented fox cub
rank-clever-6 = Hot on the trail
rank-clever-7 = Paws warmed up
rank-clever-8 = One bonus short
rank-clever-9 = The dice had a day off

rank-cubed-1 = Three foxes take a bow
rank-cubed-2 = Clever in every direction
rank-cubed-3 = You see round corners
rank-cubed-4 = All six faces in hand
rank-cubed-5 = Bonus fireworks
rank-cubed-6 = A feeling for sevens
rank-cubed-7 = The fox nods
rank-cubed-8 = Two dimensions mastered
rank-cubed-9 = Tail up and onwards
rank-cubed-10 = Pink had other plans
rank-cubed-11 = Time for a fresh sheet
