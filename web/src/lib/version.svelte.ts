/** The page as an app: kept on the device by a service worker, and renewed when whoever plays wants it. */
let waiting = $state.raw<ServiceWorker | null>(null);

/** Tell whether a new version is here and waits to be used. */
export function isNewVersionReady(): boolean {
  return waiting !== null;
}

/** Go on with the version at hand for now: the new one is loaded when the page is opened next. */
export function leaveNewVersion(): void {
  waiting = null;
}

/** Load the new version. Games are kept where they are, and the place is in the address. */
export function takeNewVersion(): void {
  // A worker that is still fetching is let finish by browsers, for minutes, before another may take over.
  navigator.serviceWorker.controller?.postMessage("give way");
  waiting?.postMessage("take over");
}

/** Let the page be kept on the device; where browsers do not allow that, it is a page like any other. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The first worker ever takes a page over that is as new as itself.
  let isRenewed = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // None is left where the browser has cleared its storage: the game goes on, and is stored anew.
    if (!serviceWorker.controller) return;
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
