/** T-shirts, tanks and camisoles. */
import { all, bust, drags, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { close } from './shirts.ts';
import { bodyFolds, insideNeck, NECKS, sleeve, torsoHalf } from './torso.ts';

export function tee(back: boolean): Garment {
  const f = close(210, 12);
  const s = { length: 20, cuff: 15, top: 9.4, out: 13, chest: 22.4, shoulder: 19.8 };
  return {
    cloth: 'jersey',
    pieces: [
      insideNeck(f, 8.4, 9),
      {
        outline: f.whole(
          torsoHalf({
            neck: back ? NECKS.back : NECKS.crew,
            shoulder: 19.8,
            chest: 22.4,
            waist: 20.8,
            hem: 21.8,
            length: 63,
          }),
        ),
        depth: 96,
        wave: 3,
        folds: bodyFolds(f, 55, 0.75),
        lines: [
          ...f.pair('stitch', [
            [21.6, 61],
            [0, 61.8],
          ]),
          ...f.pair('stitch', [
            [21.6, 61.5],
            [0, 62.3],
          ]),
        ],
      },
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.8, 44 + side)),
      {
        outline: f.band(
          back ? path('-8.5,0 -5.2,2 0,2.7 5.2,2 8.5,0') : path('-8.5,0 -5.4,6.4 0,8.5 5.4,6.4 8.5,0'),
          1.5,
        ),
        depth: 0,
        edge: 5,
        lift: 2,
      },
    ],
  };
}

export function tank(back: boolean): Garment {
  const f = close(210, 13);
  const neck: Point[] = back ? path('0,9 7,7 10,0.4!') : NECKS.scoop;
  const half: Point[] = [
    ...neck,
    [14, 1.6, 'corner'],
    [13.6, 11],
    [15.6, 18.6],
    [19.4, 22.6, 'corner'],
    [17, 40],
    [19.6, 60, 'corner'],
    [0, 61],
  ];
  const edge = (side: 1 | -1): Piece => ({
    outline: f.band(
      path('14,1.6 13.6,11 15.8,18.6 19.5,22.7').map(([x, y]): Point => [side * x, y]),
      1,
    ),
    depth: 0,
    edge: 4,
    lift: 1.5,
  });
  return {
    cloth: 'fineRib',
    pieces: [
      {
        outline: f.whole(path('0,11 8,8.4 9.9,0.4! 14,1.4 13,14 0,18')),
        depth: 10,
        tone: 0.45,
        lift: 0,
      },
      {
        outline: f.whole(half),
        depth: 96,
        folds: bodyFolds(f, 65, 0.35),
        lines: f.pair('stitch', [
          [19.4, 58.4],
          [0, 59.4],
        ]),
      },
      edge(1),
      edge(-1),
      {
        outline: f.band(back ? path('-10,0.4 -7,7 0,9 7,7 10,0.4') : path('-9.6,0 -6.6,10 0,13 6.6,10 9.6,0'), 1),
        depth: 0,
        edge: 4,
        lift: 1.5,
      },
    ],
  };
}

export function camisole(back: boolean): Garment {
  const f = close(170, 14);
  const top: Point[] = back ? path('0,26 8.4,23.4! 18.6,22.4!') : path('0,19.6! 5,15 9.2,10.6! 14,15.6 19,21.6!');
  return {
    cloth: 'satin',
    pieces: [
      ...(back
        ? []
        : [
            {
              outline: f.whole(path('0,26 14,23 18,22.4! 17,27 0,31')),
              depth: 8,
              tone: 0.4,
              lift: 0,
            } as Piece,
          ]),
      ...([1, -1] as const).map(
        (s): Piece => ({
          outline: f.band(
            [
              [s * (back ? 8.2 : 9), back ? 24 : 11.4],
              [s * 8.2, 4],
              [s * 7, back ? -1 : -3],
            ],
            0.7,
          ),
          depth: 2,
          edge: 2,
          lift: 2,
        }),
      ),
      {
        outline: f.whole([...top, [18.6, 32], [17.6, 40], [20.6, 58, 'corner'], [12, 60.4], [0, 61]]),
        depth: 96,
        wave: 7,
        folds: all(
          bust(8.8 * 12.6, f.at([0, 21])[1], 84, back ? 2 : 24),
          drags(12, 3.6, 1, 190, 40, 0.6),
          hanging(15, 9, 20, 0.3),
        ),
      },
    ],
  };
}

export function boatTee(back: boolean): Garment {
  const f = close(215, 11.8);
  const s = { length: 44, cuff: 12, top: 9.6, out: 12, chest: 23, shoulder: 20.4 };
  return {
    cloth: 'jersey',
    pieces: [
      insideNeck(f, 13, 2),
      {
        outline: f.whole(
          torsoHalf({
            neck: back ? path('0,3 8,2.4 13,1.2!') : NECKS.boat,
            shoulder: 20.4,
            slope: 4,
            chest: 23,
            waist: 22,
            hem: 22.6,
            length: 62,
          }),
        ),
        depth: 92,
        folds: bodyFolds(f, 75, 0.6),
        lines: [
          ...f.pair('stitch', [
            [22.4, 60],
            [0, 60.8],
          ]),
        ],
      },
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.75, 54 + side)),
    ],
  };
}
