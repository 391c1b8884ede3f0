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

end-why-last-left = Sonst hat niemand mehr Würfel.
end-why-fewest = Die wenigsten Minuspunkte über alle Spiele.
end-penalty-points = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
arena-start-die = Leg den ersten Würfel in die Arena.
arena-put = Hinlegen
arena-one-die = Wirf einen Würfel in die Arena.
arena-all-dice = Die Arena ist leer: Wirf alle deine Würfel.
arena-flat = { $count ->
    [one] Ein Würfel liegt schief: Wirf ihn noch einmal.
   *[other] { $count } Würfel liegen schief: Wirf sie noch einmal.
}
arena-choice = Kein Treffer. Noch einen Würfel wagen, oder aufhören und alles liegen lassen?
