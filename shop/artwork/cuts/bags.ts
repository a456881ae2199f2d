/** Bags. Measures are px. */
import { all, drags } from '../folds.ts';
import { curve, ellipse, type Polygon, path, ribbon } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { shape } from './accessories.ts';

export const box = (x: number, y: number, w: number, h: number): Polygon =>
  curve([
    [x, y, 'corner'],
    [x + w, y, 'corner'],
    [x + w, y + h, 'corner'],
    [x, y + h, 'corner'],
  ]);

export function tote(back: boolean): Garment {
  const handle = (dy: number, tone: number): Piece => ({
    outline: ribbon(
      [
        [318, 470],
        [330, 330 + dy],
        [390, 228 + dy],
        [450, 210 + dy],
        [510, 228 + dy],
        [570, 330 + dy],
        [582, 470],
      ],
      26,
    ),
    depth: 0,
    edge: 9,
    lift: 4,
    tone,
  });
  return {
    cloth: 'leather',
    ground: 962,
    pieces: [
      handle(-26, 0.72),
      {
        outline: shape(path('196,436! 450,420 704,436! 690,470 210,470')),
        depth: 6,
        tone: 0.45,
        lift: 0,
      },
      {
        outline: shape(path('192,438! 450,448 708,438! 716,700 690,952 660,962! 450,966 240,962! 210,952 184,700')),
        depth: 44,
        edge: 14,
        folds: all(drags(4, 4, 1.35, 160, 60, 0.9), drags(8, 3, 0.4, 130, 50, 0.9)),
        lines: [
          {
            kind: 'stitch',
            points: path('196,456 450,465 704,456'),
          },
          {
            kind: 'seam',
            points: path('236,446 226,700 246,958'),
          },
          {
            kind: 'seam',
            points: path('664,446 674,700 654,958'),
          },
        ],
      },
      handle(0, 1),
      ...([318, 582] as const).map(
        (x): Piece => ({
          outline: shape([
            [x - 24, 452, 'corner'],
            [x + 24, 452, 'corner'],
            [x + 24, 540],
            [x, 566],
            [x - 24, 540],
          ]),
          depth: 4,
          lift: 3,
          lines: [
            {
              kind: 'stitch',
              closed: true,
              points: [
                [x - 17, 460, 'corner'],
                [x + 17, 460, 'corner'],
                [x + 17, 536],
                [x, 556],
                [x - 17, 536],
              ],
            },
          ],
        }),
      ),
      ...(back
        ? [
            {
              outline: box(330, 640, 240, 190),
              depth: 3,
              lift: 3,
              lines: [
                {
                  kind: 'stitch' as const,
                  closed: true,
                  points: path('340,648! 560,648! 560,820! 340,820!'),
                },
              ],
            },
          ]
        : []),
    ],
  };
}

export function halfMoon(back: boolean): Garment {
  return {
    cloth: 'bridle',
    ground: 850,
    pieces: [
      {
        outline: ribbon(path('216,566 250,350 380,232 450,222 520,232 650,350 684,566'), 20),
        depth: 0,
        edge: 8,
        lift: 5,
      },
      {
        outline: shape(path('150,560! 300,536 450,530 600,536 750,560! 738,690 640,812 450,852 260,812 162,690')),
        depth: 66,
        edge: 20,
        folds: drags(5, 2.4, 0.3, 180, 70, 1),
        lines: [
          {
            kind: 'stitch',
            points: path('164,580 300,554 450,548 600,554 736,580'),
          },
          {
            kind: 'seam',
            points: path('168,690 272,800 450,838 628,800 732,690'),
          },
        ],
      },
      ...(back
        ? []
        : [
            {
              outline: ribbon(path('176,572 450,540 724,572'), 7),
              depth: 0,
              edge: 3,
              color: '#b89650',
              cloth: 'metal' as const,
              lift: 2,
            },
            {
              outline: ellipse(716, 600, 9, 15),
              depth: 5,
              dome: true,
              color: '#b89650',
              cloth: 'metal' as const,
              lift: 3,
            },
          ]),
      ...([216, 684] as const).map(
        (x): Piece => ({
          outline: ellipse(x, 560, 17, 17),
          depth: 6,
          dome: true,
          color: '#b89650',
          cloth: 'metal',
          lift: 3,
        }),
      ),
    ],
  };
}
