# Was nur in diesem Spiel schiefgeht. Jede Kennung ist `error-` und der Code des Fehlers.

error-throw-way-to-lie = So kann kein Würfel liegen: „{ $text }“. Für jeden Würfel steht 2 bis 6, X, out (herausgeflogen) oder cocked (schief).
error-throw-count = Bei diesem Wurf geht es um { $dice } Würfel, die liegenden mitgezählt; angegeben waren { $given }.
error-throw-start-die = Der Würfel, der zu Beginn in der Arena liegt, zeigt irgendeine Seite, nur nicht X.
error-throw-flat = Schiefe Würfel werden auf ebener Fläche neu geworfen: Jeder zeigt 2 bis 6 oder X.
error-state-dice = Ein Spielstand muss alle Würfel der Partie enthalten; hier sind es { $dice }.
