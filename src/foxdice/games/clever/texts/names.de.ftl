# Die Wörter dieses Spiels allein.

game-clever = Ganz schön clever
short-clever = Ganz schön clever
pitch-clever = Nimm einen Würfel, kreuz an und sieh zu, wie ein Bonus den nächsten auslöst.

rank-clever-1 = Der Fuchs fragt dich um Rat
rank-clever-2 = Spitzer als der Bleistift
rank-clever-3 = Kette um Kette
rank-clever-4 = Die Würfel hören auf dich
rank-clever-5 = Jungfuchs mit Talent
rank-clever-6 = Auf heißer Fährte
rank-clever-7 = Pfoten aufgewärmt
rank-clever-8 = Knapp am Bonus vorbei
rank-clever-9 = Die Würfel hatten frei

draw-title-clever = Ganz schön clever
draw-hint-clever-yellow = gleiche Zahl
draw-hint-clever-blue = Blau + Weiß
draw-hint-clever-green = von links · mindestens diese Zahl
draw-hint-clever-orange = von links · beliebige Zahl
draw-hint-clever-purple = von links · steigend, nach 6 beliebig

guide-welcome = Hallo! Sechs Würfel, ein Blatt. Tipp auf „Werfen“ und schau, was kommt.
guide-first-die = Tipp einen Würfel an, der dir gefällt: Er wird im Bereich seiner Farbe eingetragen. Niedrigere Würfel kommen aufs Silbertablett; ein kleiner hält also mehr Würfel im Spiel.
guide-second-throw = Schön eingetragen. Drei Würfe hast du pro Zug; wirf, was übrig ist.
guide-lower-dice = Siehst du das Tablett? Dort liegen die niedrigeren. Wähl wieder: Würfel antippen, dann ein leuchtendes Feld.
guide-white = Weiß ist Joker und gilt als jede Farbe. Und Blau zählt immer zusammen mit Weiß.
guide-areas = Volle Reihen bringen Boni, volle Spalten in Gelb Punkte. Die kleinen Zeichen neben den Feldern zeigen, was es gibt.
guide-reroll = Nichts dabei? Du hast einen Neuwurf: Er wirft alle diese Würfel noch einmal.
guide-other-side = Jetzt die andere Seite des Spiels: Wenn andere werfen, nimmst du vom Tablett. Allein wird dafür einmal gewürfelt.
guide-passive = Die drei niedrigsten Würfel liegen auf dem Tablett. Nimm einen, oder verzichte, wenn dir keiner gefällt.
guide-bonus = Ein Bonus! Er wird sofort genutzt: Tipp auf ein leuchtendes Feld. Boni lösen weitere Boni aus; das ist die ganze Kunst.
guide-extra = Der Zug ist vorbei, und du hast ein +1: Damit nutzt du noch einen der sechs Würfel. Du darfst es auch aufheben: „Aufhören“.
