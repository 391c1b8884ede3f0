/** The bowl: turned from one piece of wood, along the profile that the server tells. */
import { BufferAttribute, BufferGeometry, Mesh, MeshPhongMaterial } from "three";
import type { ArenaShape } from "../../lib/api/generated";
import { chance, drawn } from "./canvas";

const ROUND = 128; // pieces around
const FILLET = 2.4; // millimetres that a turner takes off an edge
const GRAIN = 320; // millimetres of wood on one texture

interface Corner {
  out: number;
  height: number;
  /** How much light reaches it: 1 for all. */
  light: number;
}

/** The profile with its edges taken off, from the mat's edge outwards and down to the table. */
function profile(shape: ArenaShape): Corner[] {
  const [wall, ledge, upper, rim] = shape.profile;
  if (!wall || !ledge || !upper || !rim) return [];
  const foot = { out: rim.out + 5, height: shape.table };
  const sharp = [{ out: 0, height: 0 }, wall, ledge, upper, rim, foot];
  const corners: Corner[] = [{ out: -1, height: -0.2, light: 0.45 }];
  corners.push({ out: 0.3, height: 0.7, light: 0.52 });
  for (let place = 1; place < sharp.length - 1; place++) {
    const [before, here, after] = [sharp[place - 1]!, sharp[place]!, sharp[place + 1]!];
    const hollow = place === 2;
    const back = towards(here, before, FILLET);
    const forth = towards(here, after, FILLET);
    corners.push(...spread(corners.at(-1)!, { ...back, light: hollow ? 0.62 : 0.96 }));
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      corners.push({ ...bend(back, here, forth, share), light: hollow ? 0.6 : 1 });
  }
  corners.push({ ...foot, light: 0.55 });
  return corners;
}

/** A few corners along a straight piece, so that light can change along it. */
function spread(from: Corner, to: Corner): Corner[] {
  return [0.2, 0.45, 0.7, 1].map((share) => ({
    out: from.out + (to.out - from.out) * share,
    height: from.height + (to.height - from.height) * share,
    light: from.light + (to.light - from.light) * Math.sqrt(share),
  }));
}

function towards(from: { out: number; height: number }, to: { out: number; height: number }, far: number) {
  const length = Math.hypot(to.out - from.out, to.height - from.height);
  const share = Math.min(0.45, far / length);
  return {
    out: from.out + (to.out - from.out) * share,
    height: from.height + (to.height - from.height) * share,
  };
}

function bend(
  a: { out: number; height: number },
  b: { out: number; height: number },
  c: { out: number; height: number },
  share: number,
) {
  const mix = (p: number, q: number, r: number) =>
    (1 - share) ** 2 * p + 2 * share * (1 - share) * q + share ** 2 * r;
  return { out: mix(a.out, b.out, c.out), height: mix(a.height, b.height, c.height) };
}

export function bowl(shape: ArenaShape): Mesh<BufferGeometry, MeshPhongMaterial> {
  const corners = profile(shape);
  const places: number[] = [];
  const grain: number[] = [];
  const light: number[] = [];
  const faces: number[] = [];
  let along = 0;
  corners.forEach((corner, row) => {
    const before = corners[row - 1];
    if (before) along += Math.hypot(corner.out - before.out, corner.height - before.height);
    for (let place = 0; place <= ROUND; place++) {
      const angle = (2 * Math.PI * place) / ROUND;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      places.push(
        (shape.half_length + corner.out) * cos,
        (shape.half_width + corner.out) * sin,
        corner.height,
      );
      // The grain runs through the whole piece; walls show it unfolded, so that it is nowhere stretched.
      grain.push(
        0.5 + ((shape.half_length + along) * cos) / GRAIN,
        0.5 + ((shape.half_width + along) * sin) / GRAIN,
      );
      light.push(corner.light, corner.light, corner.light);
      if (row && place) {
        const here = row * (ROUND + 1) + place;
        const below = here - ROUND - 1;
        faces.push(below - 1, here - 1, below, below, here - 1, here);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(grain), 2));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(light), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  const material = new MeshPhongMaterial({
    map: wood(),
    vertexColors: true,
    specular: "#3a2c20",
    shininess: 22,
  });
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

function wood() {
  const SIZE = 1024;
  return drawn(
    SIZE,
    SIZE,
    (pen) => {
      const random = chance(7);
      pen.fillStyle = "#b08a63";
      pen.fillRect(0, 0, SIZE, SIZE);
      // Year rings, cut lengthwise: long flames.
      for (let ring = 0; ring < 90; ring++) {
        const far = (ring / 90) ** 0.9 * SIZE * 0.95 + random() * 7;
        pen.strokeStyle =
          random() < 0.5
            ? `rgb(86 54 30 / ${0.05 + random() * 0.16})`
            : `rgb(232 198 152 / ${random() * 0.16})`;
        pen.lineWidth = 1.5 + random() * 6;
        pen.beginPath();
        for (let x = -20; x <= SIZE + 20; x += 16) {
          const bow = ((x - SIZE * 0.42) / SIZE) ** 2 * (520 - far * 0.45);
          const y = SIZE * 0.5 + (ring % 2 ? 1 : -1) * far * 0.6 + bow * 0.5 + Math.sin(x / 130 + ring) * 3;
          if (x < 0) pen.moveTo(x, y);
          else pen.lineTo(x, y);
        }
        pen.stroke();
      }
      // Pores and fibres.
      for (let pore = 0; pore < 5200; pore++) {
        const [x, y, long] = [random() * SIZE, random() * SIZE, 6 + random() * 34];
        pen.strokeStyle =
          random() < 0.7
            ? `rgb(70 36 12 / ${0.05 + random() * 0.13})`
            : `rgb(255 214 160 / ${random() * 0.1})`;
        pen.lineWidth = 0.6 + random();
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + long, y + (random() - 0.5) * 3);
        pen.stroke();
      }
    },
    { repeat: true },
  );
}
