# Words of the page. Short, friendly, concrete, never blaming.

page-motto = Dice games, and one clever fox.
page-go-on = Unfinished games
page-waiting-room = Waiting for players
page-just-now = just now
page-games = Games
page-more-ways = With others
page-rules = Rules
page-guide-title = New here?
page-guide-pitch = Play a first game of { $game } and I’ll explain as we go.
page-guide-off = Without the guide
page-guide-on = Go on with the guide
page-guide-this = First game? The fox explains as you go
page-close = Close
page-back = Back
page-menu = Menu
page-loading = One moment…
page-no-answer = No answer from the server. Please try again in a moment.
page-offline = You are offline, and this needs a network. What you play on this device goes on without.
page-lost = Connection lost. Reconnecting…
page-no-table = Table not found
page-out-of-step = This page and the server do not agree on how the game went. Load the page again.
page-not-now = That didn’t work just now
page-try-again = Try again
page-to-start = To the front page
page-another-game = Start another game
page-review-so-far = Review so far
page-practise = Practise
page-report-name = Report the name “{ $name }”
page-reported = Thank you. Whoever runs this server will look at it.
page-copy-link = Copy the link to this table
page-copied = Copied
page-copy-by-hand = The browser does not allow copying. Here is the link: { $text }
page-resign = Give up
page-resign-sure = Really give up?
page-bot-plays-for-you = A bot is playing for you.
page-take-back = Play on myself
page-you = You
page-your-name = Your name
page-player = Player { $number }
page-bot-name = Fox { $number }
page-bot = Fox
page-program-name = { $name } (bot)
page-variant = Variant
page-how-many-bots = How many opponents?
page-how-many-players = How many players?
page-level = How strong?
page-start = Start
page-open-table = Open the table
page-qr = The link to this table as a QR code

way-alone = Play alone
way-alone-hint = You, the dice and a rank to earn
way-alone-unranked-hint = You and the dice
way-alone-short = Play alone
way-one-bot = Play
way-bots = Against the foxes
way-bots-hint = Bots that answer at once
way-friends = With friends
way-friends-hint = Send a link or show a QR code
way-device = One device
way-device-hint = Pass it around the table
way-real = Real dice
way-real-hint = You throw, Foxdice keeps the sheets

bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-random = cub
bot-greedy = hunter
how-easy = Takes what pays at once and misses what lies further ahead.
how-medium = Knows what is good, likes sure points and errs a little now and then.
how-hard = Plans ahead; only small misjudgements remain.
how-master = Weighs everything as well as it can and plays to win.
how-random = Plays anything that is allowed.
how-greedy = Always takes what brings most at once.

## At the table

page-table = The table
page-my-sheet = My sheet
page-more-above = More cells above
page-more-below = More cells below
page-log = What happened
page-actions = What you can do
page-slots = Slots
page-thrown = Thrown dice
page-tray = Tray
page-no-dice-left = No dice left to throw
page-points = { $count ->
    [one] pt
   *[other] pts
}
page-total = Total
page-your-turn = Your turn
page-foxes = foxes
page-penalties = penalties
page-round-of = Round { $round } of { $rounds }
page-show-sheet = show the sheet
page-is-choosing = is choosing
page-is-away = away
page-bot-stands-in = a bot stands in
page-gave-up = gave up
page-pass-on = Over to { $name }!
page-turn-slots = All slots are filled: your throws are over.
page-turn-nothing = Nothing is left to throw: your throws are over.
page-which = Which one?
page-confirm = Confirm
page-cancel = Cancel
page-quoted = “{ $what }”

place-thrown = thrown
place-hand = about to be thrown
place-slot = on slot { $number }
place-tray = on the tray

