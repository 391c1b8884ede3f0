# What the coach calls the parts of a result.

coach-part-clever-bonus = foxes
