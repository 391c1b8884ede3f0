/** The ways to begin a game. */
import { openTable, token } from "./api/client";
import type { AnyMessage, Open } from "./api/generated";
import { usualFor } from "./bots";
import { factsOf, hasServer } from "./catalogue.svelte";
import { keepGame } from "./keeping";
import { notePlayed } from "./mine";
import { promise, reveal } from "./mixing";
import type { Shared } from "./port/device/begin";
import { Refusal } from "./port/device/refusal";
import { ServerPort } from "./port/server";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

type Opening = Partial<Open> & { game: string; seats: number };

/** Open a table that nobody else needs to reach: on the device, where it can play all that is wanted. */
async function beginAlone(open: Opening, messages: AnyMessage[]): Promise<string> {
  const { game, variant } = factsOf(open.game);
  const bots = messages.flatMap((message) => (message.type === "invite" ? [message.bot] : []));
  const flies = (open.dice || game.dice[0]) === "physical";
  if (!variant.rules || !(await canPlayHere(open, bots, flies))) return begin(open, messages);
  notePlayed();
  keepGame(game);
  const { beginHere } = await import("./port/device/begin");
  return beginHere({ type: "open", ...open }, messages);
}

/** Whether bots can play on the device, and dice fly there; what they need is fetched first, where it is not here yet. */
async function canPlayHere({ game, seats }: Opening, bots: string[], flies: boolean): Promise<boolean> {
  const { prepare, prepareFlight } = await import("./port/device/bots");
  try {
    return await (flies ? prepareFlight(game, bots) : prepare(game, bots, seats));
  } catch {
    if (hasServer() && navigator.onLine) return false;
    const { inWords } = await import("./port/device/words");
    throw await inWords(new Refusal("device-no-bots"));
  }
}

/** Open a table at the server and say a few things to it, one after the other. */
export async function begin(open: Opening, messages: AnyMessage[]): Promise<string> {
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
    ? beginAlone({ game, seats: 1 }, [join(0), { type: "start" }])
    : startWithBots(game, [usualFor(game)]);
}

/** Play alone on dice that others have too; they are kept on the device. */
export async function startOnSameDice(game: string, shared: Shared): Promise<string> {
  notePlayed();
  keepGame(factsOf(game).game);
  const { beginHere } = await import("./port/device/begin");
  return beginHere({ type: "open", game, seats: 1 }, [join(0), { type: "start" }], shared);
}

export function startWithBots(game: string, bots: string[]): Promise<string> {
  const invited = bots.map((bot, place): AnyMessage => ({ type: "invite", seat: place + 1, bot }));
  return beginAlone({ game, seats: bots.length + 1 }, [join(0), ...invited, { type: "start" }]);
}

export function startOnOneDevice(game: string, names: string[], dice: string): Promise<string> {
  const seats = names.map((name, seat): AnyMessage => ({ type: "join", seat, name }));
  return beginAlone({ game, seats: names.length, dice }, [...seats, { type: "start" }]);
}

/** What is done when somebody is away: nothing, the others are asked after a time, or a bot plays after a time. */
export type WhenAway = "wait" | "ask" | "bot";

export interface Friends {
  seats: number;
  away: WhenAway;
  /** After which somebody is away. */
  minutes: number;
  /** The dice are on the table, and everybody marks the own sheet on the own device. */
  real: boolean;
}

/** Open a table for friends; it starts when everybody is there. */
export function startWithFriends(game: string, friends: Friends, stand_in: string): Promise<string> {
  const { seats, away, minutes, real } = friends;
  const waits = away === "wait" ? null : minutes * 60;
  const open = { game, seats, stand_in, away_seconds: waits, ask_first: away === "ask" };
  return begin(real ? { ...open, dice: "real" } : open, [join(0)]);
}

function join(seat: number): AnyMessage {
  return { type: "join", seat, name: myName(seat) };
}
