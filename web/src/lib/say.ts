/** Moves and throws in words. */
import type { Option, SeatLook } from "./api/generated";
import { isGuest } from "./bots";
import { drawn } from "./drawn.svelte";
import type { Line, Scene, SceneDie } from "./scene";
import { addends } from "./sums";
import { list, t } from "./texts.svelte";

/** The picture of who sits on a seat. */
export function iconOf(seat: SeatLook): "robot" | "person" {
  return seat.kind === "bot" || seat.program ? "robot" : "person";
}

/** The letter of a colour in the reader's language; of a colour that has none there, as the game writes it. */
export function letterOf(colour: string, letter: string): string {
  const key = `letter-${colour}`;
  const said = t(key);
  return said === key ? letter.toUpperCase() : said;
}

/** What somebody is called who gave no name, in whichever language their page speaks. */
const NAMELESS = /^(?:Player|Spieler|Игрок) (\d+)$/;

/** Whether somebody chose this name. */
export function isOwnName(name: string): boolean {
  return Boolean(name) && !NAMELESS.test(name);
}

/** Return a name; one that nobody chose is said in the reader's language. */
export function shownName(name: string): string {
  const number = NAMELESS.exec(name)?.[1];
  return number ? t("page-player", { number }) : name;
}

/** Name a player: "you" for whoever looks, a fox (numbered where there are several), or the name they gave. */
export function nameOf(scene: Scene, seat: number): string {
  const { seats, yours } = scene.look;
  const held = seats[seat];
  if (!held) return "";
  if (held.kind === "bot") {
    if (isGuest(held.bot)) return t("page-program-name", { name: held.bot });
    const foxes = seats.flatMap(({ kind }, place) => (kind === "bot" ? [place] : []));
    return foxes.length > 1 ? t("page-bot-name", { number: foxes.indexOf(seat) + 1 }) : t("page-bot");
  }
  if (held.program) return t("page-program-name", { name: shownName(held.name) });
  return yours.length === 1 && yours[0] === seat ? t("page-you") : shownName(held.name);
}

/** Say whom the game waits for, and what happens if they do not come back. */
export function waitingFor(scene: Scene): string {
  const { seats, seat, game } = scene.look;
  const waited = game?.waiting.length ? game.waiting : [scene.active];
  const names = list(waited.map((one) => nameOf(scene, one)));
  const away = waited.every((one) => {
    const held = seats[one];
    return held?.kind === "person" && !held.online && !held.replaced;
  });
  const stands = waited.every((one) => seats[one]?.replaced);
  const usual = game?.waits_for === "throw" ? "prompt-wait-throw" : "prompt-wait";
  const wait = t(away ? "prompt-wait-away" : stands ? "prompt-wait-stand-in" : usual, { names });
  return seat === null ? `${t("prompt-watching")} ${wait}` : wait;
}

function colourOf(scene: Scene, letter: string | null | undefined): string {
  return scene.dice.find((die) => die.letter === letter)?.colour ?? "white";
}

/** Say what a move uses: "white 4", "bonus", "white 4 as 6 with a joker". */
export function sourceOf(scene: Scene, option: Option): string {
  if (option.bonus === FURTHER) return bonusWords(option.bonus);
  if (option.bonus) return t("say-bonus", { bonus: bonusWords(option.bonus) });
  const die = t(`die-${colourOf(scene, option.die)}`);
  const face = scene.dice.find((one) => one.letter === option.die)?.face ?? option.number ?? 0;
  if (option.joker) return t("say-joker", { die, face, number: option.number ?? 0 });
  return sumWords(addends(scene.dice, option)) || t("say-die", { die, face });
}

/** Say what was added up: "white 1 + 3 = 4", "red 5 + white 3 = 8". */
function sumWords([first, second]: SceneDie[]): string {
  if (!first?.face || !second?.face) return "";
  const words = {
    colour: first.colour,
    first: t(`colour-${first.colour}`),
    face: first.face,
    second: t(`colour-${second.colour}`),
    other: second.face,
    sum: first.face + second.face,
  };
  return t(first.colour === second.colour ? "say-sum-same" : "say-sum", words);
}

/** Say what sets a move apart from others into the same cell. */
export function detailOf(scene: Scene, option: Option, others: Option[] = [], bonus = ""): string {
  const parts = [sourceOf(scene, option)];
  if (option.bonus && option.number) parts.push(t("say-as", { number: option.number }));
  if (option.multiplied) parts.push(bonus ? t("say-multiplied-for", { bonus }) : t("say-multiplied"));
  else if (others.some((other) => other.multiplied))
    parts.push(bonus ? t("say-not-multiplied-for", { bonus }) : t("say-not-multiplied"));
  return parts.join(" · ");
}

/** Say what was earned, by the name the rules give it: "a fox", "a number of your choice in blue". */
export function earnedWords(name: string): string {
  const [kind, area = "any"] = name === "black" ? ["question"] : name.split("-");
  return t(`draw-bonus-${kind}`, { where: t("draw-into", { area }), number: "" });
}

/** How the games write a cross that follows from another one. */
export const FURTHER = "&";

/** The kinds of bonuses by the sign the games write; any other sign is a number. */
const KINDS: Record<string, string> = { X: "cross", "?": "question", [FURTHER]: "further" };

/** Say what a bonus gives: "a cross", "a 6". */
export function bonusWords(bonus: string): string {
  const sign = bonus.replace("#", "");
  return t(`bonus-${KINDS[sign] ?? "number"}`, { number: sign });
}

/** Say what a bonus gives and where: "a cross in blue"; nothing where the sheet's words do not name the area. */
export function bonusInto(bonus: string, area: string): string {
  const where = t("draw-into", { area });
  if (where === t("draw-into", { area: "any" })) return "";
  const sign = bonus.replace("#", "");
  return t(`draw-bonus-${KINDS[sign] ?? "write"}`, { number: sign, where });
}

/** Tell a line of the log. `cell` names a cell as the drawing does. */
export function tell(line: Line, cell: (seat: number, id: string) => string): string {
  if (line.kind === "throw" && !line.dice?.some(({ place }) => place !== "arena" && place !== "hand")) {
    const ways = (line.text ?? "").split(" ");
    const said = ways.map((way) => (way === "out" || way === "cocked" ? t(`arena-one-${way}`) : way));
    return t("log-arena", { dice: said.join(", ") });
  }
  if (line.kind === "throw") {
    const faces = (line.dice ?? []).map((die) => `${t(`colour-${die.colour}`)} ${die.face}`);
    return t("log-throw", { dice: faces.join(", ") });
  }
  if (line.action) return t(`does-${line.action}`);
  const where = line.cell ? cell(line.seat, line.cell) : (line.text ?? "");
  const gain = line.gain ? ` ${t("log-gain", { points: line.gain })}` : "";
  if (line.bonus) return t("log-bonus", { cell: where }) + gain;
  const die =
    sumWords(line.sum ?? []) ||
    t("say-die", { die: t(`die-${line.colour ?? "white"}`), face: line.shown ?? 0 });
  return t("log-mark", { die, cell: where }) + gain;
}

/** Return the name a drawing gives a cell, without what is in it. */
export function cellName(seat: number, id: string): string {
  void drawn(); // a log can be there before the sheet is
  // Not every sheet is on the page, but they are all alike.
  const cell =
    document.getElementById(`s${seat}-${id}`) ??
    document.querySelector<SVGElement>(`[data-cell="${CSS.escape(id)}"]`);
  const name = cell?.dataset.name || cell?.getAttribute("aria-label") || id;
  return name.split(",")[0] ?? name;
}
