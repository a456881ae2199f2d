/** Shirts and blouses. */
import { all, drags, gathers, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { collarPair } from './collars.ts';
import { SHIRT_COLLAR } from './day-dresses.ts';
import { button, type Frame, frame } from './frame.ts';
import { bodyFolds, cuff, insideNeck, NECKS, sleeve } from './torso.ts';

export const close = (top = 190, scale = 11.6) => frame(scale, top, 0.9);

const OPEN: Point[] = path('0,12.4! 4.6,6 7.6,0!');

/** Stand and leaf of a collar seen from the back. */
export function collarBack(f: Frame): Piece {
  return {
    outline: f.whole(path('0,-2.6 6.4,-2! 8.4,0.6 9,3.2! 0,4.8')),
    depth: 20,
    lift: 3,
    lines: f.pair('stitch', [
      [0, 4.2],
      [8.4, 2.7],
    ]),
  };
}

export function standBehind(f: Frame): Piece {
  return {
    outline: f.whole(path('0,-2.2 6.3,-2! 7.6,1.4 0,4')),
    depth: 8,
    tone: 0.6,
    lift: 0,
  };
}

/** The classic shirt. */
export function shirt(back: boolean): Garment {
  const f = close();
  const s = { length: 55, cuff: 10.4, top: 9, out: 10, chest: 23.4, shoulder: 20.4 };
  const half: Point[] = [
    ...(back ? NECKS.back : OPEN),
    [20.4, 4.5, 'corner'],
    [20.8, 13],
    [23.4, 23],
    [22, 42],
    [23.6, 60, 'corner'],
    [20, 67],
    [11, 71.4],
    [0, 72.4],
  ];
  return {
    cloth: 'poplin',
    pieces: [
      standBehind(f),
      insideNeck(f, 7.6, 13),
      {
        outline: f.whole(half),
        depth: 92,
        folds: all(bodyFolds(f, 5, 0.75), drags(3, 3, 1.25, 180, 40)),
        lines: back
          ? [
              f.line('seam', path('-19.8,10 0,10.8 19.8,10')),
              f.line('stitch', path('-19.8,10.5 0,11.3 19.8,10.5')),
              ...f.pair('seam', [
                [1.7, 11],
                [1.9, 40],
              ]),
            ]
          : [...f.pair('stitch', path('23,60.6 19.5,66.4 11,70.6 0,71.6'))],
      },
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('-1.7,12.2! 1.7,10.4! 1.8,72.2! -1.8,72.3!')),
              depth: 4,
              folds: hanging(2, 1, 3),
              lift: 2.4,
              lines: [
                f.line('stitch', [
                  [1.2, 12.4],
                  [1.3, 72],
                ]),
                f.line('stitch', [
                  [-1.2, 12.8],
                  [-1.3, 72],
                ]),
              ],
            } as Piece,
          ]),
      ...([-1, 1] as const).flatMap((side) => [sleeve(f, side, s, 0.85, 4 + side), cuff(f, side, s, 5.6)]),
      ...(back ? [collarBack(f)] : collarPair(f, SHIRT_COLLAR)),
      ...(back ? [] : [16.5, 25, 33.5, 42, 50.5, 59].flatMap((y) => button(f, 0, y, '#e9e4d8', 0.55))),
    ],
  };
}

/** Concealed placket, one-piece collar. */
export function blouse(back: boolean): Garment {
  const f = close();
  const s = { length: 55, cuff: 9.4, top: 9.2, out: 10, puff: 1.4, chest: 22.6, shoulder: 19.6 };
  const collar: Point[] = path('0.4,15.4! 4,7 6.6,-1.6! 8.6,0.4 12,10.6! 6.8,14.2 3.6,16');
  return {
    cloth: 'satin',
    pieces: [
      standBehind(f),
      insideNeck(f, 7.8, 17),
      {
        outline: f.whole([
          ...(back ? NECKS.back : path('0,16! 4.8,7.6 7.8,0!')),
          [19.6, 4.4, 'corner'],
          [20, 13],
          [22.6, 23],
          [21, 42],
          [23, 66, 'corner'],
          [0, 68],
        ]),
        depth: 94,
        wave: 6,
        folds: all(bodyFolds(f, 25, 1.15), hanging(11, 10, 8, 0.3)),
        lines: back
          ? [f.line('seam', path('-19,9.6 0,10.2 19,9.6'))]
          : [
              f.line('seam', [
                [1.7, 15.6],
                [1.9, 67.6],
              ]),
            ],
      },
      ...([-1, 1] as const).flatMap((side) => [sleeve(f, side, s, 1.2, 14 + side), cuff(f, side, s, 5)]),
      ...(back ? [collarBack(f)] : collarPair(f, collar, { lines: [] })),
    ],
  };
}

