# What goes wrong in this game alone. Every id is `error-` and the code of the error.

error-throw-way-to-lie = “{ $text }” is not a way a die can lie: write 2 to 6, X, out or cocked for each die.
error-throw-count = This throw is about { $dice } dice, those lying in the arena included; given were { $given }.
error-throw-start-die = The die that starts in the arena may show any face but X.
error-throw-flat = Cocked dice are thrown again on a flat surface: each shows 2 to 6 or X.
error-state-dice = A state must account for every die of the game; this one has { $dice }.
