# Wie der Trainer die Teile eines Ergebnisses nennt.

coach-part-clever-bonus = Füchse
