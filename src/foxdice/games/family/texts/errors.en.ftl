# What goes wrong in the Clever games alone. Every id is `error-` and the code of the error.

error-extra-now = At the end of a turn a die is taken with +1; write a plus in front, like +w4>g1.
error-no-extra-now = +1 can be used at the end of a turn only, whoever's turn it is.
error-no-reroll-left = No reroll is left.
error-no-reroll-now = Only the active player can reroll, right after a throw.
error-roll-is-usable = A die of this roll can be used, so one has to be used.
error-no-roll-to-let-go = There is no roll to let go.
error-nothing-to-decline = There is no die to decline.
error-nothing-to-stop = There is nothing to stop: no +1 is being used.
error-bonus-first = A bonus has to be used first.
error-no-bonus-now = No bonus is waiting to be used.
error-no-such-bonus = This bonus is not among those waiting to be used.
error-die-not-thrown = The { $die } is not among the dice just thrown.
error-die-not-on-tray = The { $die } is not on the tray.
error-die-already-taken = The { $die } has been taken with +1 already this turn.
error-die-shows = The { $die } shows { $shown }, not { $said }.
error-row-full = { $area }: the row is full.
error-next-cell = { $area }: the next cell is { $next }, not { $cell }.
error-wrong-number = The die shows { $shown }; this cell needs a { $cell }.
error-state-places = A die of this state lies in two places.
error-state-used = More { $name } are used than there are.
error-state-written = The numbers in { $name } cannot have been written there.
