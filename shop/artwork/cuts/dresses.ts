/** Dresses for the evening and for the office, for a body of 1.75 m. */
import { all, bust, drags, gathers, hanging, pleats } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { type Frame, frame } from './frame.ts';
import { bodyFolds, insideNeck, NECKS, sleeve, torsoHalf } from './torso.ts';

export const long = () => frame(8.8, 84, 0.86);

export function strapPieces(f: Frame, x: number, y: number, back: boolean, width = 0.9): Piece[] {
  return ([1, -1] as const).map((s) => ({
    outline: f.band(
      [
        [s * x, y],
        [s * (x - 0.9), y - 8],
        [s * (x - 2.2), back ? -0.5 : -2.4],
      ],
      width,
    ),
    depth: 2,
    edge: 2,
    lift: 2,
  }));
}

/** The bias slip, whole from strap to hem. */
export function slip(back: boolean, length = 120): Garment {
  const f = long();
  const top: Point[] = back ? path('0,26.4 8.4,23.4! 19.4,22.4!') : path('0,19.6! 5,15 9.4,10.4! 14.5,15.6 19.6,21.6!');
  const half: Point[] = [
    ...top,
    [18.6, 31],
    [16.2, 40],
    [20.2, 57],
    [22.4, 72],
    [26, 98],
    [29.5, length - 0.8, 'corner'],
    [14, length + 0.9],
    [0, length + 1.2],
  ];
  const [, cy] = f.at([0, 21]);
  const inner: Piece = {
    outline: f.whole(path('0,26 14,23 18.6,22.6! 17.4,27 0,31')),
    depth: 8,
    tone: 0.4,
    lift: 0,
  };
  return {
    cloth: 'satin',
    pieces: [
      ...(back ? [] : [inner]),
      ...strapPieces(f, back ? 8.4 : 9.2, back ? 24 : 11.2, back),
      {
        outline: f.whole(half),
        depth: 84,
        wave: 9,
        edge: 5,
        folds: all(
          bust(8.8 * 8.3, cy, 56, back ? 0 : 17),
          drags(21, 3.2, 0.98, 170, 34, 0.42),
          drags(33, 2.4, Math.PI - 0.85, 170, 40, 0.4),
          hanging(back ? 14 : 8, 9, 27, 0.36),
          hanging(back ? 64 : 58, 19, 7, 0.5),
        ),
        lines: back ? [f.line('seam', path('0,26.6 0,34 0.2,58'))] : [],
      },
    ],
  };
}

/** Long sleeves, tied waist. */
export function tieWaist(back: boolean): Garment {
  const f = long();
  const s = { length: 56, cuff: 9, top: 9, out: 9, puff: 2.2, chest: 20.5, shoulder: 18.6 };
  const body = f.whole(
    torsoHalf({ neck: back ? NECKS.back : NECKS.vee, shoulder: 18.6, chest: 20.5, waist: 16.6, hem: 16.6, length: 43 }),
  );
  return {
    cloth: 'crepe',
    pieces: [
      insideNeck(f, 8.2, 21),
      {
        outline: f.whole(path('0,40 16.8,40! 22.4,58 26.5,85 32,117! 0,119')),
        depth: 82,
        wave: 9,
        folds: all(gathers(5, 26, 3.4), hanging(12, 11, 22, 0.2)),
        lift: 1,
      },
      { outline: body, depth: 66, folds: all(bodyFolds(f, 3, 1), gathers(8, 30, 1.6)) },
      sleeve(f, -1, s, 1.1, 4),
      sleeve(f, 1, s, 1.1, 9),
      ...([1, -1] as const).map(
        (side): Piece => ({
          outline: f.band(
            [
              [side * 27.7, 58.4],
              [side * 27.8, 62.4],
            ],
            8.4,
          ),
          depth: 12,
          edge: 3,
          lift: 2,
        }),
      ),
      {
        outline: f.whole(path('0,40.6 16.7,39.8! 16.9,43.6! 0,44.6')),
        depth: 66,
        folds: drags(9, 2, 0.05, 160, 12),
        lift: 4,
      },
      ...(back
        ? []
        : ([
            {
              outline: f.band(path('4.6,43 6.5,56 5.2,72'), 2.8, 3.6),
              depth: 7,
              folds: hanging(2, 2, 4),
              lift: 6,
            },
            {
              outline: f.band(path('4.2,43 2.6,54 3,66'), 2.6, 3.4),
              depth: 7,
              folds: hanging(6, 2, 4),
              lift: 6,
            },
            { outline: f.spot(4.4, 42.6, 2, 1.7), depth: 14, dome: true, lift: 4 },
          ] as Piece[])),
    ],
  };
}

