# Was der Server ablehnt und warum er nicht startet. Jede Kennung ist `error-` und der Code.

error-server-key = Der Schlüssel passt nicht zu den Spielen in dieser Datenbank; nimm den, mit dem sie gespeichert wurden.
error-server-key-form = Der Schlüssel ist unbrauchbar: { $variable } oder die Datei „key“ im Datenordner enthält 64 Hexadezimalziffern.
error-server-database = Die Datenbank ist nicht nutzbar: { $reason }.
error-server-database-busy = Die Datenbank ist in Gebrauch: Läuft schon ein Foxdice mit diesem Datenordner?
error-server-database-newer = Die Datenbank stammt von einem neueren Foxdice (Version { $version }; dieses kennt { $ours }).
error-server-database-url = Die Datenbank muss sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME sein.
error-server-data = Der Datenordner ist nicht nutzbar: { $reason }.
error-server-port = { $host }:{ $port } ist nicht nutzbar: { $reason }. Wähle mit --port einen anderen Anschluss.
error-server-storage = Das ließ sich nicht speichern und ist darum nicht geschehen. Bitte neu verbinden.
error-server-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-server-no-game = Spiel { $number } wurde an diesem Tisch nicht gespielt.
error-server-table-full = An diesem Tisch sehen schon zu viele zu.
error-server-token = Hier ist ein gültiger Schlüssel nötig (Authorization: Bearer …).
error-server-body = Die Anfrage ist nicht lesbar: { $reason }.
error-server-hello = Die erste Nachricht muss ein „hello“ sein, mit gültigem Schlüssel oder ohne.
error-server-frame = Diese Nachricht ist nicht lesbar.
error-server-origin = Anfragen von anderen Seiten werden nicht angenommen.
error-server-too-fast = Das war zu viel auf einmal. Bitte einen Moment warten.
error-server-too-large = Das ist zu groß.
error-server-stops = Der Server wird beendet. Das Spiel ist gespeichert und geht weiter, sobald er wieder da ist.
error-server-too-slow = Die Verbindung ist zu langsam, um mitzukommen.
error-server-arena = Die Würfel ließen sich gerade nicht werfen. Bitte wirf noch einmal.
