/** The mat: felt with a stitched line and a fox in the weave. */
import { type BufferGeometry, Mesh, MeshLambertMaterial, Shape, ShapeGeometry } from "three";
import type { ArenaShape } from "../../lib/api/generated";
import { chance, drawn } from "./canvas";

const FUR = "M15 9l12 9q5-1.8 10 0l12-9q4.5 13 .5 22.5Q45 44 32 52 19 44 14.500 31.500 10.500 22 15 9z";
const FACE =
  "M18 15l6.5 5-5.500 5zM46 15l-6.5 5 5.500 5zM24 27.2a2.900 2.900 0 1 0 .01 0zM40 27.200a2.900 2.900 0 1 0 .01 0zM32 45a3.600 3.600 0 1 0 .01 0z";

/** The felt, seen upright by somebody who looks along `away` (degrees). */
export function felt(shape: ArenaShape): Mesh<BufferGeometry, MeshLambertMaterial> {
  const outline = new Shape();
  outline.absellipse(0, 0, shape.half_length + 0.6, shape.half_width + 0.6, 0, 2 * Math.PI, false, 0);
  const geometry = new ShapeGeometry(outline, 64);
  const uv = geometry.getAttribute("uv");
  const place = geometry.getAttribute("position");
  for (let point = 0; point < uv.count; point++)
    uv.setXY(
      point,
      0.5 + place.getX(point) / (2 * shape.half_length),
      0.5 + place.getY(point) / (2 * shape.half_length),
    );
  const mesh = new Mesh(geometry, new MeshLambertMaterial());
  mesh.receiveShadow = true;
  return mesh;
}

/** Weave the felt; the fox looks at whoever sits at the near side. */
export function weave(
  mesh: Mesh<BufferGeometry, MeshLambertMaterial>,
  shape: ArenaShape,
  away: number,
): void {
  mesh.material.map?.dispose();
  mesh.material.map = drawn(1024, 1024, (pen) => paint(pen, shape, away));
  mesh.material.needsUpdate = true;
}

function paint(pen: CanvasRenderingContext2D, shape: ArenaShape, away: number): void {
  const SIZE = 1024;
  const random = chance(3);
  pen.fillStyle = "#6d4a72";
  pen.fillRect(0, 0, SIZE, SIZE);
  for (let fibre = 0; fibre < 15000; fibre++) {
    const [x, y, turn] = [random() * SIZE, random() * SIZE, random() * Math.PI * 2];
    const long = 3 + random() * 9;
    pen.strokeStyle =
      random() < 0.5 ? `rgb(28 8 40 / ${random() * 0.2})` : `rgb(206 160 226 / ${random() * 0.13})`;
    pen.lineWidth = 0.7 + random() * 0.8;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + long * Math.cos(turn + 0.5),
      y + long * Math.sin(turn + 0.5),
      x + long * 1.6 * Math.cos(turn),
      y + long * 1.6 * Math.sin(turn),
    );
    pen.stroke();
  }
  pen.translate(SIZE / 2, SIZE / 2);
  const scale = SIZE / (2 * shape.half_length);
  pen.setLineDash([4.2 * scale, 2.4 * scale]);
  pen.lineWidth = 0.75 * scale;
  pen.strokeStyle = "rgb(238 208 250 / 26%)";
  pen.beginPath();
  pen.ellipse(0, 0, (shape.half_length - 8) * scale, (shape.half_width - 8) * scale, 0, 0, 2 * Math.PI);
  pen.stroke();
  // Canvas counts y downwards, the arena upwards: away from the viewer is up for the fox.
  pen.rotate(((90 - away) * Math.PI) / 180);
  const size = (0.62 * shape.half_width * scale) / 32;
  pen.scale(size, size);
  pen.translate(-32, -31);
  pen.fillStyle = "rgb(238 208 250 / 9%)";
  pen.fill(new Path2D(FUR));
  pen.fillStyle = "rgb(40 12 56 / 26%)";
  pen.fill(new Path2D(FACE));
}
