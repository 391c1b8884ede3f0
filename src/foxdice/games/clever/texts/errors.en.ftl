# What goes wrong in this game alone. Every id is `error-` and the code of the error.

error-wrong-sum = Blue { $blue } + white { $white } = { $sum }, not { $cell }.
error-green-needs = The next green cell needs at least { $min }; the die shows { $shown }.
error-purple-needs = The next purple number must be higher than { $last }; the die shows { $shown }.
