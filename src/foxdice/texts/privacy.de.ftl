# Was gespeichert wird und wie lange: `/api/privacy`.
privacy-title = Was hier gespeichert wird
privacy-stored = Von einem Spiel auf diesem Server: der Name, den du eintippst, deine Züge und Würfe mit ihren Zeiten, und ein Fingerabdruck eines Geheimnisses in deinem Browser, an dem dein Platz wiedererkannt wird. Wer den Link zu einem Tisch hat, sieht Namen und Züge. Beim Spiel des Tages zeigt die Liste des Tages deinen Namen und deine Punkte.
privacy-kept-days = { $days ->
    [one] Nach { $days } Tag ohne Zug wird ein Tisch entfernt. Wer den Server betreibt, kann die Aufzeichnung archivieren.
   *[other] Nach { $days } Tagen ohne Zug wird ein Tisch entfernt. Wer den Server betreibt, kann die Aufzeichnung archivieren.
}
privacy-kept-for-good = Wer diesen Server betreibt, behält Tische, bis er sie von Hand entfernt.
privacy-not-stored = Kein Konto, keine Mailadresse, keine Werbung, nichts von anderen Seiten. Einstellungen bleiben auf deinem Gerät. Spiele ohne Server verlassen es nie.
privacy-addresses = Netzadressen bleiben nur im Arbeitsspeicher, um Überflutung abzuwehren. Aufgeschrieben werden sie nur, wenn jemand deswegen getrennt wird.
privacy-others = Nichts wird an andere weitergegeben.
privacy-rights = Wenn alles von dir entfernt werden soll, schick das Geheimnis deines Browsers an den, der den Server betreibt; nur damit ist klar, welche Spiele deine sind. Einen Namen, den niemand sehen sollte, kannst du an seinem Tisch melden.
