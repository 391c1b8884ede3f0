# Was nur eine Zeichnung dieses Spiels sagt.

draw-lock = Schloss
draw-closed = geschlossen
draw-penalty = Fehlwurf { $place }
draw-penalty-taken = angekreuzt
draw-penalty-free = frei
