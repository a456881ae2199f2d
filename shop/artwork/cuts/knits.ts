/** Sweaters. */
import { drags } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { button, type Frame } from './frame.ts';
import { close } from './shirts.ts';
import { bodyFolds, cuff, insideNeck, NECKS, type Sleeve, sleeve, torsoHalf } from './torso.ts';

export const ribHem = (f: Frame, hem: number, length: number, height: number): Piece => ({
  outline: f.whole([
    [0, length - 0.2],
    [hem - 0.5, length - 0.8, 'corner'],
    [hem - 1.2, length + height - 0.6, 'corner'],
    [0, length + height],
  ]),
  depth: 94,
  cloth: 'ribKnit',
  lift: 1.5,
});

export const neckBand = (f: Frame, back: boolean, depth: number, width: number): Piece => ({
  outline: f.band(
    back
      ? path('-8.3,-0.2 -5.2,1.6 0,2.2 5.2,1.6 8.3,-0.2')
      : [
          [-8.4, -0.4],
          [-6.9, depth * 0.52],
          [0, depth],
          [6.9, depth * 0.52],
          [8.4, -0.4],
        ],
    width,
  ),
  depth: 0,
  edge: 11,
  cloth: 'fineRib',
  lift: 3,
});

interface Knit {
  hem?: number;
  length?: number;
  drape?: number;
  sleeve?: Partial<Sleeve>;
  neck?: 'crew' | 'turtle' | 'mock';
}

function sweater(back: boolean, cloth: Garment['cloth'], seed: number, k: Knit): Garment {
  const f = close(k.neck === 'turtle' ? 235 : 200, k.neck === 'turtle' ? 11.4 : 11.8);
  const hem = k.hem ?? 21.4;
  const length = k.length ?? 57;
  const s: Sleeve = { length: 53, cuff: 9.6, top: 9.4, out: 10.4, chest: 23, shoulder: 20.4, ...k.sleeve };
  const drape = k.drape ?? 0.6;
  const collar: Piece[] =
    k.neck === 'turtle'
      ? [
          {
            outline: f.whole(path('0,-7.4 5.8,-7.8! 7.2,-3 7.6,1.2! 0,4.4')),
            depth: 46,
            folds: drags(3, 2.4, 0.05, 90, 22),
            lift: 4,
            cloth: 'fineRib',
            edge: 7,
          },
          {
            outline: f.whole(path('0,-7.2 5.6,-7.6! 0,-6.2')),
            depth: 2,
            tone: 0.4,
            lift: 0,
          },
        ]
      : k.neck === 'mock'
        ? [
            {
              outline: f.whole(path('0,-2.2 6.4,-3! 8.3,0.6 7.8,2.4! 0,6')),
              depth: 34,
              lift: 4,
              cloth: 'ribKnit',
              edge: 8,
            },
            {
              outline: f.whole(path('0,-2 6.2,-2.8! 0,-0.8')),
              depth: 2,
              tone: 0.4,
              lift: 0,
            },
          ]
        : [neckBand(f, back, 8.2, 2.5)];
  return {
    cloth,
    pieces: [
      ...(k.neck && k.neck !== 'crew' ? [] : [insideNeck(f, 8.4, 8)]),
      {
        outline: f.whole(
          torsoHalf({
            neck: k.neck && k.neck !== 'crew' ? NECKS.high : back ? NECKS.back : NECKS.crew,
            shoulder: s.shoulder ?? 20.4,
            chest: s.chest ?? 23,
            waist: hem + 0.6,
            hem,
            length,
            dip: 0.4,
          }),
        ),
        depth: 94,
        folds: bodyFolds(f, seed, drape),
      },
      ribHem(f, hem, length, 5.4),
      ...([-1, 1] as const).flatMap((side) => [
        sleeve(f, side, s, drape * 1.1, seed + side),
        cuff(f, side, s, 6, { cloth: 'ribKnit' }),
      ]),
      ...collar,
    ],
  };
}

export const crewneck = (back: boolean) => sweater(back, 'cashmere', 83, {});

export const fisherman = (back: boolean) =>
  sweater(back, 'cable', 87, {
    neck: 'mock',
    hem: 23,
    drape: 0.35,
    length: 59,
    sleeve: { top: 10.4, cuff: 10.4, chest: 24.6, shoulder: 21.4 },
  });

export const turtleneck = (back: boolean) =>
  sweater(back, 'fineRib', 93, {
    neck: 'turtle',
    hem: 18.6,
    drape: 0.4,
    sleeve: { chest: 20.8, shoulder: 18.8, top: 7.8, cuff: 8, out: 9 },
  });

export const mohair = (back: boolean) =>
  sweater(back, 'mohair', 97, {
    hem: 23,
    length: 52,
    drape: 0.9,
    sleeve: { chest: 26, shoulder: 23.4, slope: 5.6, top: 12, cuff: 9, puff: 4.4, out: 8 },
  });

export function polo(back: boolean): Garment {
  const f = close(210, 12);
  const s: Sleeve = { length: 20, cuff: 14, top: 9, out: 13, chest: 21.8, shoulder: 19.4 };
  const leaf: Point[] = path('0.6,8.8! 3.8,3.6 6.4,-1.8! 8.4,-0.4 10.6,6.4! 5.4,9.8');
  return {
    cloth: 'pointelle',
    pieces: [
      insideNeck(f, 7.6, 12),
      {
        outline: f.whole(
          torsoHalf({
            neck: back ? NECKS.back : path('0,14! 2,9 7.6,0!'),
            shoulder: 19.4,
            chest: 21.8,
            waist: 20,
            hem: 20,
            length: 54,
          }),
        ),
        depth: 94,
        folds: bodyFolds(f, 85, 0.5),
      },
      ribHem(f, 20, 54, 4),
      ...([-1, 1] as const).map((side) => sleeve(f, side, s, 0.6, 64 + side)),
      ...(back
        ? []
        : [
            {
              outline: f.shape(path('-1.5,9! 1.5,8.6! 1.6,21! -1.6,21!')),
              depth: 2,
              cloth: 'fineRib',
              lift: 2,
            } as Piece,
            ...[13, 18].flatMap((y) => button(f, 0, y, '#e6dcc6', 0.55)),
          ]),
      ...(back
        ? [
            {
              outline: f.whole(path('0,-2.2 6.4,-1.8! 8.8,2.6! 0,4')),
              depth: 20,
              lift: 3,
              cloth: 'fineRib',
            } as Piece,
          ]
        : ([1, -1] as const).map(
            (side): Piece => ({
              outline: f.shape(
                side === 1 ? leaf : leaf.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse(),
              ),
              depth: 6,
              lift: 4,
              cloth: 'fineRib',
            }),
          )),
    ],
  };
}
