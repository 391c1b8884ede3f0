# Bots that people bring, and what goes wrong with them.

error-engine-missing = There is no program “{ $command }”. Write the bot as cmd:PROGRAM, in quotation marks if it has options.
error-engine-not-started = The program { $command } cannot be started: { $reason }.
error-engine-no-hand = In { $game } a bot also needs a hand that throws; programs have none. Bring a Python class with `throw`.
error-engine-late = The engine did not answer in time.
error-engine-gone = The engine has ended.
error-engine-illegal = The engine answered “{ $text }”, which is not a legal move.
error-engine-too-long = The engine wrote more than { $max } characters without ending the line.
error-engine-given-up = The engine failed { $times } times in a row and is not asked any more.
error-bot-not-imported = The bot “{ $text }” cannot be imported: { $reason }. Write it as MODULE:CLASS.
error-bot-fails = The bot “{ $text }” fails before it plays: { $reason } ({ $file }, line { $line }).
error-not-a-bot = “{ $text }” is not a bot: it has no method `choose(game, view, player)`.
error-bot-named-twice = Two bots are called “{ $text }”. Give one of them another name: NAME=BOT.
error-no-cluster = No scheduler answers at { $address }. Write its address like tcp://host:8786.
error-not-a-tournament = { $file } is not a tournament. Write one with --json: foxdice tournament GAME BOT BOT --json > FILE
