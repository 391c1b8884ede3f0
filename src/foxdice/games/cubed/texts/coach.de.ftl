# Wie der Trainer die Teile eines Ergebnisses nennt.

coach-part-cubed-bonus = Füchse
