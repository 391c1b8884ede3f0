import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, defineTypes } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { CELLS, firstFree, mayCross } from "./rules.js";

class Sheets extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(2 * CELLS).fill(0));
    this.moves = 0;
    this.turn = 0;
  }
}
defineTypes(Sheets, { cells: ["uint8"], moves: "uint32", turn: "uint8" });

class Table extends Room {
  maxClients = 2;
  patchRate = null; // told at once after each move, not 20 times a second
  seats = [];

  onCreate() {
    this.state = new Sheets();
    this.onMessage("cross", (client, cell) => {
      const seat = this.seats.indexOf(client.sessionId);
      const sheet = this.state.cells.slice(seat * CELLS, (seat + 1) * CELLS);
      if (seat !== this.state.turn || !mayCross(sheet, cell)) return;
      sheet[cell] = 1;
      this.state.cells[seat * CELLS + cell] = 1;
      if (firstFree(sheet) < 0) for (let at = 0; at < CELLS; at++) this.state.cells[seat * CELLS + at] = 0;
      this.state.moves++;
      this.state.turn = 1 - seat;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define("table", Table);
await server.listen(Number(process.argv[2]));
process.stdout.write("ready\n");
