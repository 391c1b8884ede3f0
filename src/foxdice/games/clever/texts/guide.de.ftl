# Was der Fuchs in einer ersten Partie sagt, Satz für Satz.

guide-clever-welcome = Hallo! Sechs Würfel, ein Blatt: Wirf, dann sehen wir weiter.
guide-clever-first-die = Tipp einen Würfel an, der dir gefällt. Niedrigere kommen aufs Silbertablett; ein kleiner hält also mehr Würfel im Spiel.
guide-clever-white = Weiß ist Joker: Es passt überall, wo ein Feld leuchtet.
guide-clever-yellow = Gelb: die gleiche Zahl ankreuzen. Volle Reihen bringen Boni, volle Spalten Punkte.
guide-clever-cells = Tipp jetzt auf das leuchtende Feld, das dir am besten gefällt.
guide-clever-blue = Blau zählt immer zusammen mit Weiß, wo auch immer die beiden liegen.
guide-clever-green = Grün geht von links, und der Würfel muss mindestens die gedruckte Zahl zeigen.
guide-clever-orange = Orange geht von links und nimmt jede Zahl; ×2 und ×3 vervielfachen sie.
guide-clever-purple = Lila geht von links, jede Zahl höher als die davor; nach einer 6 ist alles erlaubt.
guide-clever-throws = In einem Zug wirfst du dreimal und wählst jedes Mal einen Würfel.
guide-clever-lower = Wähl wieder. Was niedriger ist als deine Wahl, kommt aufs Tablett, Gleiches bleibt.
guide-clever-gift = Eine neue Runde und ein Geschenk für alle: Auf dem Blatt steht es neben der Rundenzahl.
guide-clever-bonus = Ein Bonus! Er wird sofort genutzt: Tipp auf ein leuchtendes Feld und schau, ob er den nächsten auslöst.
guide-clever-fox = Ein Fuchs! Am Ende ist jeder so viel wert wie dein schwächster Bereich.
guide-clever-got-extra = Ein +1: Damit nutzt du am Ende eines Zuges noch einen Würfel, auch einen schon benutzten.
guide-clever-extra = Der Zug ist vorbei, und du hast ein +1: Nimm noch einen Würfel, oder heb es mit „Aufhören“ auf.
guide-clever-burnt = Kein Würfel passt, der Wurf verfällt: Tipp auf „Verfallen“, dann fliegen dieselben Würfel noch einmal.
guide-clever-reroll = Nichts dabei? Der Neuwurf wirft alle diese Würfel noch einmal.
guide-clever-other-side = Deine eigenen Würfe sind vorbei. Wenn andere werfen, nimmst du vom Tablett; allein wirfst du dafür einmal.
guide-clever-passive = Nimm einen der angebotenen Würfel, oder verzichte, wenn dir keiner gefällt.
guide-clever-others = Jetzt spielen die anderen; was am Ende auf dem Tablett liegt, kann dir gehören.
guide-clever-farewell = Jetzt kannst du es! Ab hier melde ich mich nur noch, wenn etwas Neues passiert.
