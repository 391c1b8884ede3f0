# Die Wörter dieses Spiels allein.

game-wurf = Der große Wurf
game-wurf-match = Der große Wurf, Match
short-wurf = Der große Wurf
pitch-wurf = Wirf in die Arena, triff die anderen Würfel, nimm mit, was gleich ist.
variant-wurf = Ein Spiel
variant-wurf-match = Partie
hint-wurf = Wer als Letzter noch Würfel hat, gewinnt.
hint-wurf-match = So viele Spiele wie Spieler; die wenigsten Minuspunkte gewinnen.

draw-title-wurf = Der große Wurf
draw-title-wurf-match = Der große Wurf, Partie
