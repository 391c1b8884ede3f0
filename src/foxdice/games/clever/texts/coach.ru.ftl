# Как тренер называет части итога.

coach-part-clever-bonus = лисы
