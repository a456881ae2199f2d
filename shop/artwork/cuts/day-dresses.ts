/** Dresses for the day. */
import { all, drags, gathers, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { collarPair } from './collars.ts';
import { long, strapPieces } from './dresses.ts';
import { button, frame } from './frame.ts';
import { bodyFolds, insideNeck, NECKS, sleeve, torsoHalf } from './torso.ts';

/** The leaf of a shirt collar, right side, for an open neck. */
export const SHIRT_COLLAR: Point[] = path('0.5,10.4! 3.6,4 6.4,-2! 8.2,-0.9 9.2,1.4 9.9,8! 6.4,12.6! 3.4,11.8');

/** A shirt, lengthened. */
export function shirtDress(back: boolean): Garment {
  const f = long();
  const s = { length: 52, cuff: 12, top: 10, out: 9, chest: 23, shoulder: 20.4 };
  const L = 112;
  const half: Point[] = [
    [0, back ? 1.6 : 11, 'corner'],
    [7.8, 0, 'corner'],
    [20.4, 4.6, 'corner'],
    [20.8, 13],
    [23, 23],
    [20.6, 42],
    [24, 64],
    [27, 92],
    [27.4, 100, 'corner'],
    [22, 110],
    [0, L],
  ];
  const collar = SHIRT_COLLAR;
  return {
    cloth: 'linen',
    pieces: [
      insideNeck(f, 7.6, 9),
      {
        outline: f.whole(half),
        depth: 76,
        wave: 9,
        folds: all(bodyFolds(f, 12, 0.8), hanging(4, 9, 18, 0.35), drags(6, 3, 1.35, 190, 34)),
        lines: back
          ? [
              f.line('seam', path('-19.6,9.4 0,10.2 19.6,9.4')),
              f.line('seam', [
                [0, 10],
                [0.3, 40],
              ]),
            ]
          : [...f.pair('stitch', path('27,99 21.6,108.8 0,110.8'))],
      },
      ...(back
        ? []
        : [
            {
              outline: f.shape([
                [-1.7, 11.4, 'corner'],
                [1.7, 10, 'corner'],
                [1.9, L - 0.2, 'corner'],
                [-1.9, L - 0.1, 'corner'],
              ]),
              depth: 4,
              lift: 2.4,
              folds: hanging(4, 1, 3),
              lines: [
                f.line('stitch', [
                  [1.2, 12],
                  [1.4, L - 1],
                ]),
                f.line('stitch', [
                  [-1.2, 12],
                  [-1.4, L - 1],
                ]),
              ],
            } as Piece,
          ]),
      sleeve(f, -1, s, 0.9, 2),
      sleeve(f, 1, s, 0.9, 6),
      ...([1, -1] as const).map(
        (side): Piece => ({
          outline: f.band(
            [
              [side * 27.4, 53.4],
              [side * 28, 60],
            ],
            11.4,
          ),
          depth: 18,
          edge: 3,
          lift: 2.5,
        }),
      ),
      {
        outline: f.whole(path('0,42.4 20.6,41.2! 20.8,45! 0,46.4')),
        depth: 70,
        folds: drags(4, 1.6, 0.05, 150, 12),
        lift: 5,
        lines: [
          ...f.pair('stitch', [
            [0, 43],
            [20, 41.9],
          ]),
          ...f.pair('stitch', [
            [0, 45.7],
            [20, 44.4],
          ]),
        ],
      },
      ...(back
        ? []
        : [
            {
              outline: f.band(path('3.4,45 5.6,58 4.8,70'), 3.2),
              depth: 6,
              folds: hanging(2, 2, 3),
              lift: 6,
            } as Piece,
            { outline: f.spot(3, 44.2, 2, 2), depth: 12, dome: true, lift: 4 } as Piece,
          ]),
      ...(back
        ? [
            {
              outline: f.whole(path('0,-1.6 7,-1.2 9,1.2! 0,4')),
              depth: 20,
              lift: 3,
            } as Piece,
          ]
        : collarPair(f, collar)),
      ...(back ? [] : [16, 24, 32, 52, 61, 70, 79, 88].flatMap((y) => button(f, 0, y, '#8f7a5c', 0.65))),
    ],
  };
}

/** Smocked bodice, two tiers. */
export function smocked(back: boolean): Garment {
  const f = long();
  const smock = (_x: number, y: number, u: number) =>
    2.1 * Math.sin(u * 62 + Math.sin(y * 0.7) * 0.9) + 1.5 * Math.sin(y * 0.75);
  return {
    cloth: 'poplin',
    pieces: [
      ...strapPieces(f, 11.2, 14.6, back, 3.4),
      {
        outline: f.whole(path('0,74 24,73! 33,96 38,119! 0,121.5')),
        depth: 88,
        wave: 9,
        folds: all(gathers(31, 44, 3.6), hanging(18, 13, 20, 0.1)),
        lift: 1,
      },
      {
        outline: f.whole(path('0,39 15.6,38.4! 20,56 25,75! 0,76.4')),
        depth: 80,
        wave: 9,
        folds: all(gathers(14, 36, 3.2), hanging(8, 10, 13, 0.1)),
        lift: 4,
      },
      {
        outline: f.whole(path('0,14.6 11.5,13.4 18.8,18.4! 17.6,28 15.8,39.6! 0,40.4')),
        depth: 66,
        folds: smock,
        lift: 3,
      },
    ],
  };
}

export function wrapDress(back: boolean): Garment {
  const f = long();
  const s = { length: 25, cuff: 15, top: 10, out: 14, chest: 20.5, shoulder: 18.6 };
  const skirt: Piece = {
    outline: f.whole(path('0,40 16.5,39.6! 22.6,58 28,84 33,114! 0,116.5')),
    depth: 82,
    wave: 9,
    folds: all(gathers(3, 22, 2.4), hanging(16, 10, 23, 0.15)),
    lift: 1,
  };
  const left: Point[] = path('-8,0! -18.6,4.4! -19,13 -20.5,23 -16.6,41! 6,42! 3,32 -3,18');
  const right: Point[] = path('8,0! 3.6,14 -6,29 -16.2,39! -16.4,41.6! 16.6,41.6! 20.5,23 19,13 18.6,4.4!');
  const bodice: Piece[] = back
    ? [
        {
          outline: f.whole(
            torsoHalf({ neck: NECKS.back, shoulder: 18.6, chest: 20.5, waist: 16.6, hem: 16.6, length: 41.6 }),
          ),
          depth: 64,
          folds: bodyFolds(f, 4, 0.9),
        },
      ]
    : [
        {
          outline: f.shape(left),
          depth: 58,
          span: 21 * 8.8 * 0.86,
          folds: all(bodyFolds(f, 4, 1), drags(6, 3, -0.9, 120, 20)),
        },
        {
          outline: f.shape(right),
          depth: 58,
          span: 21 * 8.8 * 0.86,
          folds: all(bodyFolds(f, 14, 1), drags(8, 4.4, 2.3, 130, 18)),
          lift: 4,
          edge: 4,
        },
      ];
  return {
    cloth: 'georgette',
    pieces: [
      insideNeck(f, 8.2, 16),
      skirt,
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('-15.6,41! 10,41! 13.5,70 17,115.4! -6,116.2 -30,114.6! -22,58')),
              depth: 72,
              wave: 9,
              folds: all(gathers(9, 16, 2.2), hanging(26, 8, 22, 0.15)),
              lift: 5,
            } as Piece,
          ]),
      ...bodice,
      sleeve(f, -1, s, 1.4, 2),
      sleeve(f, 1, s, 1.4, 5),
      {
        outline: f.whole(path('0,40.2 16.7,39.2! 16.9,42.6! 0,44')),
        depth: 64,
        folds: drags(2, 1.8, 0.06, 130, 11),
        lift: 4,
      },
      ...(back
        ? []
        : [
            {
              outline: f.band(path('-14,42 -16.5,58 -15,76'), 2.4, 3.4),
              depth: 6,
              folds: hanging(2, 2, 3),
              lift: 6,
            } as Piece,
            {
              outline: f.band(path('-13.4,42 -11.5,54 -12.2,68'), 2.4, 3.2),
              depth: 6,
              folds: hanging(3, 2, 3),
              lift: 6,
            } as Piece,
            { outline: f.spot(-13.8, 41.8, 1.9, 1.7), depth: 12, dome: true, lift: 4 } as Piece,
          ]),
    ],
  };
}

