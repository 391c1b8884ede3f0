error-brook-flower-picked = Blume { $number } hast du schon gepflückt.
error-brook-other-flower = Der grüne Würfel zeigt { $face }, Blume { $number } muss also warten.
error-brook-all-stones = Alle sechs Steine liegen schon; mehr gibt es nicht.
error-brook-stone-too-far = Der nächste Stein braucht mindestens { $min }; der blaue Würfel zeigt { $face }.
