/** Makes one notice that it is one's turn: by the tab's icon, and where wished by a sound and by a notification. */
import { settings } from "./settings.svelte";
import { bell } from "./sound";

const ICON = "./fox.svg";
const TURN_ICON = "./fox-turn.svg";

/** What there is to notice: whether it is one's turn, and how to say so. */
export interface Turn {
  table: string;
  mine: boolean;
  /** Others play too, so one may look elsewhere meanwhile. */
  waited: boolean;
  text: string;
  game: string;
}

/** Tell whether this browser can notify at all; some do so only on pages that came over https. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Ask to be allowed to notify; remembers that it is wished only if it is. */
export async function askToNotify(): Promise<void> {
  settings.notify = (await Notification.requestPermission()) === "granted";
}

/** Follow whose turn it is; to be called while a component is set up. */
export function noticeTurn(turn: () => Turn): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = turn();
    showIcon(now.mine && now.waited);
    const isNew = now.mine && before === false;
    before = now.mine;
    if (!isNew || !now.waited) return;
    if (settings.turnSound) bell();
    if (settings.notify && document.hidden) notify(now);
  });
  $effect(() => () => showIcon(false));
}

function showIcon(turn: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? TURN_ICON : ICON);
}

async function notify({ text, game, table }: Turn): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { body: game, icon: TURN_ICON, tag: table };
  try {
    const shown = new Notification(text, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones let only a page's worker notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
  }
}
