/**
 * The plate: one garment in one view, photographed in neutral. Its passes (light, gloss, pile, tone, folds) let the
 * dye room make every colorway of it without lighting it again.
 */
import { CLOTHS } from './cloth.ts';
import { linear } from './color.ts';
import { blur, type Field, field, insideDistance } from './field.ts';
import { creases } from './folds.ts';
import { acrossRows, type Box, boxOf, eased, enlarged, linesOf, maskOf } from './geometry.ts';
import type { Garment, Piece } from './piece.ts';

export interface Plate {
  width: number;
  height: number;
  /** How much of the garment covers each point, 0..1. */
  alpha: Float32Array;
  diffuse: Float32Array;
  gloss: Float32Array;
  sheen: Float32Array;
  /** Multiplies the dye. */
  tone: Float32Array;
  /** Share of the point that takes the garment's dye; the rest has its own linear color in `own`. */
  dyed: Float32Array;
  own: Float32Array;
  /** Where the folds push a print, px. */
  shiftX: Float32Array;
  shiftY: Float32Array;
  /** The broad slope of what has been laid so far. */
  slopeX: Float32Array;
  slopeY: Float32Array;
  ground: number | undefined;
}

const LIGHT = [-0.5, -0.58, 0.643] as const;

const HALF = [-0.276, -0.32, 0.906] as const;

const FILL = [0.72, 0.05, 0.69] as const;

/** Photographs a garment, cut for a picture of 900 by 1200. `k` is how near the camera stands; width and height grow with it. */
export async function plate(garment: Garment, width: number, height: number, seed: number, k = 1): Promise<Plate> {
  const size = width * height;
  const layer = (value = 0) => new Float32Array(size).fill(value);
  const p: Plate = {
    width,
    height,
    alpha: layer(),
    diffuse: layer(1),
    gloss: layer(),
    sheen: layer(),
    tone: layer(1),
    dyed: layer(),
    own: new Float32Array(size * 3),
    shiftX: layer(),
    shiftY: layer(),
    slopeX: layer(),
    slopeY: layer(),
    ground: garment.ground,
  };
  for (const [index, piece] of garment.pieces.entries()) await lay(p, piece, garment, seed + index * 13, k);
  return p;
}

