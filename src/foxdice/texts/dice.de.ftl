# Was die Prüfung der Würfel ergab. Jede Kennung ist `verdict-` und der Code des Urteils.

verdict-fair = { $throws ->
    [0] Fair: Das Geheimnis passt zur Zusage. Geworfen wurde nichts.
    [one] Fair: Der eine Wurf stand vorher fest und stimmt.
   *[other] Fair: Alle { $throws } Würfe standen vorher fest und stimmen.
}
verdict-fair-by-hand = { $throws ->
    [0] Fair: Das Geheimnis passt zur Zusage. Geworfen wurde nichts.
    [one] Fair: Der eine Wurf, mit derselben Handbewegung nachgerechnet, endet genauso.
   *[other] Fair: Alle { $throws } Würfe, mit denselben Handbewegungen nachgerechnet, enden genauso.
}
verdict-not-fair-dice = Dieses Spiel wurde nicht mit fairen Würfeln gespielt; da gibt es nichts zu prüfen.
verdict-not-revealed = Das Spiel ist noch nicht vorbei: Das Geheimnis liegt noch nicht offen.
verdict-unreadable = Geheimnis, Salz, Wörter oder Zufallsbits dieser Aufzeichnung sind nicht lesbar.
verdict-wrong-commitment = Nicht fair: Geheimnis und Salz passen nicht zur Zusage von vor dem Spiel.
verdict-wrong-bits = Nicht fair: Die Zufallsbits von den Geräten der Spieler sind nicht die zugesagten, oder jemand wurde übergangen, der rechtzeitig war.
verdict-wrong-throw = Nicht fair: Wurf { $wrong } ist „{ $thrown }“, aus dem Geheimnis folgt aber „{ $right }“.
verdict-wrong-rest = Nicht fair: Die Würfel von Wurf { $wrong } („{ $thrown }“) liegen nicht so, wie Geheimnis und Hand es ergeben.
verdict-wrong-gesture = Nicht fair: Wurf { $wrong } kann so, wie er aufgeschrieben ist, nicht geworfen worden sein. { $reason }
verdict-other-arena = Das lässt sich hier nicht entscheiden: Wurf { $wrong } geht anders aus, stammt aber aus einer anderen Arena ({ $thrown }, hier ist es { $right }), und dort kann derselbe Wurf anders enden.
verdict-no-engine = Die Würfe dieses Spiels wurden auf einem Gerät gemacht und lassen sich genau wiederholen, nur nicht hier: `pip install "foxdice[play]"` bringt mit, was fehlt (wasmtime).
verdict-helped = Platz { $seat } hatte Hilfe von einem Programm.
