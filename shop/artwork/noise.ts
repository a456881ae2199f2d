/** Deterministic randomness: the same seed makes the same picture on every machine. */

/** A 32-bit seed of a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Numbers in 0..1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) & 0xffff) / 32767.5 - 1;
}

/** Smooth value noise in -1..1, one lattice cell per unit. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = lattice(xi, yi, seed);
  const b = lattice(xi + 1, yi, seed);
  const c = lattice(xi, yi + 1, seed);
  const d = lattice(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Noise of several octaves, each half as high and twice as fine, in about -1..1. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let height = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += height * noise(x * scale, y * scale, seed + i * 101);
    height /= 2;
    scale *= 2.03;
  }
  return sum;
}

/** Distance to the nearest and the second nearest of points strewn one to a cell: grain, curls, hammered skin. */
export function cells(x: number, y: number, seed: number): { nearest: number; second: number } {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const px = xi + i + 0.5 + 0.45 * lattice(xi + i, yi + j, seed) - x;
      const py = yi + j + 0.5 + 0.45 * lattice(xi + i, yi + j, seed + 7) - y;
      const d = Math.sqrt(px * px + py * py);
      if (d < nearest) {
        second = nearest;
        nearest = d;
      } else if (d < second) second = d;
    }
  }
  return { nearest, second };
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
