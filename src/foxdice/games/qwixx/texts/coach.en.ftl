# What the coach calls the parts of a result.

coach-part-qwixx-bonus = penalties
