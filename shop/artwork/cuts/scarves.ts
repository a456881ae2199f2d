/** The scarf and the wrap. Measures are px. */
import { all, drags, type Folds, hanging } from '../folds.ts';
import { curve, ellipse, path, ribbon } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { shape } from './accessories.ts';

const knotFolds: Folds = all(hanging(5, 4, 22, 0), drags(8, 6, 1.2, 120, 26, 1));

export function scarf(back: boolean): Garment {
  if (back) {
    return {
      cloth: 'twillSilk',
      pieces: [
        {
          outline: shape(path('140,300! 450,292 760,300! 764,620 758,920! 450,926 142,920! 136,620')),
          depth: 6,
          edge: 8,
          folds: all(drags(11, 5, 0.8, 240, 60, 2), drags(12, 4, 2.2, 220, 70, 2)),
          lines: [
            {
              kind: 'edge',
              closed: true,
              points: path('152,312! 748,312! 748,908! 152,908!'),
            },
          ],
        },
      ],
    };
  }
  return {
    cloth: 'twillSilk',
    pieces: [
      {
        outline: shape(path('470,470 560,620 640,820 700,1010! 560,1048 478,1010! 440,760 420,520')),
        depth: 26,
        edge: 6,
        folds: knotFolds,
        lift: 4,
        wave: 6,
      },
      {
        outline: shape(path('430,470 350,600 270,780 196,930! 330,990 430,968! 470,720 476,520')),
        depth: 26,
        edge: 6,
        folds: all(hanging(15, 4, 22, 0), drags(18, 6, 1.9, 120, 26, 1)),
        lift: 5,
        wave: 6,
      },
      {
        outline: shape(path('450,540 330,500 236,400 210,280 270,200 450,172 630,200 690,280 664,400 570,500')),
        depth: 60,
        edge: 12,
        holes: [curve(path('450,430 368,400 312,330 330,262 450,240 570,262 588,330 532,400'))],
        folds: (x, y) => {
          const a = Math.atan2(y - 330, x - 450);
          const r = Math.hypot(x - 450, (y - 330) * 1.1);
          return 9 * Math.sin(r / 11 + 3 * Math.sin(a * 2)) + 5 * Math.sin(r / 6 + a * 3);
        },
      },
      { outline: ellipse(450, 508, 58, 50), depth: 44, dome: true, folds: drags(4, 7, 0.4, 60, 14, 2), lift: 8 },
    ],
  };
}

export function wrap(back: boolean): Garment {
  const x = back ? 60 : 0;
  const fringe = (x0: number, x1: number, y: number): Piece[] =>
    Array.from({ length: 26 }, (_, i): Piece => {
      const px = x0 + ((x1 - x0) * (i + 0.5)) / 26;
      return {
        outline: ribbon(
          [
            [px, y - 8],
            [px + Math.sin(i * 2.1) * 4, y + 34],
            [px + Math.sin(i * 1.3) * 7, y + 66],
          ],
          6,
          3,
        ),
        depth: 0,
        edge: 3,
        lift: 2,
      };
    });
  return {
    cloth: 'cashmere',
    pieces: [
      ...fringe(236, 440 + x, 1004),
      {
        outline: shape([
          [230, 210],
          [300, 160],
          [440, 170],
          [470, 260],
          [452, 640],
          [446 + x, 1004, 'corner'],
          [230, 1006, 'corner'],
          [238, 640],
        ]),
        depth: 36,
        edge: 12,
        folds: hanging(31, 6, 26, -0.2),
        lift: 3,
      },
      ...fringe(430, 664, 940),
      {
        outline: shape(path('300,170 420,130 600,160 668,240 652,560 668,940! 428,944! 440,600 420,330')),
        depth: 46,
        edge: 14,
        folds: all(hanging(33, 6, 28, -0.2), drags(7, 4, 0.3, 120, 30, 0.3)),
        lift: 8,
      },
    ],
  };
}
