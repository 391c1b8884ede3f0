# Was nur eine Zeichnung der Clever-Spiele sagt.

draw-row = Reihe { $row }
draw-times = mal { $number }
draw-or = { $one } oder { $other }
draw-round = Runde { $round }
draw-round-gives = Runde { $round } bringt { $bonus }
draw-round-over = gespielt
draw-round-now = jetzt
draw-round-unplayed = wird zu so vielen nicht gespielt
draw-slot = { $action } { $slot }
draw-slot-shows = zeigt { $printed }
draw-slot-free = noch nicht verdient
draw-slot-circled = bereit
draw-slot-used = verbraucht
draw-foxes-of = { $foxes } mal der schwächste Bereich: { $points }
