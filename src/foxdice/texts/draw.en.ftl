# What a drawn sheet says: its titles and hints, and the names of its cells for people who hear the sheet.

draw-sheet = { $game }, sheet of player { $player }
draw-blank-sheet = { $game }, blank sheet

## Cells: "yellow 3, row 1, free"

draw-area = { $area ->
    [yellow] yellow
    [blue] blue
    [green] green
    [orange] orange
    [purple] purple
    [turquoise] turquoise
    [brown] brown
    [pink] pink
   *[red] red
}
draw-cell = { $area } { $cell }
draw-min = at least { $number }
draw-gives = gives { $bonus }
draw-free = free
draw-crossed = crossed
draw-given = crossed from the start
draw-struck = its bonus struck out
draw-written = { $number } written

## Bonuses and points

draw-into = { $area ->
    [yellow] in yellow
    [blue] in blue
    [green] in green
    [orange] in orange
    [purple] in purple
    [turquoise] in turquoise
    [brown] in brown
    [pink] in pink
   *[any] in any area
}
draw-bonus-reroll = a reroll
draw-bonus-extra = an extra die
draw-bonus-joker = a number joker
draw-bonus-fox = a fox
draw-bonus-cross = a cross { $where }
draw-bonus-write = a { $number } { $where }
draw-bonus-question = a number of your choice { $where }
draw-line-row = row { $line }
draw-line-column = column { $line }
draw-line-diagonal = diagonal
draw-line-gives = { $line } gives { $bonus }
draw-line-earned = { $line } gives { $bonus }, earned
draw-scale = points for crosses, from the first on: { $points }

## Result

draw-result = result
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: not counted yet
