/** The dye room: colors and prints, laid over a neutral plate and set before a backdrop. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Backdrop } from './backdrop.ts';
import { linear } from './color.ts';
import { blur } from './field.ts';
import { random, smoothstep } from './noise.ts';
import type { Plate } from './plate.ts';

type Rgb = [number, number, number];
/** The linear color of the cloth at (x, y) px. */
export type Dye = (x: number, y: number) => Rgb;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export function plain(hex: string): Dye {
  const color = linear(hex);
  return () => color;
}

function stripes(ground: string, line: string, pitch: number, width: number, vertical: boolean): Dye {
  const [a, b] = [linear(ground), linear(line)];
  return (x, y) => {
    const t = (vertical ? x : y) / pitch;
    const d = Math.abs(t - Math.floor(t) - 0.5);
    return mix(a, b, smoothstep(width / 2 + 0.03, width / 2 - 0.03, d));
  };
}

function glenCheck(): Dye {
  const [a, b, c] = [linear('#b9b1a3'), linear('#2c2a29'), linear('#7b3a34')];
  return (x, y) => {
    const big = 92;
    const bandX = Math.floor((x / big) * 2) % 2 === 0;
    const bandY = Math.floor((y / big) * 2) % 2 === 0;
    const px = bandX ? 7.6 : 3.8;
    const py = bandY ? 7.6 : 3.8;
    const warp = (((x / px) % 1) + 1) % 1 < 0.5;
    const weft = (((y / py) % 1) + 1) % 1 < 0.5;
    const over = (((Math.floor(x / 1.9) + Math.floor(y / 1.9)) % 2) + 2) % 2 === 0;
    const dark = over ? warp : weft;
    let color = mix(a, b, dark ? 0.82 : 0.06);
    const pane = Math.min(Math.abs((((x % big) + big) % big) - big / 4), Math.abs((((y % big) + big) % big) - big / 4));
    if (pane < 1.3) color = mix(color, c, 0.55);
    return color;
  };
}

interface Sprig {
  x: number;
  y: number;
  turn: number;
  size: number;
  kind: number;
}

/** A drawn hedgerow on ivory: umbels, leaves and one poppy in a dozen. */
function meadow(): Dye {
  const tile = 260;
  const next = random(4711);
  const sprigs: Sprig[] = [];
  for (let tries = 0; tries < 900 && sprigs.length < 34; tries++) {
    const s = { x: next() * tile, y: next() * tile, turn: (next() - 0.5) * 1.6, size: 15 + next() * 17, kind: next() };
    if (sprigs.every((o) => Math.hypot(o.x - s.x, o.y - s.y) > (o.size + s.size) * 0.72)) sprigs.push(s);
  }
  const ground = linear('#ece4d2');
  const inks = {
    leaf: linear('#5d6b45'),
    dark: linear('#34402f'),
    umbel: linear('#c9a75c'),
    vetch: linear('#7a6a9a'),
    poppy: linear('#a83a2c'),
  };
  return (x, y) => {
    const tx = ((x % tile) + tile) % tile;
    const ty = ((y % tile) + tile) % tile;
    let color: Rgb = ground;
    for (const s of sprigs) {
      let dx = tx - s.x;
      let dy = ty - s.y;
      if (dx > tile / 2) dx -= tile;
      if (dx < -tile / 2) dx += tile;
      if (dy > tile / 2) dy -= tile;
      if (dy < -tile / 2) dy += tile;
      if (dx * dx + dy * dy > s.size * s.size * 1.7) continue;
      const px = (dx * Math.cos(s.turn) + dy * Math.sin(s.turn)) / s.size;
      const py = (-dx * Math.sin(s.turn) + dy * Math.cos(s.turn)) / s.size;
      const bend = px - 0.16 * Math.sin(py * 2.4);
      if (py > -0.35 && py < 1.05 && Math.abs(bend) < 0.035) color = inks.dark;
      for (let i = 0; i < 3; i++) {
        const side = i % 2 === 0 ? 1 : -1;
        const lx = bend * side - 0.26;
        const ly = py - 0.15 - i * 0.27 + 0.5 * Math.abs(lx);
        if (lx > -0.26 && lx < 0.28 && Math.abs(ly) < 0.085 * Math.cos(lx * 5.2))
          color = i === 1 ? inks.dark : inks.leaf;
      }
      const r = Math.hypot(px, py + 0.5);
      const a = Math.atan2(py + 0.5, px);
      if (s.kind < 0.12) {
        if (r < 0.36 + 0.05 * Math.sin(a * 4)) color = r < 0.09 ? inks.dark : inks.poppy;
      } else if (s.kind < 0.45) {
        if (r < 0.3 && Math.cos(a * 5) > 0.15) color = inks.vetch;
      } else if (s.kind < 0.8) {
        const ring = Math.abs(Math.sin(a * 7));
        if ((r > 0.26 && r < 0.42 && ring > 0.72) || (r > 0.1 && r < 0.2 && ring > 0.75)) color = inks.umbel;
      }
    }
    return color;
  };
}

const PRINTS: Record<string, () => Dye> = {
  'Meadow Print': meadow,
  'Sky Stripe': () => stripes('#f2efe8', '#7f9fc4', 9, 0.44, true),
  'Ink Stripe': () => stripes('#efe9dc', '#24222a', 44, 0.36, false),
  'Rust Stripe': () => stripes('#efe7d6', '#a5512f', 44, 0.36, false),
  'Glen Check': glenCheck,
};

/** The dye of a colorway: a print by its name, else its plain color. */
export function dyeOf(name: string, hex: string | undefined): Dye {
  return PRINTS[name]?.() ?? plain(hex ?? '#b9ad99');
}

