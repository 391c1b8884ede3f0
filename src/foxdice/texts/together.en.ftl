# Words of the page for evenings with friends, and for coming back.

## Your turn, and a line that breaks

turn-sound = A sound when it is my turn
turn-notify = A notification when it is my turn
turn-notify-hint = While this page is open in the background
learn-go-on = Back to the table
page-lost-waiting = Connection lost. Your last tap is sent as soon as it is back.
page-not-sent = The connection was gone for too long: your last tap was not sent, and is taken back.
do-redo = Redo
undo-title = Take back more than your own?
undo-question = { $count ->
    [one] What { $names } did since goes with it. You can make it all again with “Redo”.
   *[other] What { $names } did since goes with it. You can make it all again with “Redo”.
}
undo-yes = Take it all back

## Away, and back again

away-label = If somebody is away
away-wait = Wait
away-ask = Ask the others
away-bot = A fox plays
away-after = Away means: no connection for
away-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
away-wait-told = If somebody leaves, the game waits.
away-ask-told = { $minutes ->
    [one] If somebody is away for a minute, the others are asked whether a fox plays for them.
   *[other] If somebody is away for { $minutes } minutes, the others are asked whether a fox plays for them.
}
away-bot-told = { $minutes ->
    [one] If somebody is away for a minute, a fox plays for them.
   *[other] If somebody is away for { $minutes } minutes, a fox plays for them.
}
away-question = { $name } is away. Shall a fox play meanwhile?
away-let-fox = A fox plays
prompt-wait-stand-in = A fox plays for { $names }…
leave-wait = Leave the table (the game waits for you)
leave-ask = { $minutes ->
    [one] Leave the table (after a minute the others may let a fox play)
   *[other] Leave the table (after { $minutes } minutes the others may let a fox play)
}
leave-bot = { $minutes ->
    [one] Leave the table (after a minute a fox plays for you)
   *[other] Leave the table (after { $minutes } minutes a fox plays for you)
}
meanwhile-title = While you were away
meanwhile-fox-for = A fox for { $name }
meanwhile-on = Play on

## Before the game

lobby-is-asked = is asked
lobby-level = How strong is { $name }?
lobby-rename = Change my name
lobby-add-seat = One more seat
lobby-drop-seat = Take seat { $number } away
lobby-asks-you = Play again?
lobby-accept = I’m in
lobby-decline = No, thanks
lobby-no-seat = You have no seat yourself. Sit down, or start the game for the others.
lobby-start-without = Start without { $names }
lobby-start-alone = Start alone
lobby-waits-for-answer = They are still looking at the result.
lobby-code = Or type this code on the front page:
code-title = A friend gave you a code?
code-label = Code of the table
code-go = To the table
code-wrong = There is no table waiting under this code.
way-friends-real = Real dice
way-friends-real-hint = One of you enters the throw, everybody marks the own sheet

## After the game

again-asked = { $name } wants to play again. Are you in?
again-open = The next game is being set up.
again-begun = The next game has begun.
series-title = This evening
series-game = Game { $number }
end-sheets = Everybody’s sheets
meaning-title = What it means
meaning-best = Your best so far! Before it was { $before }.
meaning-own = { $count ->
    [one] Before: { $best } points, in one game.
   *[other] Your best: { $best }. On average { $average }, in { $count } games.
}
meaning-percentile = Better than { $percent } % of your games.
meaning-next = { $points ->
    [one] One more point would have been: { $rank }
   *[other] { $points } more points would have been: { $rank }
}
meaning-helped = With help or dice you knew: it does not count as a best.
games-title = My games

## My games

games-all = All my games
games-none = Nothing here yet. Play a game to its end, and it will be.
games-results = Results
games-export = Export
games-mode = How it was played
games-all-modes = However played
games-mode-alone = alone
games-mode-bots = against foxes
games-mode-friends = with friends
games-mode-real = with real dice
games-mode-daily = the daily
games-count = Games
games-best = Best
games-average = Average
games-most-between = Eight of ten between
games-wins = Won
games-best-rank = Best rank
games-points = Points, game by game
games-errors = Points lost by choices
games-curve = { $label }: { $count } values, from { $first } to { $last }
games-won = won
games-lost = lost
games-helped = with help
games-forget = Forget this result
games-remove = Take this game of { $game } off the list
games-forgotten = The result is forgotten.
games-removed = The game is off the list.
games-older = Older ones ({ $count })
games-last = last: { $name }, { $ago }

real-enter = Enter the throw here
learn-print = Print a sheet
end-share = Share a picture

react-label = Show a face
react-glad = glad
react-wow = wow
react-think = thinking
react-sad = sad
react-wink = a wink

## The daily: the same dice for everybody

daily-title = Today’s dice
daily-pitch = The same dice for everybody, one try each.
daily-practice = For practice: without a server these dice follow from the date.
daily-play = Play
daily-go-on = Go on
daily-players = { $count ->
    [0] Nobody is done yet
    [one] One is done
   *[other] { $count } are done
}
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-of = Dice of { $day }
daily-list = Who made what of them
daily-who = Who
daily-without-luck = Without luck
daily-place = Place { $place } of { $players }
daily-best = The master makes { $points } of the same dice.
daily-later = The master and the luck are still being worked out…
daily-seed-later = The day is not over for everybody: how the dice were drawn is told at { $time }. Promised the day before: { $commitment }…
daily-promised = Promised the day before: { $commitment }
daily-seed = The seed: { $seed }
daily-before = The day before
daily-share = Share the result
daily-share-line = { $game }, dice of { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-my-game = My game

## A challenge: the same dice for a friend

beat-title = Can you beat this?
beat-asked = { $points ->
    [one] Somebody made one point. The same dice wait for you.
   *[other] Somebody made { $points } points. The same dice wait for you.
}
beat-asked-by = { $points ->
    [one] { $name } made one point. The same dice wait for you.
   *[other] { $name } made { $points } points. The same dice wait for you.
}
beat-one-try = One try: nothing is taken back after a throw, and there are no hints. The result is on trust.
beat-start = Take it on
beat-played = You have played these dice already.
beat-own = These are your own dice. Send this link to a friend.
beat-to-game = To my game
beat-broken = This challenge is not whole: part of the link is missing or was changed. Ask for it once more.
beat-unknown = This challenge is about a game that is not here.
beat-send = Challenge a friend
beat-answer = Answer with a link
beat-text = I made { $points ->
    [one] one point
   *[other] { $points } points
} in { $game }. Can you beat that with the same dice?
beat-friend = Your friend
beat-won = { $name } had { $rival }: you are { $points } better!
beat-lost = { $name } stays ahead with { $rival }: { $points } were missing.
beat-even = Exactly as many as { $name }: { $rival }.

## The same dice in the hands of foxes

foxes-ask = What would foxes have made of these dice?
foxes-title = Foxes with the same dice
foxes-percent = { $count ->
    [one] Better than { $percent } % of one game by a fox.
   *[other] Better than { $percent } % of { $count } games by foxes.
}
foxes-ahead = This time the foxes made more of them.
foxes-playing = They are still playing…
foxes-here = They play on this device, up to three games each.
foxes-none = No fox is on this device for this game.
games-streak = Daily
games-ranks = Ranks
games-rank-count = { $rank }: { $count }
