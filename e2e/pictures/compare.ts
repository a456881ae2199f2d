import type { Picture } from './picture.ts';

/** Limits within which two pictures count as equal. They are compared by the mean color of square cells, which tolerates differences at edges of letters. */
export interface Tolerance {
  /** Side of a cell, px. */
  cell: number;
  /** Largest allowed difference of a cell's mean in red, green or blue, of 255. */
  color: number;
  /** Number of cells that may exceed `color`. */
  cells: number;
}

/** References are reduced to a palette, which changes a mean by 12 at most. A block that moves by 2 px is detected. */
export const SAME_BROWSER: Tolerance = { cell: 4, color: 16, cells: 0 };

/** Another browser or version draws letters slightly differently, which changes means by 21 at most. A block that moves by 8 px is detected. */
export const OTHER_BROWSER: Tolerance = { cell: 8, color: 26, cells: 2 };

export interface Difference {
  same: boolean;
  /** Left and top of each cell that exceeds the tolerance, px. */
  cells: [x: number, y: number][];
  /** The largest difference of a cell, of 255. */
  color: number;
}

/** Compares two pictures. Pictures of different sizes are never the same, and the result has no cells. */
export function compare(before: Picture, after: Picture, { cell, color, cells }: Tolerance): Difference {
  if (before.width !== after.width || before.height !== after.height) return { same: false, cells: [], color: 255 };
  const sums = cellSums(before, after, cell);
  const across = Math.ceil(before.width / cell);
  const apart: [number, number][] = [];
  let largest = 0;
  for (let at = 0; at < sums.length; at += 3) {
    const x = ((at / 3) % across) * cell;
    const y = Math.floor(at / 3 / across) * cell;
    const pixels = Math.min(cell, before.width - x) * Math.min(cell, before.height - y);
    const [red = 0, green = 0, blue = 0] = [sums[at], sums[at + 1], sums[at + 2]];
    const distance = Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) / pixels;
    largest = Math.max(largest, distance);
    if (distance > color) apart.push([x, y]);
  }
  return { same: apart.length <= cells, cells: apart, color: largest };
}

/** For each cell, row by row: the sums of its pixels' differences in red, green and blue. */
function cellSums(before: Picture, after: Picture, side: number): Int32Array {
  const { width, height } = before;
  const across = Math.ceil(width / side);
  const sums = new Int32Array(across * Math.ceil(height / side) * 3);
  const length = width * 3;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * across * 3;
    for (let at = 0; at < length; at++) {
      const byte = y * length + at;
      const difference = (after.data[byte] ?? 0) - (before.data[byte] ?? 0);
      if (difference === 0) continue;
      const sum = row + Math.floor(at / 3 / side) * 3 + (at % 3);
      sums[sum] = (sums[sum] ?? 0) + difference;
    }
  }
  return sums;
}
