/** Coats. */
import { all, drags, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { button, type Frame, frame } from './frame.ts';
import { pocket, turn } from './jackets.ts';
import { collarBack, standBehind } from './shirts.ts';
import { bodyFolds, insideNeck, NECKS, type Sleeve, sleeve } from './torso.ts';

interface Coat {
  cloth: Garment['cloth'];
  length: number;
  hem: number;
  belt?: boolean;
  seed: number;
  lapel: readonly Point[];
  stance: number;
  buttons: readonly (readonly [number, number])[];
  buttonColor?: string;
  wrap: number;
  extra?: (f: Frame) => Piece[];
  scale?: number;
  drape?: number;
  sleeve?: Partial<Sleeve>;
}

function coat(back: boolean, c: Coat): Garment {
  const f = frame(c.scale ?? 8.7, 110, 0.9);
  const s: Sleeve = { length: 58, cuff: 13.6, top: 11, out: 9.4, chest: 25, shoulder: 21.6, ...c.sleeve };
  const sh = s.shoulder ?? 21.6;
  const chest = s.chest ?? 25;
  const L = c.length;
  const outer: Point[] = [
    [sh, 4.6, 'corner'],
    [sh + 0.6, 13],
    [chest, 24],
    [chest - 2.4, 46],
    [(c.hem + chest) / 2, 74],
    [c.hem, L - 0.8, 'corner'],
  ];
  const folds = all(bodyFolds(f, c.seed, c.drape ?? 0.55), hanging(c.seed + 9, 7, 19 * (c.drape ?? 0.55) * 1.6, 0.42));
  const panel = (side: 1 | -1): Piece => ({
    outline: f.shape(
      turn(
        [
          [7.6, 0, 'corner'],
          ...outer,
          [-c.wrap, L + 0.4, 'corner'],
          [-c.wrap, c.stance, 'corner'],
          [2, c.stance * 0.5],
        ],
        side,
      ),
    ),
    depth: 86,
    span: (chest + 1.5) * f.scale * 0.9,
    wave: 4,
    folds,
    lift: side === 1 ? 0 : 5,
    edge: 5,
    lines: [],
  });
  const leafOf = (side: 1 | -1): Piece[] => [{ outline: f.shape(turn(c.lapel, side)), depth: 12, edge: 6, lift: 6 }];
  return {
    cloth: c.cloth,
    pieces: [
      standBehind(f),
      insideNeck(f, 7.8, back ? 5 : c.stance + 2),
      ...(back
        ? [
            {
              outline: f.whole([...NECKS.back, ...outer, [0, L]]),
              depth: 90,
              wave: 4,
              folds,
              lines: [
                f.line('seam', [
                  [0, 3],
                  [0.3, 50],
                  [0, L],
                ]),
              ],
            } as Piece,
          ]
        : [panel(1), ...leafOf(1), panel(-1), ...leafOf(-1)]),
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.6, c.seed + side)),
      ...(back ? [] : ([1, -1] as const).map((side): Piece => pocket(f, side, 9, 58, 12, 16, 2, false))),
      ...(back ? [collarBack(f)] : []),
      ...(c.extra && !back ? c.extra(f) : []),
      ...(c.belt
        ? [
            {
              outline: f.whole([
                [0, 46],
                [chest - 2.2, 45.2, 'corner'],
                [chest - 2, 50, 'corner'],
                [0, 51],
              ]),
              depth: 84,
              lift: 6,
              folds: drags(c.seed, 2.2, 0.05, 140, 14),
            } as Piece,
          ]
        : []),
      ...(c.belt && !back
        ? [
            {
              outline: f.band(path('5,50 7.4,66 6.4,84'), 4.4),
              depth: 8,
              lift: 7,
              folds: hanging(3, 1, 4),
            } as Piece,
            {
              outline: f.band(path('3.4,50 1.4,62 2.4,75'), 4.2),
              depth: 8,
              lift: 7,
              folds: hanging(4, 1, 4),
            } as Piece,
            { outline: f.spot(4.4, 48.6, 3, 2.8), depth: 18, dome: true, lift: 5 } as Piece,
          ]
        : []),
      ...(back ? [] : c.buttons.flatMap(([x, y]) => button(f, x, y, c.buttonColor ?? '#2a2320', 1.25))),
    ],
  };
}

const WIDE_LAPEL: Point[] = path('6.4,-2.4! 9.6,-0.6 13,7.6! 17.4,11! 13,26 -6,46! 1.4,26 5.6,8');

const STORM_LAPEL: Point[] = path('6.4,-2.4! 9.4,-0.8 14,7.4! 11.4,9.2! 16,11.6! 10,24 -5,33! 2,18 5.6,8');

export const wrapCoat = (back: boolean) =>
  coat(back, {
    cloth: 'melton',
    length: 117,
    hem: 29,
    belt: true,
    seed: 171,
    lapel: WIDE_LAPEL,
    stance: 46,
    wrap: 9,
    buttons: [],
    drape: 0.7,
  });

export const trench = (back: boolean): Garment =>
  coat(back, {
    cloth: 'gabardine',
    length: 112,
    hem: 31,
    belt: true,
    seed: 173,
    lapel: STORM_LAPEL,
    stance: 33,
    wrap: 9,
    buttons: [
      [-8, 36],
      [8, 36],
      [-7.4, 58],
      [7.4, 58],
      [-8.8, 24],
      [8.8, 24],
    ],
    buttonColor: '#4a3626',
    drape: 0.55,
    sleeve: { cuff: 13 },
    extra: (f) => [
      ...([1, -1] as const).map(
        (s): Piece => ({
          outline: f.band(
            [
              [s * 10.4, 2.4],
              [s * 19.6, 4.4],
            ],
            3.4,
          ),
          depth: 4,
          lift: 3,
        }),
      ),
      {
        outline: f.shape(path('-20,6! -9,4 -8,24 -13,27.4! -21.6,23.4!')),
        depth: 10,
        lift: 4,
        lines: [f.line('stitch', path('-8.8,23.6 -13,26.6 -21,22.8'))],
      },
    ],
  });

export const peacoat = (back: boolean) =>
  coat(back, {
    cloth: 'melton',
    length: 76,
    hem: 24.6,
    seed: 179,
    lapel: path('6.4,-2.6! 10,-0.8 16.4,9! 13,12! 18,13.4! 11,25 -7,33! 2,18 5.6,8'),
    stance: 33,
    wrap: 10,
    buttons: [
      [-7.4, 37],
      [7.4, 37],
      [-7.4, 48],
      [7.4, 48],
      [-7.4, 59],
      [7.4, 59],
    ],
    buttonColor: '#1a1a1c',
    scale: 11,
    drape: 0.4,
  });
