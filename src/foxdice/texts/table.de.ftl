# Was ein Tisch ablehnt, in Worten, die weiterhelfen. Jede Kennung ist `error-` und der Code.

error-table-dice = Würfel „{ $text }“ gibt es hier nicht; zur Wahl stehen: { $dice }.
error-table-seconds = Eine Zeit liegt zwischen 1 und { $most } Sekunden.
error-table-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile, ohne Leerzeichen am Rand.
error-table-words = Deine Wörter für die Würfel haben höchstens { $most } Zeichen in einer Zeile.
error-table-too-long = Das ist zu lang: höchstens { $most } Zeichen.
error-table-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-table-seat-taken = Platz { $seat } ist besetzt.
error-table-not-your-seat = Platz { $seat } ist nicht deiner.
error-table-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-table-players-only = Das kann nur, wer am Tisch sitzt.
error-table-not-started = Das Spiel hat noch nicht begonnen.
error-table-already-started = Das Spiel hat schon begonnen.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-bot-plays = Auf Platz { $seat } spielt gerade ein Bot; nimm den Platz erst zurück.
error-table-resigned = Platz { $seat } hat aufgegeben.
error-table-out-of-time = Deine Zeit für dieses Spiel ist um.
error-table-type-the-throw = Hier wird mit echten Würfeln gespielt: Gib ein, was sie zeigen.
error-table-dice-are-thrown = Hier wird für euch gewürfelt; eingegeben wird nichts.
error-table-not-your-throw = Jetzt würfelt Platz { $seat }.
error-table-nothing-to-correct = Es gibt keinen Wurf zu berichtigen.
error-table-correct-too-late = Es hat schon jemand gewählt; der Wurf bleibt.
error-table-nothing-to-undo = Du hast nichts gewählt, was sich zurücknehmen ließe.
error-table-undo-throw = Inzwischen wurde gewürfelt; deine Wahl bleibt.
error-table-undo-other = Inzwischen hat jemand anderes gewählt; deine Wahl bleibt.
error-table-removed = Wer den Tisch eröffnet hat, hat dich von ihm entfernt.
