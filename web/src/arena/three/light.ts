/** Lamplight by night, a window by day. */
import { DirectionalLight, HemisphereLight, type Scene } from "three";
import type { ArenaShape } from "../../lib/api/generated";

export type Theme = "night" | "day";

const LIGHTS = {
  night: { key: "#fff0da", bright: 2.9, sky: "#d3cede", ground: "#66564c", soft: 1.5 },
  day: { key: "#fff6e6", bright: 2.3, sky: "#eaf1ff", ground: "#b59a78", soft: 1.9 },
};

export class Light {
  private readonly key = new DirectionalLight();
  private readonly room = new HemisphereLight();

  constructor(scene: Scene, shape: ArenaShape) {
    const far = shape.half_length + (shape.profile.at(-1)?.out ?? 0) + 70;
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(1024, 1024);
    this.key.shadow.radius = 4;
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.35;
    Object.assign(this.key.shadow.camera, {
      left: -far,
      right: far,
      top: far,
      bottom: -far,
      near: 60,
      far: 800,
    });
    this.room.position.set(0, 0, 1);
    scene.add(this.key, this.key.target, this.room);
  }

  /** Let the light fall as seen by somebody who looks along `away` (degrees): from behind and from the left. */
  set(theme: Theme, away: number): void {
    const { key, bright, sky, ground, soft } = LIGHTS[theme];
    this.key.color.set(key);
    this.key.intensity = bright;
    this.room.color.set(sky);
    this.room.groundColor.set(ground);
    this.room.intensity = soft;
    const turn = ((away + 62) * Math.PI) / 180;
    this.key.position.set(150 * Math.cos(turn), 150 * Math.sin(turn), 380);
  }

  dispose(): void {
    this.key.dispose();
  }
}
