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
error-already-crossed = { $area }: { $cell } is already crossed.
error-no-arena = { $game } is not thrown in an arena.
error-luck-is-skill = In { $game } how a throw comes out is also for the hand to say: luck cannot be taken out.
error-luck-for-points = At tables of { $game } winning counts, and only points can be evaluated without luck.
error-rivals-for-winning = Rivals are for tables that are played for winning, at games learned that way; { $game } with these players is not.
error-rivals-or-teacher = A pupil learns what its teacher says, not by playing against rivals; leave --rival or --teacher out.
error-no-wasm-linker = There is no linker for WebAssembly: install lld (Debian) or ziglang (PyPI).

## Texts that cannot be read

error-state-game = This is not a state of { $game }.
error-state-field = “{ $text }” is not a field of this state.
error-state-value = “{ $text }” is not a value for { $name }.
error-state-parts = This state needs { $parts } sheets.
error-state-player = Somebody takes part in this state who does not play: there are { $players }.
error-state-faces = The dice of this state cannot lie like this: each shows 1 to 6.
error-state-deciding = This state waits for somebody who has nothing to decide, or does not wait for somebody who has.
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
error-other-training = The checkpoint { $file } is damaged or belongs to a training with other options. Give the same options to go on, or remove the file to begin anew.
error-workers-die = The processes that share the work were ended { $count } times in a row; is there enough memory? Try again with fewer --workers.
error-not-learned = There is nothing yet from which a bot could learn { $game }. Choose from: { $games }.
error-needs-package = This needs the package { $package }; install foxdice[{ $extra }].
error-not-numbers = “{ $text }” are not whole numbers; write them like 2,3,4.
error-unknown-bot = There is no bot “{ $text }” here. Choose from: { $bots }.
error-bot-how = There is no bot “{ $text }”. A bot of your own is written as module:Class, as the .fox file of a training, or as "cmd:PROGRAM".
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
