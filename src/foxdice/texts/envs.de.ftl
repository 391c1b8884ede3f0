# Umgebungen für alle, die trainieren.

error-no-environment = Für { $game } gibt es keine Umgebung: Seine Würfe sind Physik, oder es wird nicht gelernt. Zur Wahl stehen: { $games }.
error-unknown-reward = „{ $text }“ ist keine Belohnung. Zur Wahl stehen: { $rewards }.
error-vector-opponents = Die vektorisierte Umgebung kennt nur Gegner vom Typ „random“, nicht „{ $text }“. Andere spielen in der einfachen.
