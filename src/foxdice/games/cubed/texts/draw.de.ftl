# Was nur eine Zeichnung dieses Spiels sagt.

draw-place = Feld { $place }
draw-left = links { $place }
draw-right = rechts { $place }
draw-grey = grau
draw-coloured = farbig
draw-line-pair = { $one } zusammen mit { $other }
