/** Skirts. y runs from the top of the waistband. */
import { all, drags, type Folds, hanging, pleats } from '../folds.ts';
import { path } from '../outline.ts';
import type { Garment, Line, Piece } from '../piece.ts';
import { button, type Frame, frame } from './frame.ts';
import { turn } from './trousers.ts';

interface Skirt {
  cloth: Garment['cloth'];
  waist: number;
  hip: number;
  hem: number;
  length: number;
  folds: Folds;
  lines?: (f: Frame) => Line[];
  extra?: (f: Frame) => Piece[];
  band?: number;
  wave?: number;
}

function skirt(s: Skirt): Garment {
  const f = frame(12, 150, 0.92);
  const band = s.band ?? 3.4;
  return {
    cloth: s.cloth,
    pieces: [
      {
        outline: f.whole([
          [0, 1.4],
          [s.waist - 0.6, 0.3, 'corner'],
          [s.waist - 1, 3],
          [0, 5],
        ]),
        depth: 20,
        tone: 0.45,
        lift: 0,
      },
      {
        outline: f.whole([
          [0, band],
          [s.waist, band - 1.4, 'corner'],
          [s.hip, 22],
          [(s.hip + s.hem) / 2 + 0.4, (s.length + 22) / 2],
          [s.hem, s.length - 1, 'corner'],
          [0, s.length + 0.8],
        ]),
        depth: 104,
        wave: s.wave ?? 8,
        folds: s.folds,
        lift: 1,
        lines: s.lines?.(f) ?? [],
      },
      ...(s.extra?.(f) ?? []),
      {
        outline: f.whole([
          [0, 1],
          [s.waist, -0.4, 'corner'],
          [s.waist + 0.2, band - 0.8, 'corner'],
          [0, band + 0.6],
        ]),
        depth: 92,
        lift: 3,
        ...(s.cloth === 'pleated' ? { cloth: 'faille' as const } : {}),
      },
    ],
  };
}

export const biasSkirt = (back: boolean) =>
  skirt({
    cloth: 'satin',
    waist: 16.6,
    hip: 21,
    hem: 27.6,
    length: 78,
    band: 2.4,
    folds: all(
      drags(231, 2.6, back ? 2 : 1.05, 190, 44, 0.5),
      hanging(back ? 236 : 233, 9, 25, 0.25),
      hanging(239, 20, 6, 0.4),
    ),
    lines: (f) => [f.line('seam', path('16,3 20.4,22 26.6,77'))],
  });

export const sunraySkirt = (_back: boolean) =>
  skirt({
    cloth: 'pleated',
    waist: 16.6,
    hip: 23,
    hem: 36,
    length: 76,
    band: 4.4,
    wave: 10,
    folds: all(pleats(_back ? 46 : 42, 10), hanging(241, 8, 18, 0.3)),
  });

export const pencilSkirt = (back: boolean) =>
  skirt({
    cloth: 'wool',
    waist: 16.6,
    hip: 22,
    hem: 18.4,
    length: 62,
    wave: 1,
    folds: all(drags(251, 2, 0.1, 170, 26, 0.9), drags(252, 1.6, 1.4, 170, 40, 0.9)),
    lines: (f) => [
      ...f.pair('seam', [
        [8.4, 3],
        [8, 13],
      ]),
      ...(back
        ? [
            f.line('seam', [
              [0, 3.6],
              [0, 62],
            ]),
          ]
        : []),
    ],
    extra: (f) =>
      back
        ? [
            {
              outline: f.shape(path('0,44! 5,44.4! 5.4,62.6! 0.2,63!')),
              depth: 2,
              lift: 3,
            },
          ]
        : [],
  });

export const denimSkirt = (back: boolean) =>
  skirt({
    cloth: 'denim',
    waist: 17,
    hip: 22,
    hem: 24.4,
    length: 76,
    wave: 2,
    band: 4.4,
    folds: all(drags(261, 2.4, 0.15, 150, 30, 0.5), hanging(263, 6, 7, 0.4)),
    lines: (f) => [
      ...(back
        ? [
            ...f.pair('seam', [
              [0, 13],
              [21, 9.4],
            ]),
            ...f.pair('stitch', [
              [0, 13.7],
              [21, 10.1],
            ]),
          ]
        : [
            ...f.pair('seam', path('7,4.4 7.9,8.4 12.2,11.6 19,12.4')),
            ...f.pair('stitch', path('6.4,4.4 7.3,8.9 12,12.3 19.4,13.1')),
            f.line('seam', [
              [0, 22],
              [0.2, 40],
            ]),
            f.line('stitch', [
              [0.8, 22],
              [1, 40],
            ]),
          ]),
      ...f.pair('stitch', [
        [24, 73.4],
        [0, 75],
      ]),
    ],
    extra: (f) =>
      back
        ? ([1, -1] as const).map(
            (side): Piece => ({
              outline: f.shape(turn(path('4.2,15! 15,13.4! 14.6,25! 9.8,28! 5,26!'), side)),
              depth: 3,
              lift: 2.5,
              lines: [
                {
                  kind: 'stitch',
                  closed: true,
                  points: f.points(turn(path('4.8,15.6! 14.4,14.1! 14,24.6! 9.8,27.2! 5.6,25.5!'), side)),
                },
              ],
            }),
          )
        : [
            {
              outline: f.shape(path('-0.2,41! 3.2,76.2! -3.2,76.2!')),
              depth: 0,
              tone: 0.34,
              lift: 0,
            },
            ...button(f, 0.4, 2.8, '#a5703c', 0.8),
          ],
  });
