# Was nur in den Clever-Spielen schiefgeht. Jede Kennung ist `error-` und der Code des Fehlers.

error-extra-now = Am Ende des Zuges nimmt man Würfel mit +1; dann steht ein Plus davor, etwa +w4>g1.
error-no-extra-now = +1 geht nur am Ende eines Zuges, auch am Ende eines fremden.
error-no-reroll-left = Es ist kein Neuwurf mehr übrig.
error-no-reroll-now = Neu würfeln darf nur, wer am Zug ist, gleich nach einem Wurf.
error-roll-is-usable = Ein Würfel dieses Wurfs passt, also muss einer genommen werden.
error-no-roll-to-let-go = Es gibt keinen Wurf, der verfallen könnte.
error-nothing-to-decline = Es gibt keinen Würfel abzulehnen.
error-nothing-to-stop = Es gibt nichts zu beenden: +1 ist gerade nicht im Spiel.
error-bonus-first = Erst muss ein Bonus genutzt werden.
error-no-bonus-now = Gerade wartet kein Bonus.
error-no-such-bonus = Dieser Bonus ist nicht unter denen, die gerade warten.
error-die-not-thrown = { $die }: nicht unter den eben geworfenen Würfeln.
error-die-not-on-tray = { $die }: liegt nicht auf dem Tablett.
error-die-already-taken = { $die }: in diesem Zug schon mit +1 genommen.
error-die-shows = { $die }: zeigt { $shown }, nicht { $said }.
error-row-full = { $area }: Die Reihe ist voll.
error-next-cell = { $area }: Das nächste Feld ist { $next }, nicht { $cell }.
error-wrong-number = Der Würfel zeigt { $shown }; dieses Feld braucht eine { $cell }.
error-state-places = Ein Würfel dieses Spielstands liegt an zwei Stellen.
error-state-used = Es sind mehr { $name } verbraucht, als es gibt.
error-state-written = Die Zahlen in { $name } können dort nicht stehen.
