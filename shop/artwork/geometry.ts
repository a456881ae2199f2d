/** From a piece as it is cut to the masks it is laid with. */
import { blur, type Field, field, paint, pathData } from './field.ts';
import { noise, smoothstep } from './noise.ts';
import { curve, type Point, type Polygon } from './outline.ts';
import type { Piece } from './piece.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(piece: Piece, width: number, height: number): Box {
  const pad = 16;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (const [x, y] of piece.outline) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const x = Math.max(0, Math.floor(x0 - pad));
  const y = Math.max(0, Math.floor(y0 - pad));
  return {
    x,
    y,
    w: Math.max(4, Math.min(width, Math.ceil(x1 + pad)) - x),
    h: Math.max(4, Math.min(height, Math.ceil(y1 + pad)) - y),
  };
}

/** Nothing cut by hand is quite straight, and a hem follows its folds. */
export function eased(piece: Piece, seed: number): Polygon {
  let [top, bottom] = [1e9, -1e9];
  for (const [, y] of piece.outline) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const wave = piece.wave ?? 0;
  const ease = piece.dome || bottom - top < 60 ? 0 : 1.3;
  return piece.outline.map(([x, y]) => {
    const low = wave ? smoothstep(bottom - 46, bottom - 20, y) : 0;
    const fall = low * wave * (0.65 * noise(x / 34, 3, seed + 2) + 0.35 * noise(x / 15, 5, seed + 2));
    return [x + ease * noise(x / 60, y / 60, 15), y + ease * noise(x / 60, y / 60, 16) + fall] as const;
  });
}

export async function maskOf(piece: Piece, box: Box, fluff: number): Promise<Field> {
  const holes = (piece.holes ?? []).map((hole) => pathData(hole, box.x, box.y)).join('');
  const mask = await paint(
    `<path fill="#fff" fill-rule="evenodd" d="${pathData(piece.outline, box.x, box.y)}${holes}"/>`,
    box.w,
    box.h,
  );
  if (fluff <= 0) return mask;
  const soft = blur(mask, fluff * 1.6);
  for (let i = 0; i < soft.data.length; i++) {
    const m = soft.data[i] ?? 0;
    if (m < 0.02 || m > 0.98) continue;
    const [x, y] = [(i % box.w) + box.x, Math.floor(i / box.w) + box.y];
    const hair = noise(x / 1.4, y / 1.4, 71) * 0.55 + noise(x / 4, y / 4, 73) * 0.45;
    soft.data[i] = smoothstep(0.28, 0.72, m + hair * 0.34);
  }
  return soft;
}

/** -1..1 across each row, smoothed from row to row. */
export function acrossRows(mask: Field): { mid: Float32Array; half: Float32Array } {
  const { width: w, height: h } = mask;
  const left = field(1, h);
  const right = field(1, h);
  let [lastLeft, lastRight] = [w * 0.3, w * 0.7];
  let first = -1;
  for (let y = 0; y < h; y++) {
    let [a, b] = [-1, -1];
    for (let x = 0; x < w; x++) {
      if ((mask.data[y * w + x] ?? 0) > 0.5) {
        if (a < 0) a = x;
        b = x;
      }
    }
    if (a >= 0) {
      [lastLeft, lastRight] = [a, b];
      if (first < 0) {
        first = y;
        for (let k = 0; k < y; k++) [left.data[k], right.data[k]] = [a, b];
      }
    }
    [left.data[y], right.data[y]] = [lastLeft, lastRight];
  }
  // A hem or a shoulder that curves away must not pull the folds after it: the sides narrow slowly.
  const slow = 1.1;
  const limit = (y: number, from: number): void => {
    left.data[y] = Math.min(left.data[y] ?? 0, (left.data[from] ?? 0) + slow);
    right.data[y] = Math.max(right.data[y] ?? 0, (right.data[from] ?? 0) - slow);
  };
  for (let y = 1; y < h; y++) limit(y, y - 1);
  for (let y = h - 2; y >= 0; y--) limit(y, y + 1);
  const [l, r] = [blur(left, 14).data, blur(right, 14).data];
  return { mid: l.map((a, i) => (a + (r[i] ?? 0)) / 2), half: l.map((a, i) => Math.max(3, ((r[i] ?? 0) - a) / 2)) };
}

export async function linesOf(
  piece: Piece,
  box: Box,
  k: number,
): Promise<{ seams: Field | null; threads: Field | null }> {
  const draw = (kinds: string[], style: string): string =>
    (piece.lines ?? [])
      .filter((line) => kinds.includes(line.kind))
      .map(
        (line) =>
          `<path fill="none" stroke="#fff" ${style} d="${pathData(curve(line.points, line.closed ?? false), box.x, box.y, line.closed ?? false)}"/>`,
      )
      .join('');
  const seams = draw(['seam', 'edge'], `stroke-width="${1.7 * k}" stroke-linecap="round"`);
  const threads = draw(
    ['stitch'],
    `stroke-width="${1.5 * k}" stroke-dasharray="${5 * k} ${2.6 * k}" stroke-linecap="round"`,
  );
  return {
    seams: seams ? await paint(seams, box.w, box.h) : null,
    threads: threads ? await paint(threads, box.w, box.h) : null,
  };
}

/** A piece seen from nearer: everything but its folds, which keep their own measure. */
export function enlarged(piece: Piece, k: number): Piece {
  if (k === 1) return piece;
  const grow = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [x * k, y * k] as const);
  const { folds, axis } = piece;
  return {
    ...piece,
    outline: grow(piece.outline),
    depth: piece.depth * k,
    edge: (piece.edge ?? 5) * k,
    lift: (piece.lift ?? 3) * k,
    ...(piece.span ? { span: piece.span * k } : {}),
    ...(axis
      ? {
          axis: [
            [axis[0][0] * k, axis[0][1] * k],
            [axis[1][0] * k, axis[1][1] * k],
          ] as const,
        }
      : {}),
    ...(piece.holes ? { holes: piece.holes.map(grow) } : {}),
    ...(folds ? { folds: (x: number, y: number, u: number, v: number) => k * folds(x / k, y / k, u, v) } : {}),
    ...(piece.lines
      ? {
          lines: piece.lines.map((line) => ({
            ...line,
            points: line.points.map(([x, y, c]): Point => (c ? [x * k, y * k, c] : [x * k, y * k])),
          })),
        }
      : {}),
  };
}
