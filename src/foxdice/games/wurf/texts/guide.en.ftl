# What the fox says in a first game, one sentence at a time.

guide-wurf-start = Hello! One die lies in the arena before anybody throws: put it down.
guide-wurf-throw = Touch the spot you want to hit, pull back and let go. A number that lies there twice is a match.
guide-wurf-choice = No match yet. Another throw risks another die; stopping leaves these dice to the next player.
guide-wurf-match = A match! All dice of a repeated number go to whoever threw, and the turn ends.
guide-wurf-lost = An X leaves the game, and so does a die that flies out of the arena.
guide-wurf-all = The arena is empty: now all your dice fly at once.
guide-wurf-flat = A leaning die cannot be read: it is thrown again.
guide-wurf-others = Watch what is left in the arena: that is what you will aim at.
guide-wurf-push = Before a throw you may push lying dice together: hold one for a moment, then move it.
guide-wurf-farewell = You know the game now! The last one with dice wins.
