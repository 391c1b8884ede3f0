# Was ein Tisch auf dem Gerät sagt und kein Server sagen muss. Jede Kennung einer Ablehnung ist `error-` und ihr Code.

error-device-not-here = Dafür braucht es einen Server; dieses Spiel liegt auf deinem Gerät.
error-device-players = Dieses Spiel spielen { $min } bis { $max }.
error-device-game-over = Das Spiel ist vorbei.
error-device-no-table = Dieses Spiel gibt es auf diesem Gerät nicht. Vielleicht hat der Browser seinen Speicher geleert.
error-device-no-secret = Das Geheimnis dieser Würfel liegt nicht auf diesem Gerät; hier kann das Spiel nicht weitergehen.
error-device-no-bots = Diese Füchse sind noch nicht auf diesem Gerät. Sie kommen mit, wenn du mit Netz ein Spiel gegen sie beginnst.
error-device-full = Auf diesem Gerät ist kein Platz mehr, deine Wahl wurde nicht behalten. Schaff etwas Platz und wähle noch einmal.
error-device-storage = Der Browser lässt Foxdice gerade keine Spiele behalten, deine Wahl wurde nicht gespeichert.
error-device-out-of-step = Dieses Spiel hat mit anderen Regeln begonnen und lässt sich nicht mehr zeigen.
error-device-unknown-game = Das ist die Aufzeichnung eines Spiels, das es hier nicht gibt: { $game }.
error-device-unfinished = Dieses Spiel ist nicht zu Ende, und das Geheimnis seiner Würfel liegt anderswo. Nimm alle Spiele mit einer Datei mit.
error-device-record-play = Das kann an dieser Stelle des Spiels nicht passiert sein: { $text }.
error-device-nothing-known = Das ist weder eine Aufzeichnung noch eine Datei oder ein Schlüssel von Foxdice.
error-throw-cannot-be = So können die Würfel jetzt nicht fallen: { $text }.
error-move-cannot-be = Dieser Zug geht jetzt nicht: { $text }.
