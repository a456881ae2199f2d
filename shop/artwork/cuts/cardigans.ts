/** Cardigans. */
import { all, hanging } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { button } from './frame.ts';
import { neckBand, ribHem } from './knits.ts';
import { close } from './shirts.ts';
import { bodyFolds, cuff, insideNeck, NECKS, type Sleeve, sleeve } from './torso.ts';

export function cardigan(back: boolean): Garment {
  const f = close(200, 11.8);
  const s: Sleeve = { length: 54, cuff: 9.4, top: 9, out: 10, chest: 22.4, shoulder: 20 };
  const band: Point[] = path('-7.8,-0.2 -5.6,9 -0.6,24 0,32 0,61');
  return {
    cloth: 'merino',
    pieces: [
      insideNeck(f, 8, 24),
      {
        outline: f.whole([
          ...(back ? NECKS.back : path('0,25! 4.6,12 8,0!')),
          [20, 4.4, 'corner'],
          [20.4, 13],
          [22.4, 23],
          [21, 42],
          [21.4, 57, 'corner'],
          [0, 57.4],
        ]),
        depth: 94,
        folds: bodyFolds(f, 103, 0.6),
      },
      ribHem(f, 21.4, 57, 4.6),
      ...(back
        ? []
        : ([-1, 1] as const).map(
            (side): Piece => ({
              outline: f.shape([
                [side * 7, 45, 'corner'],
                [side * 16.4, 44.6, 'corner'],
                [side * 16.4, 46.8, 'corner'],
                [side * 7, 47.2, 'corner'],
              ]),
              depth: 2,
              lift: 2,
              cloth: 'fineRib',
            }),
          )),
      ...([-1, 1] as const).flatMap((side) => [
        sleeve(f, side, s, 0.7, 74 + side),
        cuff(f, side, s, 5.4, { cloth: 'ribKnit' }),
      ]),
      ...(back
        ? [neckBand(f, true, 8, 2.6)]
        : [
            {
              outline: f.band(
                band.map(([x, y]): Point => [-x, y]),
                2.8,
              ),
              depth: 0,
              edge: 8,
              lift: 2.5,
              cloth: 'fineRib',
            } as Piece,
            { outline: f.band(band, 2.8), depth: 0, edge: 8, lift: 3.5, cloth: 'fineRib' } as Piece,
            ...[28.4, 35.6, 42.8, 50, 57.2].flatMap((y) => button(f, 0, y, '#4a3626', 0.85)),
          ]),
    ],
  };
}

export function cardiganCoat(back: boolean): Garment {
  const f = close(120, 9.2);
  const s: Sleeve = { length: 55, cuff: 13, top: 10.6, out: 9.6, chest: 25, shoulder: 21.6 };
  const shawl: Point[] = path('6.4,-2.2! 9.4,-0.4 13.6,12 10,33 3,51! 1,46 3.4,24 5.8,8');
  const half: Point[] = [
    ...(back ? NECKS.back : path('0,48! 4,22 7.6,0!')),
    [21.6, 4.8, 'corner'],
    [22, 13],
    [25, 24],
    [22.6, 48],
    [26, 78],
    [27, 104, 'corner'],
    [0, 105],
  ];
  return {
    cloth: 'halfCardigan',
    pieces: [
      insideNeck(f, 7.8, 50),
      {
        outline: f.whole(half),
        depth: 92,
        wave: 4,
        folds: all(bodyFolds(f, 113, 0.5), hanging(7, 6, 14, 0.4)),
        lines: back
          ? []
          : [
              f.line('seam', [
                [0.6, 50],
                [1, 104],
              ]),
            ],
      },
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.6, 84 + side)),
      ...(back
        ? []
        : ([-1, 1] as const).map(
            (side): Piece => ({
              outline: f.shape([
                [side * 7, 62, 'corner'],
                [side * 21, 62, 'corner'],
                [side * 21, 80, 'corner'],
                [side * 7, 80, 'corner'],
              ]),
              depth: 4,
              lift: 4,
              edge: 6,
            }),
          )),
      {
        outline: f.whole(path('0,49 22.8,48.4! 23,53! 0,54')),
        depth: 88,
        lift: 5,
        edge: 6,
        cloth: 'ribKnit',
      },
      ...(back
        ? [
            {
              outline: f.whole(path('0,-3 6.6,-2.4! 10.4,4 0,8.4')),
              depth: 24,
              lift: 4,
            } as Piece,
          ]
        : [
            {
              outline: f.band(path('3.4,53 5,68 4.2,82'), 4.4),
              depth: 8,
              lift: 6,
              cloth: 'ribKnit',
            } as Piece,
            {
              outline: f.band(path('0.6,53 -0.8,64 0.4,76'), 4.4),
              depth: 8,
              lift: 6,
              cloth: 'ribKnit',
            } as Piece,
            { outline: f.spot(1.8, 51.6, 3.2, 2.9), depth: 16, dome: true, lift: 5, cloth: 'ribKnit' } as Piece,
            ...([1, -1] as const).map(
              (side): Piece => ({
                outline: f.shape(
                  side === 1 ? shawl : shawl.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse(),
                ),
                depth: 14,
                lift: 5,
                edge: 8,
              }),
            ),
          ]),
    ],
  };
}
