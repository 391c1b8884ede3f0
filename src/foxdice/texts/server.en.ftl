# What the server refuses, and why it does not start. Every id is `error-` and the code.

error-server-key = The key does not fit the games in this database; use the one they were stored with.
error-server-key-form = The key is not usable: { $variable }, or the file “key” in the data folder, holds 64 hexadecimal digits.
error-server-database = The database cannot be used: { $reason }.
error-server-database-busy = The database is in use: is another Foxdice running on the same data folder?
error-server-database-newer = The database was written by a newer Foxdice (version { $version }; this one knows { $ours }).
error-server-database-url = The database has to be sqlite:///FILE or postgresql://USER@HOST/NAME.
error-server-data = The data folder cannot be used: { $reason }.
error-server-port = { $host }:{ $port } cannot be used: { $reason }. Choose another port with --port.
error-server-storage = This could not be stored, so it did not happen. Please connect again.
error-server-no-table = There is no such table. Is the link complete?
error-server-no-game = Game { $number } has not been played at this table.
error-server-table-full = Too many people are watching this table.
error-server-token = A valid token is needed here (Authorization: Bearer …).
error-server-body = The request cannot be read: { $reason }.
error-server-hello = The first message has to be a “hello” with a valid token or none.
error-server-frame = This message cannot be read.
error-server-origin = Requests from other pages are not accepted.
error-server-too-fast = That was too much at once. Please wait a moment.
error-server-too-large = That is too large.
error-server-stops = The server is being stopped. The game is stored and goes on when it is back.
error-server-too-slow = The connection is too slow to keep up.
error-server-arena = The dice could not be thrown just now. Please throw again.
