# What the fox teaches on the page: reviews, hints, practice, and whether the dice were fair.

review-title = Review
review-looking = The fox goes through every throw…
review-whose = Whose game?
review-start = Start
review-luck = Luck
review-errors = Errors
review-judge = Second thoughts
review-judge-table = The others and second thoughts
review-result = Result
review-now = Expected now
review-amount-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-amount-wins = { $amount } % of winning
review-in-points = in points
review-in-wins = in % of winning
review-rate-master = Played like a master
review-rate-expert = Played like an expert
review-rate-strong = Played strongly
review-rate-good = Played well
review-rate-learning = Learning fast
review-rate-beginner = First steps
review-rate-nothing = No choice that mattered yet
review-accuracy = accuracy { $accuracy } %
review-good = { $count ->
    [one] { $good } of { $count } choice as good as the fox’s
   *[other] { $good } of { $count } choices as good as the fox’s
}
review-dice-very-lucky = the dice were very kind
review-dice-lucky = the dice were kind
review-dice-usual = the dice were even-handed
review-dice-unlucky = the dice were unkind
review-dice-very-unlucky = the dice were very unkind
review-how = How this is reckoned
review-how-value = Before every throw and every choice the fox knows what is to be expected at the end if you go on well.
review-how-luck = Luck: what a throw was worth, compared with the mean of all it could have been.
review-how-errors = Errors: how much less the chosen move was worth than the best one.
review-how-judge = Second thoughts: where the fox itself judges anew. At a table, also what the others changed.
review-how-sure = How sure the fox is: values may be off by as much as the table says (±), differences between two moves by much less, the least early in the game. What is within twice that is not called an error.
review-how-accuracy = Accuracy: 100 % for the best choice every time; the level “hard” reads about 85 %. Below { $from } % it is left out: how many choices were good says more.
review-master = The same dice in the master’s hands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-master-beaten = You beat the master on the same dice: it made { $points } of them.
review-legend-line = what was to be expected
review-legend-lucky = lucky throw
review-legend-unlucky = unlucky throw
review-legend-error = error
review-step = Step { $number } of { $count }
review-back = One step back
review-on = One step on
review-moment-back = Previous moment that mattered
review-moment-on = Next moment that mattered
review-ends = The end: { $value }.
review-so-far = So far; to be expected now: { $value }.
review-round = Round { $round }
review-lucky = A lucky throw, { $luck }.
review-unlucky = An unlucky throw, { $luck }.
review-usual = Luck: { $luck }.
review-chose = { $name } chose: { $move }.
review-you-chose = You chose: { $move }.
review-best = Nothing was better.
review-only = There was nothing else to do.
review-as-good = As good as the best ({ $loss }).
review-unsure = The fox is not sure ({ $loss } ± { $doubt }); perhaps better: { $best }.
review-fox = { $verdict }, { $loss }. The fox would have chosen: { $best }.
review-mark-played = played
review-mark-best = better
review-try = Try this moment again
review-practise = Practise my mistakes

fair-title = Were the dice fair to me?
fair-luck = Luck, side by side
fair-explained = Luck is what a throw was worth to whoever threw it, compared with the mean of all it could have been. High numbers alone are not luck.
fair-player = Player
fair-amount = Luck
fair-without = Without luck
fair-faces = Thrown and expected
fair-face = Number
fair-thrown = Thrown
fair-expected = Expected
fair-spread = In so many throws a number is off by up to { $count } two times out of three.
fair-proof = The proof

fox-look = Look here: { $area }.
fox-not-a-cell = It is not about a cell this time.
fox-die = Take this one: { $die }.
fox-do = The fox would choose: { $move }.
fox-equal = It makes no difference what you choose here.
fox-more = Tell me more
fox-three = The fox’s best three
fox-best = best
fox-after-best = That was the best there was.
fox-after-close = Good: as good as the best.
fox-after = { $loss }. The fox would have chosen: { $best }.

practise-title = Practise
practise-mistakes = My mistakes
practise-puzzles = Puzzles
practise-no-mistakes = None yet. After a game, tap “Review”: what you could have done better is collected here.
practise-no-puzzles = There are no puzzles for this game yet.
practise-easy = easy
practise-medium = medium
practise-hard = hard
practise-left = { $count ->
    [0] All solved
    [one] { $count } to solve
   *[other] { $count } to solve
}
practise-solved = solved
practise-question = What would you do?
practise-right = Right! Nothing is better.
practise-close = Solved: only { $loss } from the best, { $best }.
practise-wrong = { $move }: { $loss }. There is something better.
practise-answer = The fox chooses: { $best }.
practise-show = Show me
practise-next = Next
practise-again = Once more
practise-forget = Forget this one
practise-at-table = { $count ->
    [1] alone
   *[other] at a table of { $count }
}

coach-needs-server = For this game the fox needs the server, which cannot be reached now.
coach-not-here = What the fox needs for this game is not on this device yet. Once it is online, it fetches it by itself.
