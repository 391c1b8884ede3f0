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

how-wurf-easy = Wirft nur weiter, wenn alle fünf Werte liegen, und so fest, dass Würfel hinausfliegen.
how-wurf-medium = Wirft weiter, solange etwas liegt, und zwar mitten hinein.
how-wurf-hard = Wirft nach Wahrscheinlichkeit weiter, je nachdem, wie viele Würfel liegen; schiebt sie zur Reihe und trifft sie.
how-wurf-master = Wirft nach Wahrscheinlichkeit weiter, je nachdem, welche Werte liegen, und trifft einen Würfel so, dass die richtige Seite oben liegt.
how-wurf-greedy = Wirft weiter, solange etwas liegt, und zwar mitten hinein.
how-wurf-steady = Wirft nach Wahrscheinlichkeit weiter, je nachdem, wie viele Würfel liegen; schiebt sie zur Reihe und trifft sie.
