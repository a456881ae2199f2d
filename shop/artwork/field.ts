/** Rectangles of numbers: masks, heights, light. */
import sharp from 'sharp';
import type { Polygon } from './outline.ts';

export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

export function field(width: number, height: number, value = 0): Field {
  return { width, height, data: new Float32Array(width * height).fill(value) };
}

/** Paints SVG shapes (white on black) into a field of 0..1, antialiased. */
export async function paint(svg: string, width: number, height: number): Promise<Field> {
  const { data } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${svg}</svg>`,
    ),
  )
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const out = field(width, height);
  const step = data.length / out.data.length;
  for (let i = 0; i < out.data.length; i++) out.data[i] = (data[i * step] ?? 0) / 255;
  return out;
}

export function pathData(polygon: Polygon, dx: number, dy: number, closed = true): string {
  const d = polygon.map(([x, y]) => `${(x - dx).toFixed(2)} ${(y - dy).toFixed(2)}`).join('L');
  return `M${d}${closed ? 'Z' : ''}`;
}

function boxPass(
  src: Float32Array,
  dst: Float32Array,
  count: number,
  stride: number,
  lines: number,
  lineStride: number,
  r: number,
): void {
  const norm = 1 / (2 * r + 1);
  for (let l = 0; l < lines; l++) {
    const base = l * lineStride;
    const first = src[base] ?? 0;
    const last = src[base + (count - 1) * stride] ?? 0;
    let sum = first * r;
    for (let i = 0; i < r; i++) sum += src[base + Math.min(i, count - 1) * stride] ?? 0;
    for (let i = 0; i < count; i++) {
      sum += (i + r < count ? src[base + (i + r) * stride] : last) ?? 0;
      dst[base + i * stride] = sum * norm;
      sum -= (i - r >= 0 ? src[base + (i - r) * stride] : first) ?? 0;
    }
  }
}

/** Near-Gaussian blur: two box passes each way. Radius in px. */
export function blur(f: Field, radius: number): Field {
  const r = Math.max(1, Math.round(radius * 0.7));
  const { width: w, height: h } = f;
  const a = new Float32Array(f.data);
  const b = new Float32Array(a.length);
  for (let pass = 0; pass < 2; pass++) {
    boxPass(a, b, w, 1, h, w, r);
    boxPass(b, a, h, w, w, 1, r);
  }
  return { width: w, height: h, data: a };
}

function distanceLine(f: Float64Array, n: number, v: Int32Array, z: Float64Array, out: Float64Array): void {
  let k = 0;
  v[0] = 0;
  z[0] = -1e20;
  z[1] = 1e20;
  const g = (i: number) => f[i] ?? 0;
  for (let q = 1; q < n; q++) {
    let s = 0;
    for (;;) {
      const p = v[k] ?? 0;
      s = (g(q) + q * q - (g(p) + p * p)) / (2 * q - 2 * p);
      if (k > 0 && s <= (z[k] ?? 0)) k--;
      else break;
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = 1e20;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while ((z[k + 1] ?? 1e20) < q) k++;
    const p = v[k] ?? 0;
    out[q] = (q - p) ** 2 + g(p);
  }
}

/** Distance in px from each point inside a mask to its edge (Felzenszwalb and Huttenlocher); 0 outside. */
export function insideDistance(mask: Field): Field {
  const { width: w, height: h } = mask;
  const n = Math.max(w, h) + 2;
  const line = new Float64Array(n);
  const result = new Float64Array(n);
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  const out = field(w, h);
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) line[y] = (mask.data[y * w + x] ?? 0) > 0.5 ? 1e6 : 0;
    distanceLine(line, h, v, z, result);
    for (let y = 0; y < h; y++) out.data[y * w + x] = result[y] ?? 0;
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) line[x] = out.data[y * w + x] ?? 0;
    distanceLine(line, w, v, z, result);
    for (let x = 0; x < w; x++) out.data[y * w + x] = Math.sqrt(result[x] ?? 0);
  }
  return out;
}
