# What went wrong, in words that help. Every id is `error-` and the code of the error.

error-unknown-game = There is no game “{ $text }”. These are here: { $games }.
error-wrong-players = { $game } is played by { $min } to { $max }.
error-invalid-move = “{ $text }” is not a move of { $game }.
error-game-is-over = The game is over.
error-dice-first = The dice have to be thrown first.
error-not-your-turn = It is not this player's turn; the game waits for player { $waiting }.
error-no-throw-due = No throw is due now.
error-throw-word = “{ $text }” is not a die: write its letter and the number it shows, like w4.
error-throw-dice = These dice are due: { $dice }; given were: { $text }.

## Clever games

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
error-already-crossed = { $area }: { $cell } is already crossed.
error-row-full = { $area }: the row is full.
error-next-cell = { $area }: the next cell is { $next }, not { $cell }.
error-wrong-number = The die shows { $shown }; this cell needs a { $cell }.
error-wrong-sum = Blue { $blue } + white { $white } = { $sum }, not { $cell }.
error-green-needs = The next green cell needs at least { $min }; the die shows { $shown }.
error-purple-needs = The next purple number must be higher than { $last }; the die shows { $shown }.
error-yellow-row = This die goes into row { $row } of yellow now.
error-yellow-grey = This die goes into a grey cell of yellow now.
error-blue-needs = Blue area: { $number } does not fit beside { $last }. What fits: { $fits }.
error-brown-passed = Brown area: cell { $cell } lies to the left of the last cross, in cell { $last }.
error-pink-first = The first pink cell always takes the half.
error-no-such-joker = No unused joker “{ $joker }” is circled.
error-joker-changes-nothing = The { $die } shows { $shown } already; a joker has to change it.
error-joker-wrong-number = With the joker the die counts as { $shown }; this cell needs a { $cell }.
error-further-first = First make further turquoise crosses, or say “enough”.
error-further-column = Further turquoise crosses go into column { $column } now.
error-no-further-cross = No further turquoise cross may be made now.

## Qwixx

error-penalty-due = Nothing has been crossed in this turn, so it ends with a penalty, not with a pass.
error-penalty-later = A penalty is for the active player only, and only after both actions without a cross.
error-no-penalty-due = Something has been crossed in this turn, so there is no penalty.
error-row-closed = { $row }: closed, nothing more can be crossed here.
error-cell-passed = { $row }: { $cell } lies to the left of { $last }, the last cross; rows go from left to right only.
error-needs-five = { $row }: { $cell } needs at least { $needed } crosses before it; crosses so far: { $count }.
error-white-sum = White { $first } + white { $second } = { $sum }, not { $cell }.
error-colour-sum = White die + { $die }: { $sums }, not { $cell }.

## Strike (Der große Wurf)

error-throw-way-to-lie = “{ $text }” is not a way a die can lie: write 2 to 6, X, out or cocked for each die.
error-throw-count = This throw is about { $dice } dice, those lying in the arena included; given were { $given }.
error-throw-start-die = The die that starts in the arena may show any face but X.
error-throw-flat = Cocked dice are thrown again on a flat surface: each shows 2 to 6 or X.
error-no-arena = { $game } is not thrown in an arena; only wurf is.
error-no-wasm-linker = There is no linker for WebAssembly: install lld (Debian) or ziglang (PyPI).
error-state-dice = A state must account for every die of the game; this one has { $dice }.

## Texts that cannot be read

error-state-game = This is not a state of { $game }.
error-state-field = “{ $text }” is not a field of this state.
error-state-value = “{ $text }” is not a value for { $name }.
error-state-parts = This state needs { $parts } sheets.
error-state-player = Somebody takes part in this state who does not play: there are { $players }.
error-state-faces = The dice of this state cannot lie like this: each shows 1 to 6.
error-state-places = A die of this state lies in two places.
error-state-lock = Player { $player }, row { $row }: the last number and the lock go together, with five crosses before them.
error-state-closed = Somebody has locked a row that is not closed.
error-state-over = This state says that the game is over when it is not, or the other way round.
error-state-deciding = This state waits for somebody who has nothing to decide, or does not wait for somebody who has.
error-state-choice = Player { $player } has chosen what the dice do not offer.
error-state-used = More { $name } are used than there are.
error-state-written = The numbers in { $name } cannot have been written there.
error-record-start = Line 1: a record starts with “foxdice record 2”.
error-record-header = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a header; write a name and a value.
error-record-missing = The record does not say “{ $name }”.
error-record-version = The record was written for version { $version } of { $game }; this is version { $ours }.
error-record-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is neither a throw nor a move.
error-record-event = Line { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result = Line { NUMBER($line, useGrouping: 0) }: the result is “{ $right }”, not “{ $text }”.
error-record-header-form = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not written as such a line has to be.
error-record-newer = This record is newer than this program: it has version { $version }, and up to { $ours } can be read here.
error-record-after-result = Line { NUMBER($line, useGrouping: 0) }: the game is over with its result; nothing follows.
error-output-not-written = The output cannot be written: { $reason }.
error-number-range = { $name } is a number from { $min } to { $max }.
error-record-file = { $file } cannot be read: { $reason }.

## Bots

error-weights-start = { $file } is not a weight file of Foxdice, or of another game or another version.
error-weights-damaged = The weight file { $file } is damaged: its checksum is wrong. Install Foxdice again.
error-other-layers = The network in { $file } has the layers { $layers }; leave --hidden out or give the same.
error-not-learned = There is nothing yet from which a bot could learn { $game }. Choose from: { $games }.
error-needs-package = This needs the package { $package }; install foxdice[{ $extra }].
error-not-numbers = “{ $text }” are not whole numbers; write them like 2,3,4.
error-unknown-bot = There is no bot “{ $text }” here. Choose from: { $bots }.
error-bots-differ = Name at least two different bots, each of them once.
error-bots-players = { $players } players need { $players } bots, or one for all; { $bots } were given.
error-bot-plays-only = The bot { $bot } plays { $game } only, not { $wanted }.
error-needs-compiler = This takes hours without the compiler. Install it: pip install "foxdice[fast]"
error-not-solved = { $game } is not solved. These are: { $games }.
error-unknown-language = There are no texts in the language “{ $text }”. Choose from: { $languages }.
error-record-game = { $file } is a record of { $game }, not of { $wanted }.
error-no-such-player = There is no player { $player }; { $players } played.
error-file-not-written = { $file } cannot be written: { $reason }.
error-missing-extra = `{ $module }` is not installed. It comes with { $extras }: pip install "foxdice[{ $extra }]"
error-site-no-page = This Foxdice was built without its page, so there is nothing to write.
error-site-not-empty = { $folder } is not an empty folder.
error-daily-none = { $game } has no daily: its dice need a hand, or somebody to play against.
error-daily-date = “{ $text }” is no date; write it like 2026-11-18.
