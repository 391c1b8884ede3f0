# Was der Fuchs in einer ersten Partie sagt, Satz für Satz.

guide-wurf-start = Hallo! Ein Würfel liegt in der Arena, bevor jemand wirft: Leg ihn hinein.
guide-wurf-throw = Berühr die Stelle, die du treffen willst, zieh zurück und lass los. Liegt eine Zahl zweimal da, ist das ein Treffer.
guide-wurf-choice = Noch kein Treffer. Ein weiterer Wurf riskiert einen Würfel; Aufhören lässt diese Würfel den Nächsten.
guide-wurf-match = Ein Treffer! Alle Würfel einer mehrfachen Zahl gehören dem, der geworfen hat, und der Zug ist vorbei.
guide-wurf-lost = Ein X verlässt das Spiel, ein Würfel, der aus der Arena fliegt, auch.
guide-wurf-all = Die Arena ist leer: Jetzt fliegen alle deine Würfel auf einmal.
guide-wurf-flat = Ein schräger Würfel zählt nicht: Er wird noch einmal geworfen.
guide-wurf-others = Achte auf das, was in der Arena liegen bleibt: Darauf wirst du zielen.
guide-wurf-push = Vor einem Wurf darfst du liegende Würfel zusammenschieben: kurz gedrückt halten, dann ziehen.
guide-wurf-farewell = Jetzt kannst du es! Wer als Letzter Würfel hat, gewinnt.
