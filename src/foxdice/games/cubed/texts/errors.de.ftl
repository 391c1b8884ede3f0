# Was nur in diesem Spiel schiefgeht. Jede Kennung ist `error-` und der Code des Fehlers.

error-yellow-row = Dieser Würfel gehört jetzt in die gelbe Reihe { $row }.
error-yellow-grey = Dieser Würfel gehört jetzt in ein graues Feld von Gelb.
error-blue-needs = Bereich Blau: Neben { $last } passt { $number } nicht. Es passt: { $fits }.
error-brown-passed = Bereich Braun: Feld { $cell } liegt links vom letzten Kreuz in Feld { $last }.
error-pink-first = Im ersten rosa Feld steht immer die Hälfte.
error-no-such-joker = Ein freier Zahlenjoker „{ $joker }“ ist nicht eingekreist.
error-joker-changes-nothing = { $die }: zeigt schon { $shown }; ein Zahlenjoker muss etwas ändern.
error-joker-wrong-number = Mit dem Zahlenjoker zählt der Würfel als { $shown }; dieses Feld braucht eine { $cell }.
error-further-first = Erst kommen weitere Kreuze in Türkis, oder „enough“ für genug.
error-further-column = Weitere Kreuze in Türkis gehören jetzt in Spalte { $column }.
error-no-further-cross = Jetzt ist kein weiteres Kreuz in Türkis möglich.
