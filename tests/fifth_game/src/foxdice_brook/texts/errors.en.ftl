error-brook-flower-picked = You have already picked flower { $number }.
error-brook-other-flower = The green die shows { $face }, so flower { $number } has to wait.
error-brook-all-stones = All six stones are laid; there is no other.
error-brook-stone-too-far = The next stone needs at least { $min }; the blue die shows { $face }.
