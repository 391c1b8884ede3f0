/** Plays a game back as it is shown: a throw is watched to its end before anything that follows from it. */
import type { Scene } from "../lib/scene";

type Perform = (next: Scene, pace: number) => Promise<void>;

/** Throws that are watched one after the other, faster and faster; more would be a blur. */
const MAX_BEHIND = 3;

export class Playback {
  shown = $state.raw<Scene>() as Scene;
  performing = $state(false);
  private waiting: Scene[] = [];

  constructor(
    first: Scene,
    private readonly perform: Perform,
  ) {
    this.shown = first;
  }

  /** Something happened; it is shown once what happened before has been seen. */
  async next(scene: Scene): Promise<void> {
    if (scene === this.shown || scene === this.waiting.at(-1)) return;
    if (!this.performing && !isNews(scene, this.shown)) {
      this.shown = scene;
      return;
    }
    this.waiting.push(scene);
    if (this.performing) return;
    this.performing = true;
    try {
      for (let due = this.take(); due; due = this.take()) {
        // Whoever is behind watches faster.
        await this.perform(due, 1 / (1 + 0.6 * this.waiting.length));
        this.shown = due;
      }
    } finally {
      this.performing = false;
    }
  }

  /** The next scene with something to watch, or the latest; whoever was long away sees the latest throw only. */
  private take(): Scene | undefined {
    const flight = (scene: Scene) => scene.arena?.flight?.number;
    const throws = new Set(this.waiting.map(flight));
    if (throws.size > MAX_BEHIND)
      this.waiting = this.waiting.filter((one) => flight(one) === [...throws].at(-1));
    while (this.waiting.length > 1 && flight(this.waiting[0]!) === flight(this.shown)) this.waiting.shift();
    return this.waiting.shift();
  }
}

/** Whether something happened in the arena between two scenes; hands are not disturbed by anything else. */
function isNews(now: Scene, before: Scene): boolean {
  const arena = (scene: Scene) =>
    JSON.stringify([scene.arena?.flight?.number, scene.arena?.lying, scene.log.at(-1)?.number]);
  return arena(now) !== arena(before);
}
