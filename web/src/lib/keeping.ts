/**
 * What games need is fetched while nobody waits for it, so that they can be played without a network afterwards: of a game
 * that is chosen, and of all of them where fetching costs nobody anything.
 */
import engine from "@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url";
import type { CatalogueGame, CatalogueVariant } from "./api/generated";
import { canBeWide } from "./blank.svelte";
import { settings } from "./settings.svelte";
import { language } from "./texts.svelte";

/** What some browsers know about the network. */
interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}
const line = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {};

const catalogue = () => `catalogue/${language()}.json`;

/** Tell whether nobody pays for what is fetched unasked, as far as the browser knows. */
function isFree(): boolean {
  const { type, effectiveType = "" } = line();
  return !savesData() && type !== "cellular" && !/[23]g$/.test(effectiveType);
}

/** Tell whether whoever plays wants nothing fetched unasked. */
export function savesData(): boolean {
  return line().saveData ?? false;
}

/** Have a game that was chosen kept with all that its bots need, unless whoever plays wants to save data. */
export function keepGame(game: CatalogueGame): void {
  if (!savesData()) keep([catalogue(), ...filesOf(game)], false);
}

/** Have all games kept, where that costs nobody anything. */
export function keepAll(games: readonly CatalogueGame[]): void {
  if (isFree()) keep([catalogue(), ...games.flatMap(filesOf)], true);
}

async function keep(files: string[], isAll: boolean): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { active } = await navigator.serviceWorker.ready;
  // What is drawn and calculated is small and goes first; then what thinks.
  const order = (name: string) => Number(name.startsWith("brains/"));
  const named = [...new Set(files)].sort((one, other) => order(one) - order(other));
  active?.postMessage({ keep: named, later: isAll });
}

function filesOf(game: CatalogueGame): string[] {
  const lessons = [`learn/${game.id}-${language()}.md`, `learn/${game.id}-puzzles.json`];
  return [...lessons, ...game.variants.flatMap(filesOfVariant)];
}

function filesOfVariant({ id, rules, arena, sheet, wide_sheet, brain }: CatalogueVariant): string[] {
  const name = `rules/${id.replace(":", "-")}-${rules}`;
  const sheets = [sheet, ...(canBeWide() ? [wide_sheet] : [])];
  const weights = brain && { ...brain.weights, ...(settings.largeBrains ? brain.large : {}) };
  const networks = Object.values(weights ?? {});
  // With what a coach tells by them.
  const layers = networks.map((network) => brain?.layers[network]).filter((layer) => layer !== undefined);
  return [
    ...(rules ? [`${name}.wasm`, `${name}.json`] : []),
    ...(arena ? [`rules/${arena}.wasm`, `rules/${arena}.json`, engine] : []),
    ...sheets.filter(Boolean).map((file) => `sheets/${file}`),
    ...(brain ? [`${brain.code}.wasm`, `${brain.code}.json`, ...networks, ...layers] : []).map(
      (file) => `brains/${file}`,
    ),
  ];
}