export function bowBlouse(back: boolean): Garment {
  const f = close();
  const s = { length: 55, cuff: 9.2, top: 10.4, out: 10.6, puff: 2.4, chest: 22.6, shoulder: 19.2 };
  return {
    cloth: 'twillSilk',
    pieces: [
      insideNeck(f, 7.2, 5),
      {
        outline: f.whole([
          ...(back ? NECKS.back : NECKS.high),
          [19.2, 4.4, 'corner'],
          [19.8, 13],
          [22.6, 23],
          [21, 42],
          [23, 65, 'corner'],
          [0, 67],
        ]),
        depth: 94,
        wave: 6,
        folds: all(bodyFolds(f, 35, 1), gathers(4, 24, 1.4)),
        lines: back
          ? [
              f.line('seam', [
                [0, 2],
                [0.2, 30],
              ]),
            ]
          : [
              f.line('seam', [
                [0, 4],
                [0.2, 66],
              ]),
            ],
      },
      ...([-1, 1] as const).flatMap((side) => [sleeve(f, side, s, 1.2, 24 + side), cuff(f, side, s, 4.4)]),
      {
        outline: f.whole(path('0,-1.8 6.2,-2.2! 7.8,0.8 7.4,2.6! 0,5.6')),
        depth: 26,
        folds: drags(3, 2, 0.05, 80, 14),
        lift: 4,
      },
      ...(back
        ? []
        : ([
            {
              outline: f.band(path('0.6,5 3.4,18 2.6,34 3.6,47'), 4.2, 6.6),
              depth: 10,
              folds: hanging(3, 2, 6),
              lift: 6,
            },
            {
              outline: f.band(path('-0.6,5 -3.6,17 -3,30 -4.6,42'), 4.2, 6.4),
              depth: 10,
              folds: hanging(5, 2, 6),
              lift: 6,
            },
            {
              outline: f.shape(path('0.4,4.4! 6,0.8 11.4,3.2 10.8,8 5,8.4')),
              depth: 22,
              folds: drags(6, 3, 0.5, 60, 9),
              lift: 6,
            },
            {
              outline: f.shape(path('-0.4,4.4! -5,8.6 -10.6,8.8 -11.6,3.8 -6,1')),
              depth: 22,
              folds: drags(7, 3, 2.6, 60, 9),
              lift: 6,
            },
            { outline: f.spot(0, 5, 2, 2.3), depth: 18, dome: true, lift: 5 },
          ] as Piece[])),
    ],
  };
}

export function campShirt(back: boolean): Garment {
  const f = close(200, 12);
  const s = { length: 23, cuff: 17, top: 10, out: 15, chest: 24, shoulder: 21 };
  const collar: Point[] = path('0.6,15! 4,7 6.8,-1.8! 8.8,0 12,5.4! 9.2,8.2! 11,10.2! 5,14');
  return {
    cloth: 'linen',
    pieces: [
      standBehind(f),
      insideNeck(f, 7.8, 17),
      {
        outline: f.whole([
          ...(back ? NECKS.back : path('0,15.4! 4.8,7.6 7.8,0!')),
          [21, 4.6, 'corner'],
          [21.4, 13],
          [24, 23],
          [23.4, 42],
          [24.4, 63, 'corner'],
          [0, 64],
        ]),
        depth: 92,
        wave: 4,
        folds: bodyFolds(f, 45, 0.8),
        lines: [
          ...f.pair('stitch', [
            [24, 61.6],
            [0, 62.6],
          ]),
          ...(back
            ? [f.line('seam', path('-20.4,10 0,10.6 20.4,10'))]
            : [
                f.line('seam', [
                  [2, 15],
                  [2.1, 63.8],
                ]),
              ]),
        ],
      },
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('7.4,22! 17.6,22! 17.6,33! 12.5,34.6! 7.4,33!')),
              depth: 3,
              lift: 2,
              lines: [
                {
                  kind: 'stitch',
                  closed: true,
                  points: f.points(path('8,22.6! 17,22.6! 17,32.6! 12.5,34! 8,32.6!')),
                },
              ],
            } as Piece,
          ]),
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.9, 34 + side)),
      ...(back ? [collarBack(f)] : collarPair(f, collar)),
      ...(back ? [] : [18, 28, 38, 48, 58].flatMap((y) => button(f, 0, y, '#7b6748', 0.62))),
    ],
  };
}
