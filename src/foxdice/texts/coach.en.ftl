# What the coach says: verdicts, luck, reasons, and the review of a game.

coach-why-gains = What speaks for it: { $gains }.
coach-why-outweighs = What speaks for it: { $gains }; against it: { $losses }.
coach-why-wins-more = It raises the chance of winning by { $percent } %.
coach-why-wins-less = But it lowers the chance of winning by { $percent } %.
coach-brings = It brings { $chain }.
coach-chain = { $chain }, then { $next }
coach-part-area = { $area ->
    [yellow] yellow
    [blue] blue
    [green] green
    [orange] orange
    [purple] purple
    [turquoise] turquoise
    [brown] brown
    [pink] pink
   *[red] red
}
coach-part-future = room for later points

coach-verdict-fine = fine
coach-verdict-inaccuracy = inaccuracy
coach-verdict-mistake = mistake
coach-verdict-blunder = blunder

coach-rate-master = plays like a master
coach-rate-expert = plays like an expert
coach-rate-strong = plays strongly
coach-rate-good = plays well
coach-rate-learning = is learning
coach-rate-beginner = is just beginning

coach-luck-very-lucky = very lucky
coach-luck-lucky = lucky
coach-luck-usual = neither lucky nor unlucky
coach-luck-unlucky = unlucky
coach-luck-very-unlucky = very unlucky

coach-player = Player { $player }
coach-unit-points = points
coach-unit-wins = % chance of winning
coach-identity = Start { $start }, luck { $luck }, errors { $errors }, the judge changed its mind by { $revisions }: result { $result }.
coach-identity-table = Start { $start }, luck { $luck }, errors { $errors }, the others and the judge's changes of mind { $revisions }: result { $result }.
coach-identity-running = Start { $start }, luck { $luck }, errors { $errors }, the judge changed its mind by { $revisions }: { $result } to be expected now.
coach-adjusted = Without luck it would have been { $adjusted }.
coach-summary = Player { $player } { $rate } (accuracy { $accuracy } %, { $loss } lost per choice): { $good } of { $count } choices were as good as the best; { $dice }.
coach-summary-learning = Player { $player } { $rate }: { $good } of { $count } choices were as good as the best already; { $dice }.
coach-summary-nothing = Player { $player } had no choice yet that mattered; { $dice }.
coach-race = The chance of winning went from { $start } % to { $end } %; on the way it was between { $least } % and { $most } %.
coach-chance = Chance of winning, %
coach-wins = Wins
coach-moments = Moments that mattered
coach-no-moments = No choice to regret.
coach-moment = { $verdict }, { $loss }: { $played } was played, { $best } was better.
coach-curve = What was to be expected, event by event
coach-event = Event
coach-what = What happened
coach-value = Expected
coach-change = Change
coach-throw-of = throw { $text }
coach-choice-of = choice { $text }
coach-appraisal = What the moves are worth, in { $unit }
coach-move = Move
coach-loss = Loss
coach-why = Why the best is better
error-unjudged = Nobody here knows what positions of { $game } are worth.
error-review-output = { $file }: a review is written as .html or .svg.
error-review-one = { $file }: a file holds the review of one game; of several there are the sums, or --json.
