# Was ein gezeichnetes Blatt sagt: Titel und Hinweise, und die Namen der Felder für alle, die das Blatt hören.

draw-title-clever = Ganz schön clever
draw-sheet = { $game }, Blatt von Person { $player }
draw-blank-sheet = { $game }, leeres Blatt

## Felder: „Gelb 3, Reihe 1, frei“

draw-area = { $area ->
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [orange] Orange
    [purple] Lila
    [turquoise] Türkis
    [brown] Braun
    [pink] Rosa
   *[red] Rot
}
draw-cell = { $area } { $cell }
draw-row = Reihe { $row }
draw-least = mindestens { $number }
draw-times = mal { $number }
draw-gives = bringt { $bonus }
draw-free = frei
draw-crossed = angekreuzt
draw-given = von Anfang an angekreuzt
draw-written = { $number } eingetragen

## Boni und Punkte

draw-into = { $area ->
    [yellow] in Gelb
    [blue] in Blau
    [green] in Grün
    [orange] in Orange
    [purple] in Lila
    [turquoise] in Türkis
    [brown] in Braun
    [pink] in Rosa
   *[any] in einem Bereich nach Wahl
}
draw-bonus-reroll = einen Neuwurf
draw-bonus-extra = einen Zusatzwürfel
draw-bonus-joker = einen Zahlenjoker
draw-bonus-fox = einen Fuchs
draw-bonus-cross = ein Kreuz { $where }
draw-bonus-write = eine { $number } { $where }
draw-bonus-question = eine Zahl nach Wahl { $where }
draw-or = { $one } oder { $other }
draw-line-row = Reihe { $line }
draw-line-column = Spalte { $line }
draw-line-diagonal = die Diagonale
draw-line-gives = { $line } bringt { $bonus }
draw-line-earned = { $line } bringt { $bonus }, erreicht
draw-scale = Punkte für Kreuze, vom ersten an: { $points }

## Runden, Aktionen, Ergebnis

draw-round = Runde { $round }
draw-round-gives = Runde { $round } bringt { $bonus }
draw-round-over = gespielt
draw-round-now = jetzt
draw-round-unplayed = wird zu so vielen nicht gespielt
draw-slot = { $action } { $slot }
draw-slot-free = noch nicht verdient
draw-slot-circled = bereit
draw-slot-used = verbraucht
draw-result = Ergebnis
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: noch nicht gezählt
draw-foxes-of = { $foxes } mal der schwächste Bereich: { $points }

## Ein paar Worte zu jedem Bereich

draw-hint-clever-yellow = gleiche Zahl
draw-hint-clever-blue = Blau + Weiß
draw-hint-clever-green = von links · mindestens diese Zahl
draw-hint-clever-orange = von links · beliebige Zahl
draw-hint-clever-purple = von links · steigend, nach 6 beliebig
