# Was nur in diesem Spiel schiefgeht. Jede Kennung ist `error-` und der Code des Fehlers.

error-penalty-due = In diesem Zug wurde nichts angekreuzt; er endet mit einem Fehlwurf, nicht mit Passen.
error-penalty-later = Einen Fehlwurf bekommt nur, wer aktiv ist, und erst, wenn beide Aktionen ohne Kreuz vorbei sind.
error-no-penalty-due = In diesem Zug wurde etwas angekreuzt, also gibt es keinen Fehlwurf.
error-row-closed = { $row }: geschlossen, hier lässt sich nichts mehr ankreuzen.
error-cell-passed = { $row }: Die { $cell } liegt links von der { $last }, dem letzten Kreuz; es geht nur von links nach rechts.
error-needs-five = { $row }: Die { $cell } braucht mindestens { $needed } Kreuze davor; Kreuze bisher: { $count }.
error-white-sum = Weiß { $first } + Weiß { $second } = { $sum }, nicht { $cell }.
error-colour-sum = Weißer Würfel + { $die }: { $sums }, nicht { $cell }.
error-state-lock = Spieler { $player }, Reihe { $row }: Die letzte Zahl und das Schloss gehören zusammen, nach fünf Kreuzen.
error-state-closed = Jemand hat das Schloss einer Reihe angekreuzt, die nicht geschlossen ist.
error-state-over = Dieser Spielstand sagt, das Spiel sei aus, obwohl es weitergeht, oder umgekehrt.
error-state-choice = Spieler { $player } hat gewählt, was die Würfel nicht hergeben.
