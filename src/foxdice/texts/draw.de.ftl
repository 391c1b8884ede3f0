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
draw-min = mindestens { $number }
draw-gives = bringt { $bonus }
draw-free = frei
draw-crossed = angekreuzt
draw-given = von Anfang an angekreuzt
draw-struck = Bonus gestrichen
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
draw-line-row = Reihe { $line }
draw-line-column = Spalte { $line }
draw-line-diagonal = die Diagonale
draw-line-gives = { $line } bringt { $bonus }
draw-line-earned = { $line } bringt { $bonus }, erreicht
draw-scale = Punkte für Kreuze, vom ersten an: { $points }

## Ergebnis

draw-result = Ergebnis
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: noch nicht gezählt