say-die = { $die } { $face }
say-sum = { $first } { $face } + { $second } { $other } = { $sum }
say-sum-same = { $colour ->
    [white] white
   *[other] { $first }
} { $face } + { $other } = { $sum }
say-joker = { $die } { $face } as { $number }, with a joker
say-bonus = bonus: { $bonus }
bonus-cross = a cross
bonus-number = a { $number }
bonus-question = any number
bonus-further = another cross
say-as = as { $number }
say-multiplied = ×, no bonus
say-not-multiplied = half + bonus
say-multiplied-for = ×, no bonus (gives up { $bonus })
say-not-multiplied-for = half + bonus: { $bonus }
say-usable = can be taken
say-held = chosen; the others will see it when all have chosen
say-legal-with = legal with: { $dice }

log-round = Round { $round }
log-throw = threw { $dice }
log-arena = in the arena { $dice }
log-mark = { $die } → { $cell }
log-bonus = bonus → { $cell }
log-gain = +{ $points }

does-reroll = rerolled
does-let-go = skipped the roll
does-decline = declined
does-enough = no further crosses
does-stop = stopped
does-pass = passed
does-penalty = a penalty
does-throw = one more throw

prompt-throw = Your turn. Throw the dice!
prompt-real = Throw your dice and tap what they show.
prompt-bonus = Bonus: { $bonus }! Tap a glowing cell.
prompt-bonus-area = Bonus: { $bonus } · { $area }. Tap a glowing cell.
prompt-further = Another cross: tap a cell, or “Enough”.
prompt-joker = Which die gets a new number from the joker?
prompt-cell = Now tap a glowing cell.
prompt-nothing = No die fits. What’s left: { $ways }.
prompt-no-cell = Nothing to cross. What’s left: { $ways }.
prompt-wait = Waiting for { $names }…
prompt-wait-throw = { $names } throws the dice…
prompt-wait-away = Waiting for { $names } (away)…
prompt-watching = You are watching.
prompt-over = The game is over.
prompt-confirm = { $what }{ $points ->
    [0] ?
   *[other] , +{ $points }?
}
prompt-preview = { $what } → { $cell }{ $points ->
    [0] { "" }
   *[other] : +{ $points }
}

do-reroll = Reroll
do-extra = die
do-joker = Joker
do-let-go = Skip
do-decline = Decline
do-enough = Enough
do-stop = Stop
do-pass = Pass
do-penalty = Penalty
do-throw = One more throw
do-ask = Ask the fox
do-ask-thinking = The fox is thinking…
do-log = Log
do-left = left
do-undo = Undo

real-hint = What do your dice show?
real-ordered = Tap the dice in order, the one nearest to the tray first.
real-done = That’s the throw
real-correct = Correct
real-wrong = Tap the number that is really there.

## Before and after

lobby-title = At the table
lobby-empty = Free seat
lobby-add-bot = Add a fox
lobby-remove = Free the seat of { $name }
lobby-join = Sit down
lobby-full = All seats are taken. You can watch as soon as the game starts.
lobby-need-two = Somebody is missing: send the link, or seat a fox.
lobby-wait-host = You’re in. The game starts when the host says so.
lobby-agree = Hints by the fox are fine with me
lobby-agree-hint = Only when everybody agrees; the record says who was helped
lobby-agrees = hints are fine
lobby-invite = Invite friends
lobby-link = Link to this table
lobby-share = Share the link
lobby-only-here = This link works on this computer only. To play over a network, run “foxdice serve --host 0.0.0.0” here and open the page at this computer’s address.

