# Как тренер называет части итога.

coach-part-cubed-bonus = лисы
