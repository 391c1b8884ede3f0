/** The dice: round corners, a little gloss, 2 to 6 in pips and an X. */
import { Mesh, MeshPhongMaterial, type Texture } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { ArenaShape } from "../../lib/api/generated";
import { PIPS } from "../../lib/pips";
import { drawn } from "./canvas";

const FACE = 256; // pixels
const COLUMNS = 3;
const ROWS = 2;
const SIDES = 6;

export type DieMesh = Mesh<RoundedBoxGeometry, MeshPhongMaterial>;

/** Makes dice that share one shape and one picture. */
export class DiceMaker {
  private readonly geometry: RoundedBoxGeometry;
  private readonly material: MeshPhongMaterial;

  constructor(shape: ArenaShape) {
    this.geometry = solid(shape);
    const heights = faces(shape, true);
    this.material = new MeshPhongMaterial({
      map: faces(shape, false),
      bumpMap: heights,
      bumpScale: 1.4,
      specularMap: heights,
      specular: "#6b665c",
      shininess: 70,
    });
  }

  make(): DieMesh {
    const die = new Mesh(this.geometry, this.material);
    die.castShadow = die.receiveShadow = true;
    return die;
  }

  /** Give a die a skin of its own, so that it can fade. */
  fadeable(die: DieMesh): MeshPhongMaterial {
    if (die.material === this.material) {
      die.material = this.material.clone();
      die.material.transparent = true;
    }
    return die.material;
  }

  dispose(): void {
    this.geometry.dispose();
    this.material.map?.dispose();
    this.material.bumpMap?.dispose();
    this.material.dispose();
  }
}

/** A rounded cube whose six sides look at six parts of one picture. */
function solid(shape: ArenaShape): RoundedBoxGeometry {
  const geometry = new RoundedBoxGeometry(shape.die, shape.die, shape.die, 4, shape.edge);
  const uv = geometry.getAttribute("uv");
  const points = uv.count / SIDES;
  for (let point = 0; point < uv.count; point++) {
    const side = Math.floor(point / points);
    const [column, row] = [side % COLUMNS, Math.floor(side / COLUMNS)];
    uv.setXY(point, (column + uv.getX(point)) / COLUMNS, (ROWS - 1 - row + uv.getY(point)) / ROWS);
  }
  geometry.clearGroups();
  return geometry;
}

/** The six faces side by side, in the order of the sides; as colours, or as heights. */
function faces(shape: ArenaShape, heights: boolean): Texture {
  return drawn(
    FACE * COLUMNS,
    FACE * ROWS,
    (pen) => {
      pen.fillStyle = heights ? "#fff" : "#faf4e6";
      pen.fillRect(0, 0, FACE * COLUMNS, FACE * ROWS);
      shape.on_axes.forEach((face, side) => {
        pen.save();
        pen.translate((side % COLUMNS) * FACE + FACE / 2, Math.floor(side / COLUMNS) * FACE + FACE / 2);
        if (face === 1) cross(pen, heights);
        else pips(pen, face, heights);
        pen.restore();
      });
    },
    { colour: !heights },
  );
}

function pips(pen: CanvasRenderingContext2D, face: number, heights: boolean): void {
  for (const [x, y] of PIPS[face] ?? []) {
    pen.fillStyle = heights ? "#333" : "#221a14";
    pen.beginPath();
    pen.arc(x * FACE * 0.245, y * FACE * 0.245, FACE * 0.094, 0, 2 * Math.PI);
    pen.fill();
  }
}

function cross(pen: CanvasRenderingContext2D, heights: boolean): void {
  const far = FACE * 0.25;
  pen.strokeStyle = heights ? "#333" : "#c0330c";
  pen.lineWidth = FACE * 0.155;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(-far, -far);
  pen.lineTo(far, far);
  pen.moveTo(far, -far);
  pen.lineTo(-far, far);
  pen.stroke();
}
