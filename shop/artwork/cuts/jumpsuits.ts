/** One-piece garments with legs. */
import { all, bends, drags, gathers, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { collarPair } from './collars.ts';
import { button, type Frame, frame } from './frame.ts';
import { collarBack, standBehind } from './shirts.ts';
import { bodyFolds, cuff, insideNeck, NECKS, sleeve } from './torso.ts';

const turn = (ps: readonly Point[], side: 1 | -1): Point[] =>
  side === 1 ? [...ps] : ps.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse();

function legs(
  f: Frame,
  seed: number,
  hip: number,
  knee: readonly [number, number],
  hem: readonly [number, number],
  length: number,
  drape: number,
): Piece[] {
  return ([1, -1] as const).map(
    (side): Piece => ({
      outline: f.shape(
        turn(
          [
            [0, 40, 'corner'],
            [17.4, 39.6, 'corner'],
            [hip, 58],
            [knee[0] + knee[1], 94],
            [hem[0] + hem[1], length, 'corner'],
            [hem[0] - hem[1], length + 0.6, 'corner'],
            [Math.max(0.5, knee[0] - knee[1]), 94],
            [0.5, 69],
            [0, 66, 'corner'],
          ],
          side,
        ),
      ),
      depth: 46,
      wave: 4,
      folds: all(
        hanging(seed + side * 7, 5, 14 * drape, 0.2),
        drags(seed, 3 * drape, side === 1 ? 2.4 : 0.74, 100, 24, 0.4),
        bends(seed + 3, 2.4 * drape, 0.55, 0.14),
      ),
      lift: side === 1 ? 1.5 : 2.5,
      lines: [
        f.line(
          'seam',
          turn(
            [
              [hip - 0.8, 56],
              [knee[0] + knee[1] - 0.6, 94],
              [hem[0] + hem[1] - 0.6, length],
            ],
            side,
          ),
        ),
      ],
    }),
  );
}

export function utility(back: boolean): Garment {
  const f = frame(7.6, 66, 0.92);
  const s = { length: 55, cuff: 11, top: 10, out: 9.6, chest: 23, shoulder: 20.4 };
  const leaf: Point[] = path('0.6,10.4! 3.6,4 6.4,-2! 8.6,-0.8 11,8.6! 5.6,13');
  return {
    cloth: 'twillCotton',
    pieces: [
      standBehind(f),
      insideNeck(f, 7.6, 13),
      ...legs(f, 271, 23, [12.4, 10.4], [11.6, 9.4], 137, 0.65),
      {
        outline: f.whole([
          ...(back ? NECKS.back : path('0,12! 4.6,6 7.6,0!')),
          [20.4, 4.6, 'corner'],
          [20.8, 13],
          [23, 23],
          [18.6, 41, 'corner'],
          [0, 42],
        ]),
        depth: 70,
        folds: all(bodyFolds(f, 273, 0.8), gathers(7, 20, 0.8)),
        lines: back ? [f.line('seam', path('-19.8,10 0,10.8 19.8,10'))] : [],
      },
      ...(back
        ? []
        : ([1, -1] as const).flatMap((side): Piece[] => [
            {
              outline: f.shape(turn(path('6,18! 16,18! 16,30! 6,30!'), side)),
              depth: 3,
              lift: 3,
              lines: [f.line('stitch', turn(path('6.6,18.4 6.6,29.4! 15.4,29.4! 15.4,18.4'), side))],
            },
            {
              outline: f.shape(turn(path('5.6,17.4! 16.4,17.4! 16.4,21! 11,22.6! 5.6,21!'), side)),
              depth: 2,
              lift: 3,
            },
            ...button(f, side * 11, 20.6, '#6b5a3c', 0.7),
          ])),
      ...(back
        ? []
        : [
            {
              outline: f.band(
                [
                  [0, 11.6],
                  [0, 66],
                ],
                1,
              ),
              depth: 1,
              edge: 3,
              lift: 2.5,
              color: '#a08a50',
              cloth: 'metal' as const,
            },
          ]),
      {
        outline: f.whole(path('0,40 18.6,39.2! 18.8,43.6! 0,44.8')),
        depth: 70,
        lift: 4,
        lines: [
          ...f.pair('stitch', [
            [18.4, 40],
            [0, 40.9],
          ]),
          ...f.pair('stitch', [
            [18.4, 42.8],
            [0, 43.9],
          ]),
        ],
      },
      ...([-1, 1] as const).flatMap((side) => [sleeve(f, side, s, 0.9, 275 + side), cuff(f, side, s, 5)]),
      ...(back ? [collarBack(f)] : collarPair(f, leaf)),
    ],
  };
}

export function halter(back: boolean): Garment {
  const f = frame(7.6, 76, 0.9);
  return {
    cloth: 'crepe',
    pieces: [
      ...(back
        ? [
            {
              outline: f.whole(path('0,0.6 5,0.2 6.8,-0.6! 9.8,10 18.4,24! 17.6,33 16.6,41.6! 0,42.6')),
              depth: 50,
              tone: 0.5,
              lift: 0,
            } as Piece,
          ]
        : []),
      ...legs(f, 281, 23.4, [15.6, 15], [18.6, 18], 142, 0.95),
      back
        ? {
            outline: f.whole(path('0,38 9,36 18,27! 17.4,34 16.4,41.6! 0,42')),
            depth: 66,
            folds: bodyFolds(f, 283, 0.6),
          }
        : {
            outline: f.whole(path('0,0.6 5,0.2 6.8,-0.6! 9.8,10 18.4,24! 17.6,33 16.6,41.6! 0,42.6')),
            depth: 66,
            folds: all(bodyFolds(f, 285, 0.9), hanging(9, 6, 5, 0)),
          },
      {
        outline: f.whole(path('0,-1.6 6,-2.2! 7,0.6 6.8,1.4! 0,2.6')),
        depth: 24,
        lift: 3,
      },
      ...(back
        ? [
            {
              outline: f.whole(path('0,0 6.6,-1! 3,2.4 0,2.6')),
              depth: 8,
              lift: 2,
            } as Piece,
            ...button(f, 0, 0.2, '#2a2320', 0.8),
          ]
        : []),
      {
        outline: f.whole(path('0,40.4 16.8,39.6! 17,43.6! 0,44.6')),
        depth: 66,
        lift: 3,
      },
    ],
  };
}

export function boilersuit(back: boolean): Garment {
  const f = frame(8, 90, 0.92);
  return {
    cloth: 'linen',
    pieces: [
      insideNeck(f, 9, 12),
      ...legs(f, 291, 24, [14, 12.4], [14.4, 13], 126, 0.75),
      {
        outline: f.whole([
          ...(back ? NECKS.back : NECKS.scoop),
          [16.4, 2.6, 'corner'],
          [14.8, 13],
          [17.6, 22],
          [22, 27, 'corner'],
          [19.4, 41.4, 'corner'],
          [0, 42.4],
        ]),
        depth: 68,
        folds: all(bodyFolds(f, 293, 0.8), gathers(17, 24, 1.2)),
      },
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('-1.7,13.4! 1.7,13.4! 1.8,62! -1.8,62!')),
              depth: 3,
              lift: 2.4,
              lines: [
                f.line('stitch', [
                  [1.2, 14],
                  [1.3, 61],
                ]),
                f.line('stitch', [
                  [-1.2, 14],
                  [-1.3, 61],
                ]),
              ],
            } as Piece,
          ]),
      {
        outline: f.whole(path('0,40.6 19.4,39.8! 19.6,43! 0,44')),
        depth: 68,
        lift: 3,
        folds: gathers(5, 34, 1.6),
      },
      ...(back ? [] : [17, 24, 31, 37.6, 48, 55].flatMap((y) => button(f, 0, y, '#5c4630', 0.8))),
      ...(back
        ? []
        : [
            {
              outline: f.band(path('2,43 4,52 3.2,60'), 0.8),
              depth: 5,
              lift: 4,
            } as Piece,
            {
              outline: f.band(path('-1.6,43 -3.4,51 -2.6,58'), 0.8),
              depth: 5,
              lift: 4,
            } as Piece,
          ]),
    ],
  };
}
