import type { Difference } from './compare.ts';
import type { Picture } from './picture.ts';

const RED = [200, 20, 40] as const;

/** The later picture, faded, with the cells that differ in red (`side` px). */
export function drawDifference({ width, height, data }: Picture, { cells }: Difference, side: number): Picture {
  const faded = data.map((value) => 255 - Math.round((255 - value) / 3));
  for (const [left, top] of cells)
    for (let y = top; y < Math.min(top + side, height); y++)
      for (let x = left; x < Math.min(left + side, width); x++)
        for (let channel = 0; channel < 3; channel++) {
          const at = (y * width + x) * 3 + channel;
          faded[at] = Math.round(((RED[channel] ?? 0) + (data[at] ?? 0)) / 2);
        }
  return { width, height, data: faded };
}
