# What goes wrong in this game alone. Every id is `error-` and the code of the error.

error-penalty-due = Nothing has been crossed in this turn, so it ends with a penalty, not with a pass.
error-penalty-later = A penalty is for the active player only, and only after both actions without a cross.
error-no-penalty-due = Something has been crossed in this turn, so there is no penalty.
error-row-closed = { $row }: closed, nothing more can be crossed here.
error-cell-passed = { $row }: { $cell } lies to the left of { $last }, the last cross; rows go from left to right only.
error-needs-five = { $row }: { $cell } needs at least { $needed } crosses before it; crosses so far: { $count }.
error-white-sum = White { $first } + white { $second } = { $sum }, not { $cell }.
error-colour-sum = White die + { $die }: { $sums }, not { $cell }.
error-state-lock = Player { $player }, row { $row }: the last number and the lock go together, with five crosses before them.
error-state-closed = Somebody has locked a row that is not closed.
error-state-over = This state says that the game is over when it is not, or the other way round.
error-state-choice = Player { $player } has chosen what the dice do not offer.
