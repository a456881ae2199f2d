/** Pictures of cloth and of several garments: heroes, banners, looks, stores. */
import { type Backdrop, wall } from './backdrop.ts';
import type { ClothName } from './cloth.ts';
import { linear } from './color.ts';
import { placed } from './composition.ts';
import { type Dye, develop, dyeOf, plain } from './dye.ts';
import { noise, seedOf } from './noise.ts';
import { ribbon } from './outline.ts';
import type { Garment } from './piece.ts';
import { type Plate, plate } from './plate.ts';
import { WARDROBE } from './wardrobe.ts';

export interface Picture {
  rgb: Buffer;
  width: number;
  height: number;
}

/** A length of cloth thrown over everything: long folds along `angle`, in the given dye. */
export async function drapery(
  seed: number,
  cloth: ClothName,
  dye: Dye,
  width: number,
  height: number,
  angle: number,
  size = 1,
): Promise<Picture> {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const roll = (n: number): number => Math.sqrt(n * n + 0.02) * 1.7 - 0.5 + 0.3 * n;
  const garment: Garment = {
    cloth,
    pieces: [
      {
        outline: [
          [-60, -60],
          [width + 60, -60],
          [width + 60, height + 60],
          [-60, height + 60],
        ],
        depth: 15,
        edge: 0,
        span: 1e7,
        lift: 0,
        folds: (x, y) => {
          const wx = x + 160 * size * noise(x / (620 * size), y / (620 * size), seed + 1);
          const wy = y + 160 * size * noise(x / (620 * size), y / (620 * size), seed + 2);
          const along = (wx * c + wy * s) / size;
          const across = (-wx * s + wy * c) / size;
          const big = roll(noise(along / 900, across / 210, seed));
          const mid = roll(noise(along / 640, across / 92, seed + 5));
          const fine = noise(along / 360, across / 38, seed + 9);
          const calm = 0.35 + 0.65 * Math.max(0, noise(x / (800 * size), y / (700 * size), seed + 12) + 0.5);
          return size * (96 * big + 30 * mid * calm + 5 * fine * calm);
        },
      },
    ],
  };
  const p = await plate(garment, width, height, seed);
  return { rgb: develop(p, dye, wall('#cfc6b6'), {}), width, height };
}

/** Bytes of a picture as a backdrop for the next garment. */
function behind(picture: Picture): Backdrop {
  const table = Float32Array.from(
    { length: 256 },
    (_, i) => linear(`#${i.toString(16).padStart(2, '0').repeat(3)}`)[0],
  );
  return (x, y) => {
    const i =
      (Math.min(picture.height - 1, Math.round(y * picture.height)) * picture.width +
        Math.min(picture.width - 1, Math.round(x * picture.width))) *
      3;
    return [table[picture.rgb[i] ?? 0] ?? 0, table[picture.rgb[i + 1] ?? 0] ?? 0, table[picture.rgb[i + 2] ?? 0] ?? 0];
  };
}

export interface Item {
  handle: string;
  color: string;
  hex: string | undefined;
  /** Left upper corner of its 900 by 1200 picture, and its size. */
  x: number;
  y: number;
  k: number;
}

/** Adds garments to a picture, one over the other. */
export async function dress(picture: Picture, items: readonly Item[]): Promise<Picture> {
  let now = picture;
  for (const item of items) {
    const cut = WARDROBE[item.handle];
    if (!cut) throw new Error(`No cut for ${item.handle}`);
    const p: Plate = await plate(
      { ...cut(false), ground: undefined },
      Math.round(900 * item.k),
      Math.round(1200 * item.k),
      seedOf(item.handle),
      item.k,
    );
    const whole = placed(p, picture.width, picture.height, Math.round(item.x), Math.round(item.y));
    now = { ...picture, rgb: develop(whole, dyeOf(item.color, item.hex), behind(now), { scale: item.k }) };
  }
  return now;
}

export function empty(tint: string, width: number, height: number, ground?: number): Picture {
  const p: Plate = placed(
    {
      width: 1,
      height: 1,
      alpha: new Float32Array(1),
      diffuse: new Float32Array(1),
      gloss: new Float32Array(1),
      sheen: new Float32Array(1),
      tone: new Float32Array(1),
      dyed: new Float32Array(1),
      own: new Float32Array(3),
      shiftX: new Float32Array(1),
      shiftY: new Float32Array(1),
      slopeX: new Float32Array(1),
      slopeY: new Float32Array(1),
      ground: undefined,
    },
    width,
    height,
    0,
    0,
  );
  return { rgb: develop(p, plain('#888888'), wall(tint, ground)), width, height };
}

/** A plastered wall with an arch, a floor, and a brass rail for the clothes. */
export async function room(
  tint: string,
  inside: string,
  width: number,
  height: number,
  arch: number,
): Promise<Picture> {
  const base = empty(tint, width, height, 0.86);
  const [w, top, floor] = [width * 0.14, height * 0.16, height * 0.86];
  const niche: Garment = {
    cloth: 'paper',
    pieces: [
      {
        outline: [
          [arch - w, floor],
          ...Array.from({ length: 49 }, (_, i): [number, number] => [
            arch - w * Math.cos((i / 48) * Math.PI),
            top + w - w * Math.sin((i / 48) * Math.PI),
          ]),
          [arch + w, floor],
        ],
        depth: 0,
        edge: 0,
        color: inside,
        lift: 0,
        folds: (x, y) => {
          const d = y < top + w ? w - Math.hypot(x - arch, y - top - w) : w - Math.abs(x - arch);
          return -60 * Math.exp(-Math.max(0, d) / 34);
        },
      },
    ],
  };
  const p = await plate(niche, width, height, 5);
  const walled = { ...base, rgb: develop({ ...p, alpha: p.alpha.map((a) => a * 0.92) }, plain(inside), behind(base)) };
  const y = height * 0.3;
  const rail: Garment = {
    cloth: 'metal',
    pieces: [
      {
        outline: ribbon(
          [
            [width * 0.36, y],
            [width * 0.64, y],
            [width * 0.94, y],
          ],
          9,
        ),
        depth: 4,
        edge: 5,
        color: '#b6924a',
        lift: 6,
      },
      ...[0.38, 0.92].map((x) => ({
        outline: ribbon(
          [
            [width * x, -20],
            [width * x, y / 2],
            [width * x, y],
          ],
          6,
        ),
        depth: 3,
        edge: 3,
        color: '#b6924a',
        lift: 4,
      })),
    ],
  };
  const r = await plate(rail, width, height, 7);
  return { ...base, rgb: develop(r, plain('#b6924a'), behind(walled)) };
}