/** Plain bodice over four hundred pleats. */
export function pleatedDress(back: boolean): Garment {
  const f = long();
  return {
    cloth: 'pleated',
    pieces: [
      insideNeck(f, 7.2, 4),
      {
        outline: f.whole(path('0,38 16.6,37.6! 22,58 29,92 34.5,118! 0,120.5')),
        depth: 84,
        wave: 9,
        folds: all(pleats(44, 8.5), hanging(5, 8, 13, 0.3)),
        lift: 1,
      },
      {
        outline: f.whole(
          torsoHalf({
            neck: back ? NECKS.back : NECKS.high,
            shoulder: 18.8,
            chest: 20.4,
            waist: 17,
            hem: 16.6,
            length: 38.6,
            bare: true,
          }),
        ),
        depth: 66,
        folds: bodyFolds(f, 7, 0.5, 0.5),
        lines: [
          ...f.pair('seam', [
            [17.4, 24],
            [10.4, 25.6],
          ]),
          ...(back
            ? [
                f.line('seam', [
                  [0, 2],
                  [0, 38],
                ]),
              ]
            : []),
        ],
      },
      {
        outline: f.whole(path('0,37.8 16.7,37.2! 16.7,39.4! 0,40.2')),
        depth: 66,
        lift: 2,
      },
    ],
  };
}

export function knitDress(back: boolean): Garment {
  const f = frame(8.6, 132, 0.88);
  const s = { length: 57, cuff: 7.6, top: 8.2, out: 8.4, chest: 19.8, shoulder: 18.2 };
  const [, cy] = f.at([0, 25]);
  const half: Point[] = path('0,3.6 5,2.4 7,0! 18.2,4.6! 18.6,13 19.8,23 16.4,40 20.6,58 20.2,80 19.6,110! 0,111.4');
  return {
    cloth: 'ribKnit',
    pieces: [
      {
        outline: f.whole(half),
        depth: 82,
        wave: 9,
        folds: all(
          bust(8.8 * 8.3, cy, 58, back ? 3 : 16),
          drags(5, 2.6, 1.2, 140, 36),
          drags(9, 2, 0.1, 130, 30),
          hanging(8, 5, 5, 0.4),
        ),
        lines: back
          ? [
              f.line('seam', [
                [0, 88],
                [0, 111],
              ]),
            ]
          : [],
      },
      sleeve(f, -1, s, 0.6, 3),
      sleeve(f, 1, s, 0.6, 7),
      {
        outline: f.whole(path('0,-7.6 5.4,-8! 6.8,-3 7.4,1.4! 0,4.6')),
        depth: 30,
        folds: drags(3, 2, 0.05, 80, 20),
        lift: 5,
        edge: 6,
      },
      {
        outline: f.whole(path('0,-7.4 5.3,-7.8! 5,-6.9 0,-6.6')),
        depth: 4,
        tone: 0.45,
        lift: 0,
      },
    ],
  };
}

export function gown(back: boolean): Garment {
  const f = frame(7.6, 70, 0.88);
  const [, cy] = f.at([0, 25]);
  const neck: Point[] = back ? path('0,27 7,18 13,0.8!') : NECKS.boat;
  const half: Point[] = [
    ...neck,
    [17, 2.8, 'corner'],
    [16.2, 12],
    [18.2, 19],
    [20, 23, 'corner'],
    [16.4, 40],
    [20.6, 58],
    [21.6, 90],
    [26.5, 140, 'corner'],
    [12, 142.5],
    [0, 143],
  ];
  return {
    cloth: 'velvet',
    pieces: [
      insideNeck(f, 12.4, 3),
      {
        outline: f.whole(half),
        depth: 80,
        wave: 9,
        edge: 6,
        folds: all(
          bust(8.8 * 7.4, cy, 52, back ? 2 : 15),
          drags(4, 3.6, 1.1, 130, 28),
          drags(9, 3.6, 2.04, 130, 28),
          hanging(10, 8, 22, 0.4),
        ),
        lines: back
          ? [
              f.line('seam', [
                [0, 27.4],
                [0, 143],
              ]),
            ]
          : [
              ...f.pair('seam', [
                [18.6, 24.6],
                [10, 26.4],
              ]),
            ],
      },
    ],
  };
}
