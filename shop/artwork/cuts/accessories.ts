import { curve, ellipse, type Point, type Polygon, path, ribbon } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { box } from './bags.ts';

export const shape = (ps: readonly Point[]): Polygon => curve(ps);

export function belt(back: boolean): Garment {
  const strap: Point[] = path('260,250 250,520 300,800 450,900 610,800 650,540 600,330 470,270');
  return {
    cloth: 'bridle',
    pieces: [
      {
        outline: ribbon(back ? strap.map(([x, y]): Point => [900 - x, y]) : strap, 56),
        depth: 0,
        edge: 9,
        lift: 6,
        lines: [],
      },
      {
        outline: ribbon(
          back ? path('640,230 560,300 420,330 300,420 286,600') : path('260,230 340,300 480,330 600,420 620,640'),
          56,
        ),
        depth: 0,
        edge: 9,
        lift: 8,
      },
      ...(back
        ? []
        : [
            {
              outline: shape(path('214,196! 330,196! 330,300! 214,300!')),
              holes: [box(232, 214, 80, 68)],
              depth: 8,
              edge: 8,
              color: '#b6924a',
              cloth: 'metal' as const,
              lift: 7,
            },
            {
              outline: ribbon(
                [
                  [272, 206],
                  [272, 292],
                ],
                11,
              ),
              depth: 4,
              edge: 5,
              color: '#b6924a',
              cloth: 'metal' as const,
              lift: 4,
            },
            ...[0, 1, 2].map(
              (n): Piece => ({
                outline: ellipse(602 + n * 8, 470 + n * 62, 5, 7),
                depth: 0,
                edge: 0,
                color: '#1a1410',
                lift: 0,
              }),
            ),
          ]),
    ],
  };
}

export function hat(back: boolean): Garment {
  return {
    cloth: 'felt',
    ground: 800,
    pieces: [
      {
        outline: shape(
          path('96,742 180,700 320,676 450,670 580,676 720,700 804,742 730,786 580,806 450,812 320,806 170,786'),
        ),
        depth: 34,
        edge: 16,
        dome: true,
        lift: 4,
      },
      {
        outline: shape(
          path('262,738 272,560 300,440 360,396 450,424 540,394 602,440 628,560 640,738 540,770 450,776 360,770'),
        ),
        depth: 120,
        edge: 16,
        folds: (x, y) =>
          -26 * Math.exp(-(((x - 450) / 46) ** 2) - ((y - 430) / 70) ** 2) -
          14 * Math.exp(-(((x - 316) / 30) ** 2) - ((y - 500) / 60) ** 2),
        lift: 6,
      },
      {
        outline: shape(path('261,690 266,646 450,676 634,646 640,690 638,738 540,766 450,772 360,766 262,736')),
        depth: 110,
        color: '#241f1d',
        cloth: 'faille',
        edge: 4,
        lift: 3,
      },
      ...(back
        ? []
        : [
            {
              outline: shape(path('270,676! 318,690 310,712 318,734 268,724!')),
              depth: 8,
              color: '#241f1d',
              cloth: 'faille' as const,
              lift: 4,
            },
          ]),
    ],
  };
}

export function giftCard(_back: boolean): Garment {
  return {
    cloth: 'paper',
    pieces: [
      {
        outline: shape(path('206,408! 726,378! 752,790! 232,820!')),
        depth: 2,
        edge: 3,
        color: '#e8e0cf',
        lift: 9,
      },
      {
        outline: shape(path('168,452! 690,452! 690,782! 168,782!')),
        depth: 2,
        edge: 3,
        color: '#6a1c27',
        lift: 9,
        lines: [
          {
            kind: 'seam',
            closed: true,
            points: path('188,472! 670,472! 670,762! 188,762!'),
          },
        ],
      },
      {
        outline: ribbon(path('168,690 430,690 690,690'), 30),
        depth: 0,
        edge: 6,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 3,
      },
      {
        outline: ribbon(path('560,452 560,620 560,782'), 30),
        depth: 0,
        edge: 6,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 3,
      },
      {
        outline: shape(path('560,690 480,626 440,650 470,700')),
        depth: 14,
        dome: true,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 5,
      },
      {
        outline: shape(path('560,690 640,626 684,650 652,700')),
        depth: 14,
        dome: true,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 5,
      },
      {
        outline: ribbon(path('552,694 510,760 486,850'), 22),
        depth: 3,
        edge: 5,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 5,
      },
      {
        outline: ribbon(path('568,694 604,750 640,836'), 22),
        depth: 3,
        edge: 5,
        color: '#d6c19c',
        cloth: 'satin',
        lift: 5,
      },
      { outline: ellipse(560, 690, 22, 19), depth: 14, dome: true, color: '#d6c19c', cloth: 'satin', lift: 5 },
    ],
  };
}
