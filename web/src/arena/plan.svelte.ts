/** What the hand is about to do: where it pushes lying dice, and how it will throw. */
import type { ArenaDie } from "../lib/api/generated";
import type { ArenaScene } from "../lib/scene";
import { calm, format, type Gesture, limited, type Part } from "./gesture";
import { inside, placeFor, type Spot } from "./mat";

export class Plan {
  gesture = $state.raw<Gesture>({
    aim: { x: 0, y: 0 },
    strength: 0,
    direction: 0,
    fall: 0,
    height: 0,
    spin: 0,
  });
  /** Lying dice that were pushed, by number. */
  moved = $state.raw(new Map<number, Spot>());
  /** How far the hand is drawn back, from 0 to 1; null while it rests. */
  pull = $state.raw<number | null>(null);

  constructor(
    private readonly arena: ArenaScene,
    direction: number,
  ) {
    this.gesture = calm(arena.reach, direction);
  }

  /** The lying dice as they are pushed. */
  places(lying: ArenaDie[]): ArenaDie[] {
    return lying.map((die) => ({ ...die, ...this.moved.get(die.die) }));
  }

  /** Push a die; answers whether it fits there. */
  push(die: ArenaDie, to: Spot, lying: ArenaDie[]): boolean {
    const place = placeFor(die, to, this.places(lying));
    if (place) this.moved = new Map(this.moved).set(die.die, place);
    return place !== null;
  }

  /** Leave all dice where they lay. */
  putBack(): void {
    this.moved = new Map();
  }

  aimAt(spot: Spot): void {
    this.gesture = { ...this.gesture, aim: inside(spot) };
  }

  set(part: Part, value: number): void {
    this.gesture = { ...this.gesture, [part]: limited(this.arena.reach, part, value) };
  }

  /** The throw as the server reads it. */
  text(arena: ArenaScene): string {
    const pushed = this.places(arena.lying).filter(({ die }) => this.moved.has(die));
    return format(arena.hand, this.gesture, pushed);
  }
}