export function gatheredMaxi(back: boolean): Garment {
  const f = frame(8, 84, 0.86);
  const s = { length: 33, cuff: 15, top: 12, out: 15, puff: 4, chest: 22, shoulder: 19 };
  return {
    cloth: 'voile',
    pieces: [
      { outline: f.whole(path('0,0.6 6,0.4 9.9,-0.3! 10.4,12! 0,13')), depth: 10, tone: 0.42, lift: 0 },
      {
        outline: f.whole(path('0,14 15,12 17,16 0,19')),
        depth: 40,
        lift: 0,
      },
      {
        outline: f.whole(path('0,9.4 9.4,9.2 12,12 17,4.6 19.4,16 0,18')),
        depth: 40,
        lift: 0,
      },
      {
        outline: f.whole(path('0,16 15.4,15! 21.6,22 24,44 30,80 37,125! 0,127.5')),
        depth: 86,
        wave: 9,
        folds: all(gathers(23, 46, 4), hanging(6, 12, 25, 0.12)),
      },
      sleeve(f, -1, s, 1.5, 3),
      sleeve(f, 1, s, 1.5, 8),
      {
        outline: f.whole([
          ...(back ? NECKS.back : NECKS.square.map(([x, y, c]): Point => (c ? [x, y * 0.72, c] : [x, y * 0.72]))),
          [19, 4.4, 'corner'],
          [16.4, 16, 'corner'],
          [0, 17],
        ]),
        depth: 44,
        folds: bodyFolds(f, 4, 0.3),
        lift: 3,
        lines: [
          ...f.pair('stitch', [
            [0, 16.2],
            [15.6, 15.3],
          ]),
        ],
      },
    ],
  };
}

