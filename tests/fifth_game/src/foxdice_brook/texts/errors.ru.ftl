error-brook-flower-picked = Цветок { $number } вы уже сорвали.
error-brook-other-flower = На зелёном кубике { $face }, так что цветок { $number } подождёт.
error-brook-all-stones = Все шесть камней уже лежат, других нет.
error-brook-stone-too-far = Для следующего камня нужно хотя бы { $min }, а на синем кубике { $face }.
