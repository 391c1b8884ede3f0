# What goes wrong when a program takes a seat of a running server (`foxdice connect`).

error-connect-address = “{ $text }” is not the address of a table. Copy it from the table's page, like http://host:port/#/t/TABLE.
error-connect-token = The text after --token is no token: one has 32 to 64 letters, digits, “-” or “_”. Leave --token out to get one.
error-connect-no-server = No Foxdice server answers at { $address }: { $reason }.
error-connect-refused = The server says: { $text }
error-connect-full = Every seat at this table is taken.
error-connect-arena = In { $game } dice are thrown by hand into the arena; a connected program cannot do that yet.
error-connect-real-dice = At this table real dice are thrown and typed in; a program cannot see them.
error-connect-person = This token holds a seat that a person took. A program needs a token of its own; leave --token out to get one.
error-connect-no-seat = The seat was taken away; the program no longer plays at this table.
