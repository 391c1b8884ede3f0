import server from "boardgame.io/dist/cjs/server.js";
import { game } from "./boardgame-game.js";

const running = server.Server({ games: [game], origins: ["*"] });
await running.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("ready\n") });