async function lay(p: Plate, cut: Piece, garment: Garment, seed: number, k: number): Promise<void> {
  const cloth = CLOTHS[cut.cloth ?? garment.cloth];
  const piece = enlarged({ ...cut, outline: eased(cut, seed) }, k);
  const box = boxOf(piece, p.width, p.height);
  const { w, h } = box;
  const mask = await maskOf(piece, box, cloth.fluff * k);
  const inside = insideDistance(mask);
  const rows = acrossRows(mask);
  const { seams, threads } = await linesOf(piece, box, k);
  const z = field(w, h);
  const tone = field(w, h, 1);
  const edge = piece.edge ?? 5;
  const crumple = cloth.crease > 0 ? creases(seed + 5, cloth.crease) : undefined;
  let deepest = 1;
  if (piece.dome) for (const d of inside.data) deepest = Math.max(deepest, d);
  const axis = piece.axis;
  const ax = axis ? axis[1][0] - axis[0][0] : 0;
  const ay = axis ? axis[1][1] - axis[0][1] : 0;
  const alen = Math.hypot(ax, ay) || 1;
  let limb = 1;
  if (axis)
    for (const [x, y] of piece.outline)
      limb = Math.max(limb, Math.abs((x - axis[0][0]) * -ay + (y - axis[0][1]) * ax) / alen);
  // What lies flat on a garment takes its slope from what is under it.
  const lying = piece.depth <= 14 * k && !piece.dome;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const m = mask.data[i] ?? 0;
      const [gx, gy] = [x + box.x, y + box.y];
      let u = piece.span
        ? Math.max(-1, Math.min(1, (gx - 450 * k) / piece.span))
        : (x - (rows.mid[y] ?? 0)) / (rows.half[y] ?? 1);
      let v = (y - 16) / Math.max(1, h - 32);
      if (axis) {
        const [dx, dy] = [gx - axis[0][0], gy - axis[0][1]];
        v = (dx * ax + dy * ay) / (alen * alen);
        u = (dx * -ay + dy * ax) / alen / (limb * 1.04);
      }
      const d = inside.data[i] ?? 0;
      const uu = Math.min(1, u * u);
      let height =
        piece.depth *
        (piece.dome
          ? Math.sqrt(Math.max(0, 1 - (1 - d / deepest) ** 2))
          : 0.75 * Math.sqrt(1 - uu * 0.965) + 0.6 * (1 - uu));
      if (!piece.dome && edge > 0) {
        const t = 1 - Math.min(1, d / edge);
        height += edge * 0.75 * Math.sqrt(Math.max(0, 1 - t * t));
      }
      if (m > 0.02) {
        if (piece.folds) height += piece.folds(gx, gy, u, v) * (axis || uu < 0.98 ? 1 : 0.6);
        if (crumple) height += k * crumple(gx / k, gy / k, u, v);
        const s = cloth.surface(axis ? u * limb * 1.04 + 900 : gx, axis ? v * alen : gy, k);
        height += s.height;
        tone.data[i] = s.tone;
      }
      z.data[i] = height;
    }
  }
  if (seams) {
    const groove = blur(seams, 1.2 * k);
    for (let i = 0; i < z.data.length; i++) {
      const g = groove.data[i] ?? 0;
      z.data[i] = (z.data[i] ?? 0) - 3 * k * g;
      tone.data[i] = (tone.data[i] ?? 1) * (1 - 0.3 * g);
    }
  }
  if (threads) {
    for (let i = 0; i < z.data.length; i++) {
      const g = threads.data[i] ?? 0;
      z.data[i] = (z.data[i] ?? 0) + 0.9 * k * g;
      tone.data[i] = (tone.data[i] ?? 1) * (1 + 0.22 * g);
    }
  }
  const near = blur(z, 5 * k);
  const far = blur(z, 22 * k);
  shadowBelow(p, mask, box, piece.lift ?? 3);
  const own = piece.color ? linear(piece.color) : null;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const m = mask.data[i] ?? 0;
      if (m <= 0.003) continue;
      const j = (y + box.y) * p.width + x + box.x;
      const broadX = (near.data[i + (x < w - 1 ? 1 : 0)] ?? 0) - (near.data[i] ?? 0);
      const broadY = (near.data[i + (y < h - 1 ? w : 0)] ?? 0) - (near.data[i] ?? 0);
      let zx = ((z.data[i + (x < w - 1 ? 1 : 0)] ?? 0) - (z.data[i - (x > 0 ? 1 : 0)] ?? 0)) / 2;
      let zy = ((z.data[i + (y < h - 1 ? w : 0)] ?? 0) - (z.data[i - (y > 0 ? w : 0)] ?? 0)) / 2;
      if (lying) {
        zx += p.slopeX[j] ?? 0;
        zy += p.slopeY[j] ?? 0;
      }
      const inv = 1 / Math.sqrt(zx * zx + zy * zy + 1);
      const [nx, ny, nz] = [-zx * inv, -zy * inv, inv];
      const lit = Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2] + 0.22) / 1.22);
      const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
      const hollow =
        (Math.max(0, (near.data[i] ?? 0) - (z.data[i] ?? 0)) * 0.09) / k +
        (Math.max(0, (far.data[i] ?? 0) - (z.data[i] ?? 0)) * 0.05) / k;
      const open = 1 / (1 + hollow * 1.7);
      const diffuse = (0.2 - 0.06 * ny + 0.13 * fill) * open + 0.84 * lit * (0.35 + 0.65 * open);
      const half = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]);
      const gloss = cloth.gloss * half ** cloth.polish * open;
      const sheen = cloth.sheen * (1 - nz) ** 1.6 * (0.45 + 0.75 * lit) * open;
      const blend = (layer: Float32Array, value: number): void => {
        layer[j] = (layer[j] ?? 0) + (value - (layer[j] ?? 0)) * m;
      };
      blend(p.diffuse, diffuse);
      blend(p.gloss, gloss);
      blend(p.sheen, sheen);
      blend(p.tone, (tone.data[i] ?? 1) * (piece.tone ?? 1));
      blend(p.dyed, own ? 0 : 1);
      blend(p.shiftX, zx * 6);
      blend(p.shiftY, zy * 4);
      blend(p.alpha, 1);
      if (!lying) {
        blend(p.slopeX, broadX);
        blend(p.slopeY, broadY);
      }
      for (let c = 0; c < 3; c++) {
        const q = j * 3 + c;
        p.own[q] = (p.own[q] ?? 0) + ((own?.[c as 0 | 1 | 2] ?? 0) - (p.own[q] ?? 0)) * m;
      }
    }
  }
}

/** What a piece takes from the light of the pieces under it. */
function shadowBelow(p: Plate, mask: Field, box: Box, lift: number): void {
  if (lift <= 0) return;
  const cast = blur(mask, Math.max(1.5, lift * 1.5));
  const [dx, dy] = [Math.round(lift * 0.8), Math.round(lift * 1.1)];
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      const s = cast.data[Math.max(0, y - dy) * box.w + Math.max(0, x - dx)] ?? 0;
      if (s < 0.01) continue;
      const j = (y + box.y) * p.width + x + box.x;
      p.diffuse[j] = (p.diffuse[j] ?? 0) * (1 - 0.5 * s);
      p.gloss[j] = (p.gloss[j] ?? 0) * (1 - 0.7 * s);
    }
  }
}
