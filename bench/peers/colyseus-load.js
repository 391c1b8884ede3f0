import { Client } from "colyseus.js";
import { Measured, pid, port, seconds, tables } from "./load.js";
import { CELLS, firstFree } from "./rules.js";

let measured = null;

async function play() {
  const hosts = new Client(`ws://127.0.0.1:${port}`);
  const host = await hosts.create("table");
  const guest = await hosts.joinById(host.roomId);
  const players = [host, guest];
  const heard = [0, 0];
  let begun = 0;
  const goOn = (seat, state) => {
    if (!state.cells?.length) return;
    heard[seat] = state.moves;
    if (heard[0] !== heard[1] || (begun && state.moves === 0)) return;
    if (state.moves && measured) measured.moved(performance.now() - begun);
    begun = performance.now();
    const cells = [...state.cells].slice(state.turn * CELLS, (state.turn + 1) * CELLS);
    players[state.turn].send("cross", firstFree(cells));
  };
  players.forEach((player, seat) => player.onStateChange((state) => goOn(seat, state)));
}

for (let table = 0; table < tables; table++) await play();
measured = new Measured(pid, seconds);
