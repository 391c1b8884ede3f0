# Was der Trainer sagt: Urteile, Glück, Gründe und der Rückblick auf eine Partie.

coach-why-gains = Dafür spricht: { $gains }.
coach-why-outweighs = Dafür spricht: { $gains }; dagegen: { $losses }.
coach-why-wins-more = Damit steigt die Gewinnchance um { $percent } %.
coach-why-wins-less = Allerdings sinkt damit die Gewinnchance um { $percent } %.
coach-brings = Es bringt { $chain }.
coach-chain = { $chain }, dann { $next }
coach-part-area = { $area ->
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
coach-part-future = Spielraum für später

coach-verdict-fine = gut
coach-verdict-inaccuracy = Ungenauigkeit
coach-verdict-mistake = Fehler
coach-verdict-blunder = grober Fehler

coach-rate-master = spielt meisterhaft
coach-rate-expert = spielt sehr stark
coach-rate-strong = spielt stark
coach-rate-good = spielt gut
coach-rate-learning = lernt noch
coach-rate-beginner = fängt gerade an

coach-luck-very-lucky = großes Glück
coach-luck-lucky = Glück
coach-luck-usual = weder Glück noch Pech
coach-luck-unlucky = Pech
coach-luck-very-unlucky = großes Pech

coach-player = Person { $player }
coach-unit-points = Punkten
coach-unit-wins = % Gewinnchance
coach-identity = Anfang { $start }, Glück { $luck }, Fehler { $errors }, Umdenken des Trainers { $revisions }: Ergebnis { $result }.
coach-identity-table = Anfang { $start }, Glück { $luck }, Fehler { $errors }, die anderen und das Umdenken des Trainers { $revisions }: Ergebnis { $result }.
coach-identity-running = Anfang { $start }, Glück { $luck }, Fehler { $errors }, Umdenken des Trainers { $revisions }: jetzt sind { $result } zu erwarten.
coach-adjusted = Ohne Glück und Pech wären es { $adjusted } gewesen.
coach-summary = Person { $player } { $rate } (Genauigkeit { $accuracy } %, { $loss } Verlust je Wahl): { $good } von { $count } Entscheidungen so gut wie die beste; { $dice }.
coach-summary-learning = Person { $player } { $rate }: { $good } von { $count } Entscheidungen waren schon so gut wie die beste; { $dice }.
coach-summary-nothing = Person { $player } hatte noch keine Wahl, auf die es ankam; { $dice }.
coach-race = Die Gewinnchance ging von { $start } % auf { $end } %; unterwegs lag sie zwischen { $least } % und { $most } %.
coach-chance = Gewinnchance in %
coach-wins = Gewinnt
coach-moments = Worauf es ankam
coach-no-moments = Keine Wahl zu bereuen.
coach-moment = { $verdict }, { $loss }: gespielt { $played }, besser war { $best }.
coach-curve = Was zu erwarten war, Schritt für Schritt
coach-event = Schritt
coach-what = Was geschah
coach-value = Erwartet
coach-change = Änderung
coach-throw-of = Wurf { $text }
coach-choice-of = Wahl { $text }
coach-appraisal = Was die Züge wert sind, in { $unit }
coach-move = Zug
coach-loss = Verlust
coach-why = Warum der beste besser ist
error-unjudged = Was Stellungen von { $game } wert sind, weiß hier niemand.
error-review-output = { $file }: Ein Rückblick wird als .html oder .svg geschrieben.
error-review-one = { $file }: Eine Datei fasst den Rückblick auf ein Spiel; von mehreren gibt es die Summen oder --json.
