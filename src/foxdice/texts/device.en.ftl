# What a table on the device says that no server has to say. Every id of a refusal is `error-` and its code.

error-device-not-here = That needs a server; this game is kept on your device.
error-device-players = This game is played by { $min } to { $max }.
error-device-game-over = The game is over.
error-device-no-table = There is no such game on this device. Perhaps the browser has cleared its storage.
error-device-no-secret = The secret of these dice is not on this device, so the game cannot go on here.
error-device-no-bots = These foxes are not on this device yet. They come along when you begin a game against them with a network.
error-device-full = There is no room left on this device, so your choice was not kept. Free some space, then choose again.
error-device-storage = The browser does not let Foxdice keep games just now, so your choice was not kept.
error-device-out-of-step = This game was begun with other rules and cannot be shown any more.
error-device-unknown-game = This record is of a game that is not here: { $game }.
error-device-unfinished = This game is not over, and the secret of its dice is elsewhere. Move all games with a file instead.
error-device-record-play = This cannot have happened at this point of the game: { $text }.
error-device-nothing-known = This is neither a record nor a file or key of Foxdice.
error-throw-cannot-be = The dice cannot fall like this now: { $text }.
error-move-cannot-be = This move is not possible now: { $text }.
