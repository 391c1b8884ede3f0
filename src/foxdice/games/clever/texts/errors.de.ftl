# Was nur in diesem Spiel schiefgeht. Jede Kennung ist `error-` und der Code des Fehlers.

error-wrong-sum = Blau { $blue } + Weiß { $white } = { $sum }, nicht { $cell }.
error-green-needs = Das nächste grüne Feld braucht mindestens { $min }; der Würfel zeigt { $shown }.
error-purple-needs = Die nächste lila Zahl muss höher sein als { $last }; der Würfel zeigt { $shown }.