/** Film curve and sRGB in one table: linear 0..2 to a byte. */
const FILM = Uint8Array.from({ length: 4097 }, (_, i) => {
  const x = (i / 4096) * 2;
  const shoulder = x < 0.7 ? x : 0.7 + 0.3 * (1 - Math.exp(-(x - 0.7) / 0.3));
  const s = shoulder <= 0.0031308 ? shoulder * 12.92 : 1.055 * shoulder ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, s)) * 255);
});

export interface Print {
  /** Metal and patent mirror in their own color; 1 keeps white highlights. */
  whiteGloss?: number;
  /** Scale of the pattern: 1 as worn, more for close-ups. */
  scale?: number;
}

/** Dyes a plate, sets it before the backdrop and returns RGB bytes. */
export function develop(p: Plate, dye: Dye, backdrop: Backdrop, print: Print = {}): Buffer {
  const { width: w, height: h } = p;
  const out = Buffer.alloc(w * h * 3);
  const shadow = wallShadow(p);
  const white = print.whiteGloss ?? 0.75;
  const k = print.scale ?? 1;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const a = p.alpha[i] ?? 0;
      let [r, g, b] = [0, 0, 0];
      if (a < 0.999) {
        const wall = backdrop(x / w, y / h);
        const s = 1 - (shadow[i] ?? 0);
        [r, g, b] = [wall[0] * s, wall[1] * s, wall[2] * (s * 0.985 + 0.015 * s * s)];
      }
      if (a > 0.001) {
        const share = p.dyed[i] ?? 0;
        const tone = p.tone[i] ?? 1;
        const d = p.diffuse[i] ?? 0;
        const raw =
          share > 0.001 ? dye((x + (p.shiftX[i] ?? 0)) / k, (y + (p.shiftY[i] ?? 0)) / k) : ([0, 0, 0] as Rgb);
        const q = i * 3;
        // Black cloth is never black: it keeps a little of the room.
        const cr = (raw[0] * 0.96 + 0.006) * share + (p.own[q] ?? 0);
        const cg = (raw[1] * 0.96 + 0.006) * share + (p.own[q + 1] ?? 0);
        const cb = (raw[2] * 0.96 + 0.006) * share + (p.own[q + 2] ?? 0);
        const gloss = p.gloss[i] ?? 0;
        const sheen = p.sheen[i] ?? 0;
        const warm = d * tone;
        const light = (c: number, tint: number): number =>
          c * (warm * tint + sheen * 1.5) + gloss * (white * 0.42 + (1 - white) * c * 2.2 + c * 0.7) + sheen * 0.035;
        r = r * (1 - a) + light(cr, 1.015) * a;
        g = g * (1 - a) + light(cg, 1) * a;
        b = b * (1 - a) + light(cb, 0.975) * a;
      }
      const dither = (((x * 73 + y * 151) % 17) / 17 - 0.5) * 0.0016;
      const o = i * 3;
      out[o] = FILM[Math.min(4096, Math.max(0, Math.round((r + dither) * 2048)))] ?? 0;
      out[o + 1] = FILM[Math.min(4096, Math.max(0, Math.round((g + dither) * 2048)))] ?? 0;
      out[o + 2] = FILM[Math.min(4096, Math.max(0, Math.round((b + dither) * 2048)))] ?? 0;
    }
  }
  return out;
}

/** The garment's own shadow on the wall or the ground: a dark core close by, a wide one further off. */
function wallShadow(p: Plate): Float32Array {
  const { width: w, height: h } = p;
  const base = { width: w, height: h, data: p.alpha };
  const out = new Float32Array(w * h);
  if (p.ground !== undefined) {
    const squash = new Float32Array(w * h);
    for (let x = 0; x < w; x++) {
      let [any, low] = [0, 0];
      for (let y = 0; y < h; y++) {
        const a = p.alpha[y * w + x] ?? 0;
        any += a;
        if (a > 0.5) low = y;
      }
      if (any < 1) continue;
      const gap = Math.max(0, p.ground - low);
      const dark = Math.min(1, any / 60) / (1 + gap / 26);
      for (let y = Math.round(p.ground - 7); y < p.ground + 5; y++) squash[y * w + x] = dark;
      const soft = dark * 0.5;
      for (let y = Math.round(p.ground); y < p.ground + 26; y++) {
        const xs = Math.min(w - 1, x + Math.round((y - p.ground) * 1.6));
        squash[y * w + xs] = Math.max(squash[y * w + xs] ?? 0, soft);
      }
    }
    const s1 = blur({ width: w, height: h, data: squash }, 5).data;
    const s2 = blur({ width: w, height: h, data: squash }, 26).data;
    for (let i = 0; i < out.length; i++) out[i] = Math.min(0.8, (s1[i] ?? 0) * 0.5 + (s2[i] ?? 0) * 0.55);
    return out;
  }
  const close = blur(base, 9).data;
  const wide = blur(base, 46).data;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const c = close[Math.max(0, y - 9) * w + Math.max(0, x - 8)] ?? 0;
      const f = wide[Math.max(0, y - 44) * w + Math.max(0, x - 40)] ?? 0;
      out[y * w + x] = 0.24 * c + 0.34 * f;
    }
  }
  return out;
}

/** Writes RGB bytes as WebP, at a lower quality where rough cloth would weigh more than `budget` bytes. */
export async function save(
  rgb: Buffer,
  width: number,
  height: number,
  path: string,
  quality: number,
  budget = 26_000,
): Promise<void> {
  for (let q = quality; ; q -= 12) {
    const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality: q, effort: 4, smartSubsample: true })
      .toBuffer();
    if (bytes.length > budget && q > 34) continue;
    await writeFile(path, bytes);
    return;
  }
}