/** The right half of a scalloped hem, from the side to the centre. */
function scallops(): Point[] {
  return Array.from({ length: 11 }, (_, i): Point[] => {
    const x = 31 - i * 2.9;
    const y = 93.4 + i * 0.14;
    return [
      [x, y, 'corner'],
      [x - 1.45, y + 2],
    ];
  }).flat();
}

export function sundress(back: boolean): Garment {
  const f = frame(9.9, 110, 0.88);
  return {
    cloth: 'broderie',
    pieces: [
      ...strapPieces(f, 9.6, 13, back, 2.2),
      {
        outline: f.whole([[0, 37], [16, 36.4, 'corner'], [25, 66], ...scallops(), [0, 95]]),
        depth: 84,
        folds: all(gathers(7, 28, 2.8), hanging(14, 9, 22, 0.12)),
        lift: 1,
      },
      {
        outline: f.whole([
          [0, back ? 18 : 15.4],
          [5, 13.4],
          [10, 11.6, 'corner'],
          [19, 19.4, 'corner'],
          [17.8, 28],
          [16.2, 37.4, 'corner'],
          [0, 38.4],
        ]),
        depth: 62,
        folds: bodyFolds(f, 4, 0.5, 0.4),
        lift: 3,
        lines: [...f.pair('seam', path('9.6,12.6 8.4,26 6.6,38'))],
      },
    ],
  };
}
