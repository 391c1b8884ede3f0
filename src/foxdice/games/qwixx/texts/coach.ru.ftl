# Как тренер называет части итога.

coach-part-qwixx-bonus = штрафы
