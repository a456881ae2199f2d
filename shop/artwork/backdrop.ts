/** Seamless paper, tinted for each collection, lit from the upper left. */

import { linear } from './color.ts';
import { noise, smoothstep } from './noise.ts';

/** Linear color at x, y in 0..1. */
export type Backdrop = (x: number, y: number) => [number, number, number];

export const TINTS: Record<string, string> = {
  Dresses: '#d3ccc2',
  Shirts: '#cfcfca',
  Tops: '#d0cec8',
  Knitwear: '#cdc5b8',
  Tailoring: '#c6c4c1',
  Coats: '#c5c1b9',
  Trousers: '#cbc8c1',
  Denim: '#c5c9cc',
  Skirts: '#d3cbc4',
  Jumpsuits: '#cfcbbf',
  Shoes: '#d2c9bb',
  Accessories: '#cec6b9',
  Jewellery: '#c2bcb2',
  'Gift Card': '#cfc8bc',
};

/** A wall; `ground` (0..1) turns its lower part into a floor by a soft cove. */
export function wall(tint: string, ground?: number): Backdrop {
  const c = linear(tint);
  return (x, y) => {
    const d = Math.hypot((x - 0.3) * 0.9, y - 0.22);
    let light = 1.13 - 0.36 * smoothstep(0, 1.15, d) + 0.012 * noise(x * 2.3, y * 2.3, 5);
    if (ground !== undefined)
      light *=
        1 - 0.07 * smoothstep(ground - 0.2, ground - 0.02, y) + 0.16 * smoothstep(ground - 0.03, ground + 0.22, y);
    return [c[0] * light * 1.005, c[1] * light, c[2] * light * (0.99 + 0.02 * d)];
  };
}
