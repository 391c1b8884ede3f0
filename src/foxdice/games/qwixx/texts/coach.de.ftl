# Wie der Trainer die Teile eines Ergebnisses nennt.

coach-part-qwixx-bonus = Fehlwürfe
