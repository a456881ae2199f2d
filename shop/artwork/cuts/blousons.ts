/** Short jackets with a zip or snaps. */
import { all, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { collarPair } from './collars.ts';
import { button } from './frame.ts';
import { pocket } from './jackets.ts';
import { close, standBehind } from './shirts.ts';
import { bodyFolds, cuff, insideNeck, NECKS, type Sleeve, sleeve } from './torso.ts';

/** Short jackets with a zip or snaps. */
function blouson(
  back: boolean,
  o: {
    cloth: Garment['cloth'];
    seed: number;
    length: number;
    collar?: 'shearling' | 'shirt' | 'band';
    zip?: boolean;
    snaps?: boolean;
    drape: number;
    shearling?: boolean;
    band?: boolean;
  },
): Garment {
  const f = close(185, 12);
  const s: Sleeve = { length: 55, cuff: 12, top: 11, out: 10, chest: 25, shoulder: 21.6, puff: o.band ? 1.6 : 0 };
  const L = o.length;
  const outer: Point[] = [
    [21.6, 4.6, 'corner'],
    [22, 13],
    [25, 24],
    [24.6, 42],
    [o.band ? 23.6 : 24.6, L, 'corner'],
  ];
  const folds = all(bodyFolds(f, o.seed, o.drape), hanging(o.seed + 3, 8, 7 * o.drape, 0.3));
  const curlColor = '#cdb892';
  const leaf: Point[] = path('0.6,11! 3.6,4.6 6.6,-3.4! 10.4,-2 15,8! 7,15');
  return {
    cloth: o.cloth,
    pieces: [
      standBehind(f),
      insideNeck(f, 7.8, 14, o.shearling ? curlColor : undefined),
      {
        outline: f.whole([...(back ? NECKS.back : path('0,11! 4.6,5.4 7.8,0!')), ...outer, [0, L + 0.6]]),
        depth: 94,
        folds,
        lines: [
          ...(back
            ? [f.line('seam', path('-20.6,12 0,12.8 20.6,12'))]
            : f.pair('seam', [
                [20.6, 16],
                [8, 17],
              ])),
          ...f.pair('stitch', [
            [23.8, L - 1.6],
            [0, L - 1],
          ]),
        ],
      },
      ...([-1, 1] as const).flatMap((side) => [
        sleeve(f, side, s, o.drape, o.seed + side),
        ...(o.band || o.shearling
          ? [cuff(f, side, s, 4, o.shearling ? { cloth: 'shearling', color: curlColor } : {})]
          : []),
      ]),
      ...(o.band
        ? [
            {
              outline: f.whole([
                [0, L],
                [23.4, L - 0.6, 'corner'],
                [22.6, L + 5.2, 'corner'],
                [0, L + 6],
              ]),
              depth: 92,
              lift: 3,
              lines: f.pair('stitch', [
                [22.8, L + 4.4],
                [0, L + 5.2],
              ]),
            } as Piece,
          ]
        : []),
      ...(o.shearling
        ? [
            {
              outline: f.whole([
                [0, L - 0.4],
                [24.6, L - 1, 'corner'],
                [24.8, L + 3.6, 'corner'],
                [0, L + 4.2],
              ]),
              depth: 92,
              lift: 2,
              cloth: 'shearling',
              color: curlColor,
            } as Piece,
          ]
        : []),
      ...(back
        ? []
        : [
            ...([1, -1] as const).map(
              (side): Piece =>
                o.snaps
                  ? pocket(f, side, 7.6, 38, 12, 14, 1, true)
                  : {
                      outline: f.band(
                        [
                          [side * 10, 36],
                          [side * 16.6, 49],
                        ],
                        1.6,
                      ),
                      depth: 2,
                      lift: 2,
                    },
            ),
            {
              outline: f.band(
                [
                  [0, 10.8],
                  [0, L + (o.band ? 6 : 0.6)],
                ],
                o.zip ? 1 : 3,
              ),
              depth: 1,
              edge: 3,
              lift: 2.5,
              ...(o.zip
                ? { color: '#a98b4d', cloth: 'metal' as const }
                : {
                    lines: [
                      f.line('stitch', [
                        [1.1, 11],
                        [1.1, L],
                      ]),
                      f.line('stitch', [
                        [-1.1, 11],
                        [-1.1, L],
                      ]),
                    ],
                  }),
            } as Piece,
            ...(o.snaps ? [15, 25, 35, 45, 55].flatMap((y) => button(f, 0, y, '#8b7440', 0.7)) : []),
          ]),
      ...(back
        ? [
            {
              outline: f.whole(path('0,-3.6 6.8,-3! 12,4.4! 0,7')),
              depth: 20,
              lift: 5,
              ...(o.shearling ? { cloth: 'shearling' as const, color: curlColor } : {}),
            } as Piece,
          ]
        : o.collar === 'band'
          ? [
              {
                outline: f.band(path('-8.2,-0.6 -5.4,6.4 -0.6,10.8'), 2.6),
                depth: 0,
                edge: 8,
                lift: 4,
              } as Piece,
              {
                outline: f.band(path('8.2,-0.6 5.4,6.4 0.6,10.8'), 2.6),
                depth: 0,
                edge: 8,
                lift: 4,
              } as Piece,
            ]
          : collarPair(f, leaf, {
              lines: [],
              depth: 12,
              edge: 8,
              lift: 6,
              ...(o.shearling ? { cloth: 'shearling' as const, color: curlColor } : {}),
            })),
    ],
  };
}

export const aviator = (back: boolean) =>
  blouson(back, { cloth: 'leather', seed: 181, length: 60, zip: true, drape: 0.8, shearling: true });

export const liner = (back: boolean) =>
  blouson(back, { cloth: 'ripstop', seed: 187, length: 64, collar: 'band', snaps: true, drape: 0.35 });

export const leatherBlouson = (back: boolean) =>
  blouson(back, { cloth: 'leather', seed: 191, length: 52, zip: true, drape: 1.1, band: true });
