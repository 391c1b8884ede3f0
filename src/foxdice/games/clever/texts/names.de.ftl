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
