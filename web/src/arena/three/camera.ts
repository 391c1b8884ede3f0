/** The camera: close and steady, from above enough to read every face. */
import { PerspectiveCamera, Vector3 } from "three";
import type { ArenaShape } from "../../lib/api/generated";
import type { Eye, Room } from "../eye";

const LENS = 24; // degrees: long, so that dice at the wall look like those in the middle
const ABOVE = { across: 62, along: 70 }; // degrees over the table
const MARGIN = 4; // pixels
const AROUND = 40; // points of the oval that must be in sight

export class Camera implements Eye {
  readonly camera = new PerspectiveCamera(LENS, 1, 100, 4000);
  away = 90;
  private width = 1;
  private height = 1;

  constructor(private readonly shape: ArenaShape) {
    this.camera.up.set(0, 0, 1);
  }

  /** See the bowl as large as it goes in a part of the picture; an upright picture looks along the bowl. */
  frame(width: number, height: number, part: Room): void {
    const room = {
      ...part,
      left: part.left + MARGIN,
      top: part.top + MARGIN,
      width: part.width - 2 * MARGIN,
      height: part.height - 2 * MARGIN,
    };
    this.width = width;
    this.height = height;
    const upright = room.height > room.width;
    this.away = upright ? 0 : 90;
    this.camera.aspect = width / height;
    let [near, far] = [150, 3000];
    for (let step = 0; step < 24; step++) {
      const middle = (near + far) / 2;
      this.stand(middle, upright);
      const box = this.seen(upright);
      if (box.right - box.left <= room.width && box.bottom - box.top <= room.height) far = middle;
      else near = middle;
    }
    this.stand(far, upright);
    const box = this.seen(upright);
    this.camera.setViewOffset(
      width,
      height,
      (box.left + box.right) / 2 - (room.left + room.width / 2),
      (box.top + box.bottom) / 2 - (room.top + room.height / 2),
      width,
      height,
    );
    this.camera.updateMatrixWorld();
  }

  private stand(far: number, upright: boolean): void {
    const above = ((upright ? ABOVE.along : ABOVE.across) * Math.PI) / 180;
    const away = (this.away * Math.PI) / 180;
    this.camera.clearViewOffset();
    this.camera.position.set(
      -far * Math.cos(above) * Math.cos(away),
      -far * Math.cos(above) * Math.sin(away),
      far * Math.sin(above),
    );
    this.camera.lookAt(0, 0, 0);
    this.camera.updateMatrixWorld();
    this.camera.updateProjectionMatrix();
  }

  /** What must be in sight: an upright picture is filled by the pit, a wide one has room for the rim; and the hand. */
  private seen(upright: boolean) {
    const { profile, half_length, half_width, die } = this.shape;
    const edge = (upright ? profile[0] : profile[2]) ?? { out: 0, height: 0 };
    const points = Array.from({ length: AROUND }, (_, place) => {
      const angle = (2 * Math.PI * place) / AROUND;
      return this.toPicture(
        (half_length + edge.out) * Math.cos(angle),
        (half_width + edge.out) * Math.sin(angle),
        edge.height,
      );
    });
    if (upright) points.push(this.toPicture(-half_length - edge.out - 1.5 * die, 0, edge.height));
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    };
  }

  toPicture(x: number, y: number, height = 0) {
    const point = new Vector3(x, y, height).project(this.camera);
    return { x: ((point.x + 1) / 2) * this.width, y: ((1 - point.y) / 2) * this.height };
  }

  toMat(x: number, y: number, height = 0) {
    const point = new Vector3((x / this.width) * 2 - 1, 1 - (y / this.height) * 2, 0.5).unproject(
      this.camera,
    );
    const from = this.camera.position;
    const share = (height - from.z) / (point.z - from.z);
    return { x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share };
  }
}