end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you-won = You won!
end-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared win: { $names }
}
end-why-gave-up = { $count ->
    [one] { $names } has given up.
   *[other] { $names } have given up.
}
end-why-you-gave-up = You gave up.
end-why-shared = Level to the end.
end-why-ahead = { $count ->
    [one] Ahead by one point.
   *[other] Ahead by { $count } points.
}
end-why-tie = Level on points; the rules for a tie decided.
end-above-par = That is { $points } more than the { $par } that perfect play makes on average.
end-below-par = Perfect play makes { $par } on average: { $points } more.
end-rematch = Play again
end-review = Review
end-helped = { $name }: with help from the fox.
end-fair-to-me = Were they fair to me?
end-by-area = Where the points come from
end-area = Area
end-area-yellow = Yellow
end-area-blue = Blue
end-area-green = Green
end-area-orange = Orange
end-area-purple = Purple
end-area-turquoise = Turquoise
end-area-brown = Brown
end-area-pink = Pink
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-proof-title = Were the dice fair?
end-proof-real = You threw them yourselves.
end-proof-checking = Checking every throw…
end-copy = Copy the record
end-download = Download

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-speed = Animation
settings-arena = Arena
settings-confirm = Confirm moves
settings-confirm-hint = First tap shows, second tap marks
settings-letters = Letters on the dice
settings-sound = Sound
settings-left = Left-handed
settings-coach = The fox as coach
settings-coach-hint = In games alone, against bots, and where all agree
settings-large = Strongest foxes
settings-large-hint = Master and the coach judge a little better. Up to { $size } MB are fetched for a game.
coach-mode-off = Off
coach-mode-before = Before I choose
coach-mode-after = After I choose
theme-system = System
theme-night = Dark
theme-day = Light
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
view-auto = Automatic
view-solid = 3D
view-plain = From above

## Learning

learn-title = { $game }: the rules
learn-contents = Contents
learn-play = Play it

## The arena

arena-throw = { $count ->
    [one] Throw
   *[other] Throw { $count } dice
}
arena-again = Throw again
arena-empty = The arena is empty
arena-lying = In the arena: { $dice }
arena-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
arena-count = How do the dice in the arena lie now?
arena-counted = { $given } of { $expected }
arena-out = Outside
arena-cocked = Cocked
arena-less = One less: { $way }
arena-more = One more: { $way }
arena-how = Touch the spot to hit, pull back, let go. A long press pushes a die.
arena-flying = The dice are rolling…
arena-finer = Fine-tune
arena-put-back = Put the dice back
arena-handle = Die showing { $face }, can be pushed with the arrow keys
arena-keys = Arrow keys move the aim, comma and full stop turn the direction, plus and minus change the strength, Enter throws.
arena-strength = Strength
arena-speed = { $speed } m/s
arena-direction = Direction
arena-direction-value = { $value }°
arena-across = Aim, left to right
arena-ahead = Aim, near to far
arena-millimetres = { $value } mm
arena-fall = Angle of fall
arena-fall-value = { $value }°
arena-height = Height
arena-height-value = { $value } mm
arena-spin = Spin
arena-spin-value = { $value } turns/s
arena-one-out = one outside
arena-one-cocked = one cocked
arena-told-threw = { $name }: { $dice }.
arena-told-taken = A match! Into the hand: { $dice }.
arena-told-lost = { $count ->
    [one] One die leaves the game: { $dice }.
   *[other] { $count } dice leave the game: { $dice }.
}
arena-missed = { $count ->
    [one] Missed: one throw ({ $changes }).
   *[other] Missed: { $count } throws ({ $changes }).
}
arena-change = { $name } { $change }
arena-no-change = everybody has as many dice as before
about-licences = Foxdice is free software under the MIT licence, with Svelte, three.js, Fluent, Rapier and the typeface Rubik inside.
about-third-party = All licences
about-privacy = What is stored here
about-privacy-device = Everything stays on this device.
page-new-version = A new version of Foxdice is ready.
page-new-version-load = Load it
page-fetching = Fetching the foxes: { $percent } %
moving-title = Take your games along
moving-hint = Save all games of this device to a file and open it on another one. A single game can be taken in as its record.
moving-save = Save all games
moving-open = Open a file
moving-key = Copy the key to my games online
moving-paste = Or paste a record or a key here:
moving-take = Take it in
moving-taken = { $count ->
    [0] Nothing new: these games are here already.
    [one] One game was taken in.
   *[other] { $count } games were taken in.
}
moving-results-taken = { $count ->
    [one] One result was taken in.
   *[other] { $count } results were taken in.
}
moving-key-taken = The key is on this device now: your games online are here too.
page-no-friends = There is no server behind this page, so friends cannot join by a link. Whoever installs Foxdice and starts “foxdice serve” has one; sit down at one device meanwhile.
