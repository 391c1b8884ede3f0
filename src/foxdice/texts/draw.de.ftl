# Was ein gezeichnetes Blatt sagt: Titel und Hinweise, und die Namen der Felder für alle, die das Blatt hören.

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
draw-min = mindestens { $number }
draw-times = mal { $number }
draw-gives = bringt { $bonus }
draw-free = frei
draw-crossed = angekreuzt
draw-given = von Anfang an angekreuzt
draw-struck = Bonus gestrichen
draw-place = Feld { $place }
draw-left = links { $place }
draw-right = rechts { $place }
draw-grey = grau
draw-coloured = farbig
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
draw-line-pair = { $one } zusammen mit { $other }
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
draw-slot-shows = zeigt { $printed }
draw-slot-free = noch nicht verdient
draw-slot-circled = bereit
draw-slot-used = verbraucht
draw-result = Ergebnis
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: noch nicht gezählt
draw-foxes-of = { $foxes } mal der schwächste Bereich: { $points }

## Qwixx

draw-lock = Schloss
draw-closed = geschlossen
draw-penalty = Fehlwurf { $place }
draw-penalty-taken = angekreuzt
draw-penalty-free = frei

## Der große Wurf

draw-die-shows = ein Würfel zeigt { $number }
draw-arena = Arena: { $dice }
draw-hand = Person { $player }: { $dice }
draw-hand-turn = ist am Wurf
draw-hand-out = ausgeschieden
draw-lost = aus dem Spiel: { $dice }
