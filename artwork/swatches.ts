/** Draws the swatches of prints: `node artwork/swatches.ts`. Colors and measures are those the atelier prints cloth with (`atelier/prints.py`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = join(import.meta.dirname, '..', 'shop', 'files');
/** Units a swatch measures each way. */
const SIZE = 48;

const drawing = (name: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="240" height="240"><title>${name}</title>${content}</svg>`;

const ground = (color: string) => `<path fill="${color}" d="M0 0h${SIZE}v${SIZE}H0z"/>`;

/** Stripes `pitch` units apart that take a share of it; `way`: along x, or along y. */
function stripes(back: string, line: string, pitch: number, share: number, way: 'x' | 'y'): string {
  const wide = pitch * share;
  let path = '';
  for (let at = (pitch - wide) / 2; at < SIZE; at += pitch)
    path +=
      way === 'x'
        ? `M0 ${at.toFixed(2)}h${SIZE}v${wide.toFixed(2)}H0z`
        : `M${at.toFixed(2)} 0h${wide.toFixed(2)}v${SIZE}h-${wide.toFixed(2)}z`;
  return `${ground(back)}<path fill="${line}" d="${path}"/>`;
}

/** Four light and four dark yarns beside two and two, both ways, in twill: each yarn is seen where it lies on top. A red pane lies over it. */
function glenCheck(): string {
  const isDark = (yarn: number) => (yarn % SIZE < SIZE / 2 ? yarn % 8 < 4 : yarn % 4 < 2);
  let path = '';
  for (let row = 0; row < SIZE; row++) {
    let run = 0;
    for (let column = 0; column <= SIZE; column++) {
      const isWarpOnTop = (column - row + SIZE) % 4 < 2;
      if (column < SIZE && isDark(isWarpOnTop ? column : row)) run += 1;
      else if (run > 0) {
        path += `M${column - run} ${row}h${run}v1h-${run}z`;
        run = 0;
      }
    }
  }
  const pane = `<path fill="#74403a" opacity=".55" d="M11 0h2v${SIZE}h-2zM0 35h${SIZE}v2H0z"/>`;
  return `${ground('#b3ab9d')}<path fill="#2b2928" opacity=".82" d="${path}"/>${pane}`;
}

/** Sprigs of a hedgerow on ivory: where each stands, how far it leans, degrees, and the ink of its blossoms. */
const SPRIGS: [x: number, y: number, lean: number, ink: string][] = [
  [7, 17, -12, '#c9a75c'],
  [20, 12, 18, '#7a6a9a'],
  [33, 19, -8, '#a83a2c'],
  [44, 13, 14, '#c9a75c'],
  [13, 34, 10, '#7a6a9a'],
  [27, 36, -16, '#c9a75c'],
  [40, 37, 8, '#7a6a9a'],
  [4, 49, 16, '#c9a75c'],
  [20, 52, -10, '#7a6a9a'],
  [35, 54, 12, '#c9a75c'],
  [47, 52, -14, '#a83a2c'],
];

function meadow(): string {
  const leaves = [0, 3, 6].flatMap((up) =>
    [-1, 1].map(
      (side) =>
        `<ellipse cx="${side * 2.2}" cy="${-1.4 - up}" rx="2.3" ry=".8" transform="rotate(${side * -38} 0 ${-up})"/>`,
    ),
  );
  const stem = `<g id="stem"><path fill="none" stroke="#34402f" stroke-width=".4" d="M0 2v-13"/><g fill="#5d6b45">${leaves.join('')}</g></g>`;
  const blossoms = [
    [0, -12],
    [-1.5, -11],
    [1.6, -11.2],
    [-0.8, -13.2],
    [1, -13],
  ];
  const head = `<g id="head">${blossoms.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8"/>`).join('')}</g>`;
  const sprigs = SPRIGS.map(
    ([x, y, lean, ink]) =>
      `<g transform="translate(${x} ${y}) rotate(${lean})"><use href="#stem"/><use href="#head" fill="${ink}"/></g>`,
  );
  return `<defs>${stem}${head}</defs>${ground('#ece4d2')}${sprigs.join('')}`;
}

const SWATCHES: Record<string, string> = {
  'Glen Check': glenCheck(),
  'Ink Stripe': stripes('#e9e5da', '#23262e', 12, 0.42, 'x'),
  'Rust Stripe': stripes('#e9e5da', '#9a4a2c', 12, 0.42, 'x'),
  'Sky Stripe': stripes('#eeeeea', '#7ba3cb', 6, 0.42, 'y'),
  'Meadow Print': meadow(),
};
for (const [name, content] of Object.entries(SWATCHES))
  writeFileSync(join(FILES, `swatch-${name.toLowerCase().replace(' ', '-')}.svg`), drawing(name, content));
