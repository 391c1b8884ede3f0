/** What has happened since the last look, told to eyes and ears. */
import { announce } from "../lib/announce.svelte";
import { cellName, nameOf, tell } from "../lib/say";
import type { Scene } from "../lib/scene";
import { rattle } from "../lib/sound";
import { list, t } from "../lib/texts.svelte";
import type { Notice } from "./notice.svelte";
import type { Situation } from "./situation.svelte";

/** Tell everything that is new; to be called while a component is set up. */
export function tellNews(now: Situation, notice: Notice): void {
  tellLog(now);
  tellDiceGone(now, notice);
  tellPassedOn(now, notice);
  tellTurnOver(now, notice);
}

function tellLog(now: Situation): void {
  let told = -1;
  $effect(() => {
    const { scene } = now;
    const known = told;
    told = scene.log.at(-1)?.number ?? 0;
    const fresh = scene.log.filter((line) => line.number > known);
    if (known < 0 || !fresh.length) return;
    announce(fresh.map((line) => `${nameOf(scene, line.seat)}: ${tell(line, cellName)}`).join(". "));
    if (fresh.some((line) => line.kind === "throw")) rattle();
  });
}

// A die that leaves the game for good took its row with it: everybody should notice.
function tellDiceGone(now: Situation, notice: Notice): void {
  let before: string[] = [];
  $effect(() => {
    const { game } = now.facts;
    const colours = [...new Set(now.scene.dice.map((die) => die.colour))];
    const gone = before.filter((colour) => !colours.includes(colour));
    before = colours;
    if (!gone.length || !game.die_gone) return;
    notice.show("lock", t(game.die_gone, { rows: list(gone.map((colour) => t(`row-${colour}`))) }), 4500);
  });
}

// On a device that is passed around, the sheet changes hands: say so.
function tellPassedOn(now: Situation, notice: Notice): void {
  let lately: number | null = null;
  $effect(() => {
    const { acting, scene } = now;
    const before = lately;
    if (acting !== null) lately = acting;
    if (scene.look.yours.length > 1 && before !== null && acting !== null && acting !== before)
      notice.show("person", t("page-pass-on", { name: nameOf(scene, acting) }), 2600);
  });
}

// Where dice are put on slots, a turn ends when one did not expect it: say why.
function tellTurnOver(now: Situation, notice: Notice): void {
  let before: Scene | null = null;
  $effect(() => {
    const { scene, facts } = now;
    const last = before;
    before = scene;
    const mine = scene.look.seat;
    if (!facts.game.slots || !last || last.active !== mine || last.look.game?.waits_for !== "decision")
      return;
    const lay = (place: string, one: Scene) => one.dice.filter((die) => die.place.startsWith(place)).length;
    const goesOn = scene.step === last.step && scene.active === mine && lay("hand", scene) > 0;
    const isLater = (scene.log.at(-1)?.number ?? 0) > (last.log.at(-1)?.number ?? 0);
    if (!isLater || !lay("thrown", last) || lay("thrown", scene) || goesOn) return;
    const filled = lay("slot", last) + (scene.log.findLast(({ seat }) => seat === mine)?.action ? 0 : 1);
    notice.show("check", t(filled >= facts.game.slots ? "page-turn-slots" : "page-turn-nothing"), 3200);
  });
}
