/** The blank sheet of a table's game, on which marks are laid: in the right language, and for the width of the page. */
import { fetchBlank } from "./api/client";
import { factsOf } from "./catalogue.svelte";

/** Wide enough for a long sheet in two columns; a phone on its side is not. */
const WIDTH = 760;
const HEIGHT = 501;
const WIDE = matchMedia(`(min-width: ${WIDTH}px) and (min-height: ${HEIGHT}px)`);

/** Tell whether there is room for a wide sheet, or would be if the device were held otherwise. */
export function canBeWide(): boolean {
  const { width, height } = screen;
  return WIDE.matches || (Math.max(width, height) >= WIDTH && Math.min(width, height) >= HEIGHT);
}

/** Milliseconds until what could not be fetched is asked for again. */
const RETRY = 1500;

export class Blank {
  svg = $state.raw("");
  /** The same in one column, for whoever has little room. */
  slim = $state.raw("");
  private game = "";
  private name = "";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly turn = () => this.fetch();

  constructor() {
    WIDE.addEventListener("change", this.turn);
  }

  leave(): void {
    clearTimeout(this.retry);
    WIDE.removeEventListener("change", this.turn);
  }

  show(game: string): void {
    if (this.game === game) return;
    this.game = game;
    this.fetch();
  }

  /**
   * Fetch what is wanted now, as after a change of language or of the window. Without a network a wide sheet may be
   * missing, on a screen that was unfolded, say: then it is played on the other one.
   */
  async fetch(): Promise<void> {
    if (!this.game) return;
    const { variant } = factsOf(this.game);
    const name = WIDE.matches ? variant.wide_sheet : variant.sheet;
    if (!name || name === this.name) return;
    this.name = name;
    try {
      const [svg, slim] = await Promise.all([fetchBlank(name).catch(() => ""), fetchBlank(variant.sheet)]);
      if (this.name !== name) return;
      [this.svg, this.slim] = [svg || slim, slim];
      if (!svg) this.tryAgain();
    } catch {
      this.tryAgain();
    }
  }

  private tryAgain(): void {
    this.name = "";
    clearTimeout(this.retry);
    this.retry = setTimeout(this.turn, RETRY);
  }
}
