# What a table refuses, in words that help. Every id is `error-` and the code of the refusal.

error-table-dice = There are no dice “{ $text }” here; choose one of: { $dice }.
error-table-seconds = A time is between 1 and { $most } seconds.
error-table-name = A name has 1 to { $most } characters on one line, without spaces around it.
error-table-words = Your words for the dice have at most { $most } characters on one line.
error-table-too-long = That is too long: at most { $most } characters.
error-table-no-seat = There is no seat { $seat } at this table.
error-table-seat-taken = Seat { $seat } is taken.
error-table-not-your-seat = Seat { $seat } is not yours.
error-table-host-only = Only whoever opened the table can do that.
error-table-players-only = Only those who sit at the table can do that.
error-table-not-started = The game has not started yet.
error-table-already-started = The game has already started.
error-table-not-over = The game is not over yet.
error-table-bot-plays = A bot is playing for seat { $seat }; take the seat back first.
error-table-resigned = Seat { $seat } has given up.
error-table-out-of-time = Your time for this game has run out.
error-table-type-the-throw = You play with real dice here: type in what they show.
error-table-dice-are-thrown = The dice are thrown for you here; nothing is typed in.
error-table-not-your-throw = Seat { $seat } throws the dice now.
error-table-nothing-to-correct = There is no throw to correct.
error-table-correct-too-late = Somebody has already chosen; the throw stands.
error-table-nothing-to-undo = You have not chosen anything that could be taken back.
error-table-undo-throw = Dice have been thrown since; your choice stands.
error-table-undo-other = Somebody else has chosen since; your choice stands.
error-table-removed = The host has removed you from this table.
