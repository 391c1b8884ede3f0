/** The ways to begin a game. */
import { openTable, token } from "./api/client";
import type { AnyMessage, Open } from "./api/generated";
import { usualFor } from "./bots";
import { factsOf } from "./catalogue.svelte";
import { promise, reveal } from "./mixing";
import { ServerPort } from "./port/server";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** Open a table and say a few things to it, one after the other. */
export async function begin(
  open: Partial<Open> & { game: string; seats: number },
  messages: AnyMessage[],
): Promise<string> {
  const table = await openTable(open);
  const secret = await token();
  await new Promise<void>((resolve, reject) => {
    let begun = false;
    const socket = new ServerPort(tableAddress(table), secret, {
      told: async () => {
        if (begun) return;
        begun = true;
        try {
          for (const message of messages) {
            const mixes = message.type === "start" && open.dice !== "real";
            if (mixes) await socket.say(promise(table, 0));
            await socket.say(message);
            const bits = mixes && reveal(table, 0);
            if (bits) await socket.say(bits);
          }
          resolve();
        } catch (error) {
          reject(error);
        } finally {
          socket.close();
        }
      },
      present: () => undefined,
      connection: (state, refusal) => {
        if (state === "gone") reject(refusal);
      },
    });
  });
  return table;
}

/** Return the address of a table's socket. */
export function tableAddress(table: string): string {
  const address = new URL(`ws/${table}`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}

/** What others call me. */
export function myName(seat: number): string {
  return settings.name.trim() || t("page-player", { number: seat + 1 });
}

/** Play alone; where a game needs two, against one bot. */
export function startAlone(game: string): Promise<string> {
  return factsOf(game).game.can.solo
    ? begin({ game, seats: 1 }, [join(0), { type: "start" }])
    : startWithBots(game, [usualFor(game)]);
}

export function startWithBots(game: string, bots: string[]): Promise<string> {
  const invited = bots.map((bot, place): AnyMessage => ({ type: "invite", seat: place + 1, bot }));
  return begin({ game, seats: bots.length + 1 }, [join(0), ...invited, { type: "start" }]);
}

export function startOnOneDevice(game: string, names: string[], dice: string): Promise<string> {
  const seats = names.map((name, seat): AnyMessage => ({ type: "join", seat, name }));
  return begin({ game, seats: names.length, dice, away_seconds: null }, [...seats, { type: "start" }]);
}

/** Open a table for friends; it starts when everybody is there. A bot plays on for whoever leaves. */
export function startWithFriends(game: string, seats: number, stand_in: string): Promise<string> {
  return begin({ game, seats, stand_in }, [join(0)]);
}

function join(seat: number): AnyMessage {
  return { type: "join", seat, name: myName(seat) };
}
