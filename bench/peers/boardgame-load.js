import clients from "boardgame.io/dist/cjs/client.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import { game } from "./boardgame-game.js";
import { Measured, pid, port, seconds, tables } from "./load.js";
import { firstFree } from "./rules.js";

let measured = null;

// The player whose turn it is moves once both have heard of the last move; a move took until both had heard of it.
async function play(matchID) {
  let begun = 0;
  let moving = -1;
  const heard = [-1, -1];
  const players = ["0", "1"].map((playerID) =>
    clients.Client({
      game,
      debug: false,
      matchID,
      playerID,
      multiplayer: multiplayer.SocketIO({ server: `http://127.0.0.1:${port}` }),
    }),
  );
  const goOn = () => {
    if (heard[0] !== heard[1] || heard[0] <= moving) return;
    if (moving >= 0 && measured) measured.moved(performance.now() - begun);
    moving = heard[0];
    begun = performance.now();
    const seat = moving % 2;
    players[seat].moves.cross(firstFree(players[seat].getState().G.sheets[seat]));
  };
  for (const [seat, player] of players.entries()) {
    await new Promise((resolve) => {
      player.subscribe((state) => {
        // A client shows its own move at once; it counts when the server has told the other one.
        if (!state?.isConnected) return;
        heard[seat] = state.G.moves;
        queueMicrotask(goOn);
        resolve();
      });
      player.start();
    });
  }
}

for (let table = 0; table < tables; table++) await play(`table-${table}`);
measured = new Measured(pid, seconds);
