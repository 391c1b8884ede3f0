/** The arena in 3D: draws when something changes, and moves dice from where they are to where they belong. */
import {
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import type { ArenaDie, ArenaShape } from "../../lib/api/generated";
import type { Room } from "../eye";
import type { Spot } from "../mat";
import { lyingFlat, type Rotation } from "../rotation";
import type { Pose, Trajectory } from "../trajectory";
import { Camera } from "./camera";
import { DiceMaker, type DieMesh } from "./dice";
import { felt, weave } from "./felt";
import { Light, type Theme } from "./light";
import { bowl } from "./wood";

const SMOOTH = 30; // milliseconds for a picture
const COARSEST = 0.6; // pixels of the picture for one of the page

interface Motion {
  began: number;
  long: number;
  move: (share: number) => void;
  done: () => void;
}

export class Stage {
  readonly eye: Camera;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly light: Light;
  private readonly maker: DiceMaker;
  private readonly dice = new Map<number, DieMesh>();
  private readonly mat: ReturnType<typeof felt>;
  private readonly wood: ReturnType<typeof bowl>;
  private readonly ground = new Mesh(new PlaneGeometry(1400, 1400), new ShadowMaterial({ opacity: 0.42 }));
  private finest = 2;
  private motions: Motion[] = [];
  private asked = 0;
  private away = Number.NaN;
  private theme: Theme = "night";

  constructor(
    canvas: HTMLCanvasElement,
    private readonly shape: ArenaShape,
  ) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.eye = new Camera(shape);
    this.light = new Light(this.scene, shape);
    this.maker = new DiceMaker(shape);
    this.mat = felt(shape);
    this.wood = bowl(shape);
    this.ground.position.z = shape.table;
    this.ground.receiveShadow = true;
    this.scene.add(this.wood, this.mat, this.ground);
  }

  /** Fit the picture to its place on the page. */
  resize(width: number, height: number, room: Room): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, this.finest));
    this.renderer.setSize(width, height, false);
    this.eye.frame(width, height, room);
    this.relight();
    this.draw();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.wood.material.color.set(theme === "day" ? "#ffffff" : "#e3d0be");
    this.mat.material.color.set(theme === "day" ? "#ffffff" : "#f4eaff");
    this.ground.material.opacity = theme === "day" ? 0.3 : 0.5;
    this.away = Number.NaN;
    this.relight();
    this.draw();
  }

  private relight(): void {
    if (this.away === this.eye.away) return;
    this.away = this.eye.away;
    this.light.set(this.theme, this.away);
    weave(this.mat, this.shape, this.away);
  }

  /** Keep these dice and no others. */
  keep(dice: number[]): void {
    for (const die of [...this.dice.keys()]) if (!dice.includes(die)) this.remove(die);
  }

  /** Lay a die where it belongs, at once; lifted a little under a finger. */
  layDie(die: ArenaDie, lifted = 0): void {
    this.put(die.die, die.x, die.y, this.shape.die / 2 + lifted, lyingFlat(this.shape, die));
  }

  /** Put a die anywhere. */
  put(die: number, x: number, y: number, z: number, turn: Rotation): void {
    const mesh = this.mesh(die);
    mesh.position.set(x, y, z);
    mesh.quaternion.set(turn[1], turn[2], turn[3], turn[0]);
    this.draw();
  }

  has(die: number): boolean {
    return this.dice.has(die);
  }

  /** Call a die by another number: what was in the hand gets a name when it is thrown. */
  rename(die: number, name: number): void {
    const mesh = this.dice.get(die);
    if (!mesh || die === name) return;
    this.dice.delete(die);
    this.dice.set(name, mesh);
  }

  /** How far a die is from a pose, in millimetres. */
  distance(die: number, { x, y, z }: Pose): number {
    return this.mesh(die).position.distanceTo(new Vector3(x, y, z));
  }

  /** A die as it would lie flat where it is now, showing this face. */
  where(die: number, face: number): ArenaDie {
    const { x, y } = this.mesh(die).position;
    return { die, face, x, y, yaw: 0 };
  }

  /** Slide a die to a pose. */
  async slide(die: number, pose: Pose, milliseconds: number): Promise<void> {
    const mesh = this.mesh(die);
    const [from, turned] = [mesh.position.clone(), mesh.quaternion.clone()];
    const [w, x, y, z] = pose.turn;
    const [to, turn] = [new Vector3(pose.x, pose.y, pose.z), new Quaternion(x, y, z, w)];
    await this.move(milliseconds, (share) => {
      mesh.position.lerpVectors(from, to, ease(share));
      mesh.quaternion.slerpQuaternions(turned, turn, ease(share));
    });
  }

  /** Let dice fly the way they went; `dice` are their numbers in the order of the trajectory. */
  async fly(dice: number[], way: Trajectory, milliseconds: number): Promise<void> {
    await this.move(milliseconds, (share) => {
      dice.forEach((die, place) => {
        const { x, y, z, turn } = way.at(place, share * (way.frames - 1));
        this.put(die, x, y, z, turn);
      });
    });
  }

  /** Take a die from where it is to where it lies, lifted and turned on the way where it has to be. */
  async settle(die: ArenaDie, milliseconds: number): Promise<void> {
    const mesh = this.mesh(die.die);
    const from = mesh.position.clone();
    const turned = mesh.quaternion.clone();
    const [w, x, y, z] = lyingFlat(this.shape, die);
    const flat = new Quaternion(x, y, z, w);
    const to = new Vector3(die.x, die.y, this.shape.die / 2);
    const angle = turned.angleTo(flat);
    if (from.distanceTo(to) < 0.2 && angle < 0.03) return this.put(die.die, die.x, die.y, to.z, [w, x, y, z]);
    const lift = angle > 0.4 ? this.shape.die * 1.6 : 0;
    await this.move(milliseconds, (share) => {
      const eased = ease(share);
      mesh.position.lerpVectors(from, to, eased);
      mesh.position.z += lift * Math.sin(Math.PI * eased);
      mesh.quaternion.slerpQuaternions(turned, flat, eased);
    });
  }

  /** Slide a die out of the bowl to a place of the picture: its owner. */
  async take(die: number, to: Spot, milliseconds: number): Promise<void> {
    const mesh = this.mesh(die);
    const from = mesh.position.clone();
    const high = (this.shape.profile.at(-1)?.height ?? 0) + 2 * this.shape.die;
    const there = this.eye.toMat(to.x, to.y, high);
    await this.move(milliseconds, (share) => {
      const eased = ease(share);
      mesh.position.set(
        from.x + (there.x - from.x) * eased,
        from.y + (there.y - from.y) * eased,
        from.z + (high - from.z) * Math.min(1, eased * 1.6),
      );
      mesh.scale.setScalar(1 - 0.45 * Math.max(0, share - 0.6) * 2.5);
    });
    this.remove(die);
  }

  /** Let a die that is lost fade away. */
  async lose(die: number, milliseconds: number): Promise<void> {
    const mesh = this.mesh(die);
    const skin = this.maker.fadeable(mesh);
    mesh.castShadow = false;
    await this.move(milliseconds, (share) => {
      skin.opacity = 1 - share;
      mesh.scale.setScalar(1 - 0.25 * share);
    });
    this.remove(die);
  }

  /** Do something for a while, once a frame; the share of the time that has passed goes from 0 to 1. */
  move(milliseconds: number, move: (share: number) => void): Promise<void> {
    if (milliseconds <= 0) {
      move(1);
      this.draw();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.motions.push({ began: performance.now(), long: milliseconds, move, done });
      this.draw();
    });
  }

  remove(die: number): void {
    const mesh = this.dice.get(die);
    if (!mesh) return;
    this.scene.remove(mesh);
    this.dice.delete(die);
    this.draw();
  }

  /** Make pictures coarser on a slow device; answers how many milliseconds one takes then. */
  adapt(): number {
    const cost = this.cost();
    const ratio = this.renderer.getPixelRatio();
    const wanted = Math.max(COARSEST, ratio * Math.sqrt(SMOOTH / cost));
    if (cost <= SMOOTH || wanted >= ratio) return cost;
    this.finest = wanted;
    this.renderer.setPixelRatio(wanted);
    return cost * (wanted / ratio) ** 2;
  }

  private cost(): number {
    const look = () => {
      this.renderer.render(this.scene, this.eye.camera);
      const context = this.renderer.getContext();
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    };
    look(); // prepares everything
    const began = performance.now();
    look();
    return performance.now() - began;
  }

  /** Draw with the next frame. */
  draw(): void {
    this.asked ||= requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    this.asked = 0;
    const over: Motion[] = [];
    for (const motion of this.motions) {
      const share = Math.min(1, Math.max(0, (now - motion.began) / motion.long));
      motion.move(share);
      if (share === 1) over.push(motion);
    }
    this.motions = this.motions.filter((motion) => !over.includes(motion));
    this.renderer.render(this.scene, this.eye.camera);
    if (this.motions.length) this.draw();
    for (const motion of over) motion.done();
  }

  private mesh(die: number): DieMesh {
    let mesh = this.dice.get(die);
    if (!mesh) {
      mesh = this.maker.make();
      this.dice.set(die, mesh);
      this.scene.add(mesh);
    }
    return mesh;
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.asked = -1; // nothing is drawn any more
    for (const { done } of this.motions) done();
    this.motions = [];
    this.light.dispose();
    this.maker.dispose();
    this.wood.geometry.dispose();
    this.wood.material.map?.dispose();
    this.mat.material.map?.dispose();
    this.renderer.dispose();
  }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
