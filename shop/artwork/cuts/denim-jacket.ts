/** The denim jacket. */
import { all, bends } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { collarPair } from './collars.ts';
import { button } from './frame.ts';
import { turn, turnLine } from './jackets.ts';
import { close, collarBack, standBehind } from './shirts.ts';
import { bodyFolds, cuff, insideNeck, NECKS, type Sleeve, sleeve } from './torso.ts';

export function denimJacket(back: boolean): Garment {
  const f = close(195, 12.6);
  const s: Sleeve = { length: 55, cuff: 11, top: 10, out: 10, chest: 23.4, shoulder: 20.8 };
  const leaf: Point[] = path('0.6,9.6! 3.4,4 6.4,-2.2! 8.6,-0.8 12.4,7.6! 6,12');
  const double = (ps: readonly Point[]) => [
    ...f.pair('seam', ps),
    ...f.pair(
      'stitch',
      ps.map(([x, y]): Point => [x - 0.5, y]),
    ),
  ];
  return {
    cloth: 'denim',
    pieces: [
      standBehind(f),
      insideNeck(f, 7.6, 12),
      {
        outline: f.whole([
          ...(back ? NECKS.back : path('0,10.4! 4.6,5.2 7.6,0!')),
          [20.8, 4.6, 'corner'],
          [21.2, 13],
          [23.4, 24],
          [21.4, 48, 'corner'],
          [0, 48.6],
        ]),
        depth: 94,
        folds: all(bodyFolds(f, 193, 0.5), bends(5, 2, 0.8)),
        lines: back
          ? [
              f.line('seam', path('-20,16 0,16.8 20,16')),
              f.line('stitch', path('-20,16.6 0,17.4 20,16.6')),
              ...double([
                [7, 17],
                [5, 48],
              ]),
            ]
          : [
              ...f.pair('seam', [
                [20.4, 17],
                [1.6, 18],
              ]),
              ...f.pair('stitch', [
                [20.4, 17.6],
                [1.6, 18.6],
              ]),
              ...double([
                [7.4, 18],
                [5.4, 48],
              ]),
              ...double([
                [14.6, 18],
                [11, 48],
              ]),
            ],
      },
      ...(back
        ? []
        : ([1, -1] as const).flatMap((side): Piece[] => [
            {
              outline: f.shape(turn(path('6.6,17.4! 16,17! 16,20.6! 11.4,22.4! 6.6,20.8!'), side)),
              depth: 2,
              lift: 3,
              lines: turnLine(f, side, 'stitch', path('7.2,20.2 11.4,21.7 15.4,20.1')),
            },
            ...button(f, side * 11.3, 20.4, '#a5703c', 0.7),
          ])),
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('-2,10.6! 2,9.6! 2,48.6! -2,48.6!')),
              depth: 3,
              lift: 2.5,
              lines: [
                f.line('stitch', [
                  [1.4, 11],
                  [1.4, 48],
                ]),
                f.line('stitch', [
                  [-1.4, 11.4],
                  [-1.4, 48],
                ]),
              ],
            } as Piece,
          ]),
      {
        outline: f.whole(path('0,48.2 21.3,47.6! 21,52.8! 0,53.4')),
        depth: 92,
        lift: 2.5,
        lines: [
          ...f.pair('stitch', [
            [21, 48.6],
            [0, 49.2],
          ]),
          ...f.pair('stitch', [
            [20.8, 52],
            [0, 52.6],
          ]),
        ],
      },
      ...([-1, 1] as const).flatMap((side) => [sleeve(f, side, s, 0.75, 195 + side), cuff(f, side, s, 5)]),
      ...(back ? [collarBack(f)] : collarPair(f, leaf)),
      ...(back ? [] : [14, 22.4, 30.8, 39.2, 50.6].flatMap((y) => button(f, 0, y, '#a5703c', 0.85))),
    ],
  };
}
