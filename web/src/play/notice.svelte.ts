/** A short message across the table, which goes by itself. */
import { announce } from "../lib/announce.svelte";
import type { IconName } from "../parts/Icon.svelte";

export class Notice {
  shown = $state.raw<{ icon: IconName; text: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(icon: IconName, text: string, milliseconds: number): void {
    this.shown = { icon, text };
    announce(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), milliseconds);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}
