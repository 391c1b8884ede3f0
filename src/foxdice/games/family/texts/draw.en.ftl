# What only a drawing of the Clever games says.

draw-row = row { $row }
draw-times = times { $number }
draw-or = { $one } or { $other }
draw-round = round { $round }
draw-round-gives = round { $round } gives { $bonus }
draw-round-over = played
draw-round-now = now
draw-round-unplayed = not played by so many
draw-slot = { $action } { $slot }
draw-slot-shows = shows { $printed }
draw-slot-free = not earned yet
draw-slot-circled = ready to use
draw-slot-used = used
draw-foxes-of = { $foxes } times the weakest area: { $points }
