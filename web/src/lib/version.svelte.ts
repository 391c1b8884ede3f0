/** The page as an app: kept on the device by a service worker, and renewed when whoever plays wants it. */
import type { CatalogueGame } from "./api/generated";

let waiting = $state.raw<ServiceWorker | null>(null);

/** Tell whether a new version is here and waits to be used. */
export function isNewVersionReady(): boolean {
  return waiting !== null;
}

/** Load the new version. Games are kept where they are, and the place is in the address. */
export function takeNewVersion(): void {
  waiting?.postMessage("take over");
}

/** Let the page be kept on the device; where browsers do not allow that, it is a page like any other. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The first worker ever takes a page over that is as new as itself.
  let isRenewed = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isRenewed) location.reload();
    isRenewed = true;
  });
  try {
    const registration = await serviceWorker.register("sw.js");
    const look = () => {
      waiting = serviceWorker.controller ? registration.waiting : null;
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  } catch {
    // As without service workers.
  }
}

/** Have all that the games need fetched while nobody waits for it, so that they can be played without a network. */
export async function keepGames(games: readonly CatalogueGame[], language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = games.flatMap(({ variants }) =>
    variants.flatMap(({ id, rules, sheet, wide_sheet, brain }) => [
      ...(rules ? [".wasm", ".json"].map((kind) => `rules/${id.replace(":", "-")}-${rules}${kind}`) : []),
      ...(brain ? [`${brain.code}.wasm`, `${brain.code}.json`, ...Object.values(brain.weights)] : []).map(
        (name) => `brains/${name}`,
      ),
      ...[sheet, wide_sheet].filter(Boolean).map((name) => `sheets/${name}`),
    ]),
  );
  const lessons = games.flatMap(({ id }) => [`learn/${id}-${language}.md`, `learn/${id}-puzzles.json`]);
  const told = [`catalogue/${language}.json`, ...lessons];
  active?.postMessage({ keep: [...new Set([...told, ...files])] });
}
