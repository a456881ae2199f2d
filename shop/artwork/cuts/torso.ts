/** Bodies and sleeves: what most garments of the upper half begin with. */
import { all, bends, bust, drags, type Folds, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Piece } from '../piece.ts';
import type { Frame } from './frame.ts';

export interface Torso {
  /** Neckline from the centre to the shoulder, right half. */
  neck: readonly Point[];
  /** Half the shoulder, and how far it falls. */
  shoulder?: number;
  slope?: number;
  /** Half widths at chest (y 22), waist (y 40) and hem. */
  chest?: number;
  waist?: number;
  hem?: number;
  length: number;
  /** Cut away for a bare arm. */
  bare?: boolean;
  /** How far the hem curves down at the centre. */
  dip?: number;
}

export const NECKS = {
  crew: path('0,8.2 5.2,6.3 8.2,0!'),
  high: path('0,3.2 5,2.3 7.2,0!'),
  vee: path('0,21! 4.6,11 8,0!'),
  shallowVee: path('0,14! 4.8,7.4 8,0!'),
  boat: path('0,4.6 8,3.6 13,1.2!'),
  scoop: path('0,13 6.5,10 9.6,0!'),
  square: path('0,13.4 9.2,13.2! 9.8,0.4!'),
  back: path('0,2.2 5,1.7 8,0!'),
};

/** Right half of a body, centre neck to centre hem. */
export function torsoHalf(t: Torso): Point[] {
  const sh = t.shoulder ?? 19.5;
  const slope = t.slope ?? 4.4;
  const chest = t.chest ?? 22.5;
  const waist = t.waist ?? 20;
  const hem = t.hem ?? 22;
  const arm: Point[] = t.bare
    ? [
        [sh - 2.4, slope - 0.9, 'corner'],
        [sh - 4, 12],
        [sh - 1.2, 19],
        [chest, 23, 'corner'],
      ]
    : [
        [sh, slope, 'corner'],
        [sh + 0.4, 13],
        [chest, 23],
      ];
  const side: Point[] =
    t.length > 44
      ? [
          [waist, 40],
          [hem, t.length, 'corner'],
        ]
      : [
          [(waist + chest) / 2, (t.length + 23) / 2],
          [hem, t.length, 'corner'],
        ];
  return [...t.neck, ...arm, ...side, [0, t.length + (t.dip ?? 0.8)]];
}

/** The inside of the neck, seen behind the front. */
export function insideNeck(f: Frame, width = 8.2, drop = 10, color?: string): Piece {
  return {
    outline: f.whole([
      [0, 0.6],
      [width * 0.7, 0.3],
      [width, -0.3, 'corner'],
      [width, drop * 0.5],
      [0, drop + 4],
    ]),
    depth: 10,
    edge: 3,
    tone: 0.42,
    lift: 0,
    ...(color ? { color } : {}),
  };
}

/** Folds of a body: bust, drags from it to the waist, and a hang toward the hem. */
export function bodyFolds(f: Frame, seed: number, drape: number, ease = 1): Folds {
  const [, cy] = f.at([0, 25]);
  return all(
    bust(9.3 * f.scale, cy, 7.4 * f.scale, 15 * (f.scale / 12)),
    drags(seed, 2.6 * drape, 1.05, 150, 34),
    drags(seed + 40, 2 * drape, Math.PI - 1.15, 150, 40, 0.5),
    hanging(seed + 3, 7 * ease, 8.5 * drape, 0.25),
  );
}

export interface Sleeve {
  /** Down the arm, cm. */
  length: number;
  top?: number;
  cuff: number;
  /** How far the wrist stands from the body. */
  out?: number;
  shoulder?: number;
  slope?: number;
  chest?: number;
  puff?: number;
}

/** A sleeve hanging at one side: 1 is the right of the picture. */
export function sleeve(
  f: Frame,
  side: 1 | -1,
  s: Sleeve,
  drape: number,
  seed: number,
  extra: Partial<Piece> = {},
): Piece {
  const sh = s.shoulder ?? 19.5;
  const slope = s.slope ?? 4.4;
  const chest = s.chest ?? 22.5;
  const out = s.out ?? 9.5;
  const top = s.top ?? 8.6;
  const puff = s.puff ?? 0;
  const L = slope + s.length;
  const short = s.length < 32;
  const wristX = short ? sh + 5 : sh + out * (s.length / 58) - 0.4;
  const half = s.cuff / 2;
  const mid = (a: number) => slope + s.length * a;
  const half0: Point[] = short
    ? [
        [sh - 0.9, slope - 0.1, 'corner'],
        [sh + 2.8, slope + 2.6],
        [sh + 5.4, mid(0.5)],
        [sh + 7.4, L - 1.4, 'corner'],
        [sh + 7.4 - s.cuff * 0.62, L + 1.4, 'corner'],
        [chest + 0.2, 23.6],
        [sh - 1.7, 14.5],
      ]
    : [
        [sh - 0.9, slope - 0.1, 'corner'],
        [sh + 3.3, slope + 3.2],
        [sh + top * 0.6 + 1.4, slope + 14],
        [sh + top * 0.62 + out * 0.5 + puff * 0.7, mid(0.55)],
        [wristX + half + puff + 0.4, mid(0.88)],
        [wristX + half, L, 'corner'],
        [wristX - half, L + 0.8, 'corner'],
        [wristX - half - puff - 0.6, mid(0.86)],
        [sh - top * 0.3 + out * 0.42 - puff * 0.4, mid(0.55)],
        [chest + 0.2, 24],
        [sh - 1.9, 14.5],
      ];
  const points = side === 1 ? half0 : half0.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse();
  const a = f.at([side * (sh + 1.5), slope + 1]);
  const b = f.at([side * wristX, L]);
  return {
    outline: f.shape(points),
    depth: 3.6 * f.scale,
    axis: [
      [a[0], a[1]],
      [b[0], b[1]],
    ],
    folds: bends(seed + side, (short ? 3 : 5.2) * drape, short ? 0.8 : 0.5),
    edge: 4,
    lift: 4,
    ...extra,
  };
}

/** A cuff or rib at the end of a long sleeve. */
export function cuff(f: Frame, side: 1 | -1, s: Sleeve, height: number, extra: Partial<Piece> = {}): Piece {
  const sh = s.shoulder ?? 19.5;
  const L = (s.slope ?? 4.4) + s.length;
  const x = sh + (s.out ?? 9.5) * (s.length / 58) - 0.4;
  const h = s.cuff / 2 - 0.25;
  const w = (v: number) => side * v;
  const pts: Point[] = [
    [w(x + h - 0.2), L - 0.9, 'corner'],
    [w(x + h), L - 0.4 + height, 'corner'],
    [w(x - h), L + 0.5 + height, 'corner'],
    [w(x - h - 0.2), L - 0.1, 'corner'],
  ];
  const [p0, p1] = [f.at([w(x), L - 1]), f.at([w(x + 0.3 * side * 0), L + height])];
  return {
    outline: f.shape(side === 1 ? pts : pts.reverse()),
    depth: 2.8 * f.scale,
    axis: [
      [p0[0], p0[1]],
      [p1[0], p1[1]],
    ],
    edge: 3,
    lift: 2,
    ...extra,
  };
}
