# Was nur eine Zeichnung dieses Spiels sagt.

draw-die-shows = ein Würfel zeigt { $number }
draw-arena = Arena: { $dice }
draw-hand = Person { $player }: { $dice }
draw-hand-turn = ist am Wurf
draw-hand-out = ausgeschieden
draw-lost = aus dem Spiel: { $dice }
