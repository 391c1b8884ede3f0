/** The server's list of legal moves, looked at from the side of dice and cells. The page knows no rules: it only sorts. */
import type { Option, Step } from "./api/generated";
import type { Scene } from "./scene";

export interface Choice {
  option: Option;
  gain: number;
  /** The bonuses it earns at once, by name. */
  earns: string[];
}

/** Everything the seat may do now, with the points it brings at once. */
export function choices(scene: Scene): Choice[] {
  return (scene.look.game?.options ?? []).map((option, place) => ({
    option,
    gain: scene.gains[place] ?? 0,
    earns: scene.earns[place] ?? [],
  }));
}

/** Whether cells can be tapped at once, because no die has to be chosen first. */
export function isDirect(step: Step, all: Choice[]): boolean {
  return step.direct || all.some(({ option }) => option.bonus);
}

/** The choices of a die, as it lies or with a joker; of all dice where none is given. */
export function ofDie(all: Choice[], die: string | null, joker: boolean): Choice[] {
  return all.filter(
    ({ option }) =>
      option.cell && (!die || option.die === die) && (option.bonus || Boolean(option.joker) === joker),
  );
}

/** The same choices by the cell they mark. */
export function byCell(some: Choice[]): Map<string, Choice[]> {
  const cells = new Map<string, Choice[]>();
  for (const choice of some) {
    const cell = choice.option.cell;
    if (cell) cells.set(cell, [...(cells.get(cell) ?? []), choice]);
  }
  return cells;
}

/** The choice of an action such as `reroll`, if it can be done now. */
export function action(all: Choice[], name: string): Choice | undefined {
  return all.find(({ option }) => option.action === name);
}

/** The seat that can act for this device now, or null: others are waited for. */
export function actor(scene: Scene): number | null {
  const { look } = scene;
  if (!look.game || look.seat === null || look.game.waits_for === "over") return null;
  const waited = look.game.waiting.length ? look.game.waiting : [scene.active];
  // Of several own seats the server looks from the one that has to choose: the choices shown are that seat's. That others
  // have chosen already is not told while they choose at once.
  if (look.yours.includes(look.seat) && waited.includes(look.seat)) return look.seat;
  return look.yours.find((seat) => waited.includes(seat)) ?? null;
}
