/** Outlines drawn by eye: points joined by a smooth curve, except where a point is a corner. */

export type Point = readonly [x: number, y: number, corner?: 'corner'];
/** x, y of each vertex in turn, px. */
export type Polygon = readonly (readonly [number, number])[];

const STEPS = 24;

/** Points written as `x,y x,y! …`, where `!` marks a corner. */
export function path(text: string): Point[] {
  return text.split(' ').map((word): Point => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
    return word.endsWith('!') ? [x, y, 'corner'] : [x, y];
  });
}

/** A curve through the points: Hermite with the neighbours' slope; corners break it. */
export function curve(points: readonly Point[], closed = true): Polygon {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  const out: [number, number][] = [];
  const last = closed ? n : n - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const slope = (k: 0 | 1): [number, number] => [
      p1[2] ? (p2[k] - p1[k]) * 0.9 : (p2[k] - p0[k]) / 2,
      p2[2] ? (p2[k] - p1[k]) * 0.9 : (p3[k] - p1[k]) / 2,
    ];
    const [mx1, mx2] = slope(0);
    const [my1, my2] = slope(1);
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS;
      const a = 2 * t ** 3 - 3 * t ** 2 + 1;
      const b = t ** 3 - 2 * t ** 2 + t;
      const c = -2 * t ** 3 + 3 * t ** 2;
      const d = t ** 3 - t ** 2;
      out.push([a * p1[0] + b * mx1 + c * p2[0] + d * mx2, a * p1[1] + b * my1 + c * p2[1] + d * my2]);
    }
  }
  if (!closed) out.push([at(n - 1)[0], at(n - 1)[1]]);
  return out;
}

/** The whole outline of a shape whose right half is given from the top of its axis (x = 0) to the bottom. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = half
    .filter((p) => Math.abs(p[0]) > 1e-6)
    .map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y]))
    .reverse();
  return [...half, ...left];
}

/** The points on the other side of the axis. */
export function flipped(points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y])).reverse();
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Polygon {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const;
  });
}

/** A band of a given width (px, may taper) along a line. */
export function ribbon(points: readonly Point[], from: number, to = from): Polygon {
  const line = curve(points, false);
  const side = (sign: 1 | -1): [number, number][] =>
    line.map((p, i): [number, number] => {
      const a = line[Math.max(0, i - 1)] ?? p;
      const b = line[Math.min(line.length - 1, i + 1)] ?? p;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = (sign * (from + ((to - from) * i) / line.length)) / 2;
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w];
    });
  return [...side(1), ...side(-1).reverse()];
}
