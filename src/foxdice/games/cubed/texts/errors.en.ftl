# What goes wrong in this game alone. Every id is `error-` and the code of the error.

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
