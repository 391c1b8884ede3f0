# What the coach calls the parts of a result.

coach-part-cubed-bonus = foxes
