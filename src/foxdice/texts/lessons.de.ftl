# Was der Fuchs auf der Seite lehrt: Rückblick, Tipps, Übungen, und ob die Würfel fair waren.

review-title = Rückblick
review-looking = Der Fuchs geht jeden Wurf durch …
review-whose = Wessen Spiel?
review-start = Anfang
review-luck = Glück
review-errors = Fehler
review-judge = Umdenken
review-judge-table = Die anderen und Umdenken
review-result = Ergebnis
review-now = Jetzt erwartet
review-amount-points = { $count ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
review-amount-wins = { $amount } % Gewinnchance
review-in-points = in Punkten
review-in-wins = in % Gewinnchance
review-rate-master = Meisterhaft gespielt
review-rate-expert = Sehr stark gespielt
review-rate-strong = Stark gespielt
review-rate-good = Gut gespielt
review-rate-learning = Auf gutem Weg
review-rate-beginner = Erste Schritte
review-rate-nothing = Noch keine Wahl, auf die es ankam
review-accuracy = Genauigkeit { $accuracy } %
review-good = { $count ->
    [one] { $good } von { $count } Entscheidung so gut wie die des Fuchses
   *[other] { $good } von { $count } Entscheidungen so gut wie die des Fuchses
}
review-dice-very-lucky = die Würfel waren sehr freundlich
review-dice-lucky = die Würfel waren freundlich
review-dice-usual = die Würfel waren weder gut noch schlecht
review-dice-unlucky = die Würfel waren unfreundlich
review-dice-very-unlucky = die Würfel waren gemein
review-how = Wie das gerechnet ist
review-how-value = Vor jedem Wurf und jeder Wahl weiß der Fuchs, was am Ende zu erwarten ist, wenn es gut weitergeht.
review-how-luck = Glück: was ein Wurf wert war, verglichen mit dem Mittel aller möglichen.
review-how-errors = Fehler: wie viel weniger der gewählte Zug wert war als der beste.
review-how-judge = Umdenken: wo der Fuchs selbst neu urteilt. Am Tisch auch, was die anderen verändert haben.
review-how-sure = Wie sicher sich der Fuchs ist: Ein Wert kann um so viel danebenliegen, wie die Tabelle sagt (±), der Unterschied zweier Züge um viel weniger, am Anfang des Spiels am wenigsten. Was unter dem Doppelten davon bleibt, heißt hier nicht Fehler.
review-how-accuracy = Genauigkeit: 100 %, wenn jede Wahl die beste war; die Stufe „schwer“ kommt auf etwa 85 %. Unter { $from } % steht sie nicht da: Dann sagt mehr, wie viele Entscheidungen gut waren.
review-master = Dieselben Würfel in Meisterhand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
review-master-beaten = Mit denselben Würfeln besser als der Meister: Er kam auf { $points }.
review-legend-line = was zu erwarten war
review-legend-lucky = Glückswurf
review-legend-unlucky = Pechwurf
review-legend-error = Fehler
review-step = Schritt { $number } von { $count }
review-back = Einen Schritt zurück
review-on = Einen Schritt weiter
review-moment-back = Voriger wichtiger Moment
review-moment-on = Nächster wichtiger Moment
review-ends = Das Ende: { $value }.
review-so-far = So weit; jetzt zu erwarten: { $value }.
review-round = Runde { $round }
review-lucky = Ein Glückswurf, { $luck }.
review-unlucky = Ein Pechwurf, { $luck }.
review-usual = Glück: { $luck }.
review-chose = { $name } wählte: { $move }.
review-you-chose = Deine Wahl: { $move }.
review-best = Besser ging es nicht.
review-only = Etwas anderes ging nicht.
review-as-good = So gut wie das Beste ({ $loss }).
review-unsure = Der Fuchs ist sich nicht sicher ({ $loss } ± { $doubt }); vielleicht besser: { $best }.
review-fox = { $verdict }, { $loss }. Der Fuchs hätte gewählt: { $best }.
review-mark-played = gespielt
review-mark-best = besser
review-try = Diesen Moment noch einmal versuchen
review-practise = Meine Fehler üben

fair-title = Waren die Würfel fair zu mir?
fair-luck = Das Glück aller nebeneinander
fair-explained = Glück ist, was ein Wurf denen wert war, die ihn warfen, verglichen mit dem Mittel aller möglichen. Hohe Zahlen allein sind kein Glück.
fair-player = Wer
fair-amount = Glück
fair-without = Ohne Glück
fair-faces = Geworfen und erwartet
fair-face = Zahl
fair-thrown = Geworfen
fair-expected = Erwartet
fair-spread = Bei so vielen Würfen weicht eine Zahl in zwei von drei Fällen um bis zu { $count } ab.
fair-proof = Der Beweis

fox-look = Schau hier: { $area }.
fox-not-a-cell = Diesmal geht es nicht um ein Feld.
fox-die = Nimm diesen: { $die }.
fox-do = Der Fuchs würde wählen: { $move }.
fox-equal = Hier ist es gleich, was du wählst.
fox-more = Sag mir mehr
fox-three = Die drei besten des Fuchses
fox-best = am besten
fox-after-best = Besser ging es nicht.
fox-after-close = Gut: so gut wie das Beste.
fox-after = { $loss }. Der Fuchs hätte gewählt: { $best }.

practise-title = Üben
practise-mistakes = Meine Fehler
practise-puzzles = Aufgaben
practise-no-mistakes = Noch keine. Tipp nach einem Spiel auf „Rückblick“: Was besser gegangen wäre, wird hier gesammelt.
practise-no-puzzles = Für dieses Spiel gibt es noch keine Aufgaben.
practise-easy = leicht
practise-medium = mittel
practise-hard = schwer
practise-left = { $count ->
    [0] Alle gelöst
    [one] Noch { $count } zu lösen
   *[other] Noch { $count } zu lösen
}
practise-solved = gelöst
practise-question = Was würdest du tun?
practise-right = Richtig! Besser geht es nicht.
practise-close = Gelöst: nur { $loss } vom Besten entfernt, { $best }.
practise-wrong = { $move }: { $loss }. Es geht besser.
practise-answer = Der Fuchs wählt: { $best }.
practise-show = Zeig es mir
practise-next = Weiter
practise-again = Noch einmal
practise-forget = Diesen vergessen
practise-at-table = { $count ->
    [1] allein
   *[other] zu { $count }
}

coach-needs-server = Bei diesem Spiel braucht der Fuchs den Server, und der ist gerade nicht zu erreichen.
coach-not-here = Was der Fuchs für dieses Spiel braucht, ist noch nicht auf diesem Gerät. Sobald es online ist, holt er es sich.
