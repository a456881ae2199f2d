import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { button } from './frame.ts';
import { pocket, turn, turnLine } from './jackets.ts';
import { close } from './shirts.ts';
import { bodyFolds, insideNeck, NECKS } from './torso.ts';

export function waistcoat(back: boolean): Garment {
  const f = close(200, 13);
  const arm: Point[] = path('16.4,3! 14.4,12 16.4,20 20.4,25! 17.4,41');
  const side = (s: 1 | -1): Piece => ({
    outline: f.shape(
      turn(
        [
          [8, 0, 'corner'],
          ...arm,
          [18.8, 53, 'corner'],
          [9, 59.4, 'corner'],
          [-1.6, 54, 'corner'],
          [-1.6, 27, 'corner'],
          [3.6, 14],
        ],
        s,
      ),
    ),
    depth: 92,
    span: 21 * f.scale * 0.9,
    lift: s === 1 ? 0 : 4,
    folds: bodyFolds(f, 161, 0.35),
    edge: 4,
    lines: turnLine(f, s, 'seam', path('12,24 10.6,40 11,55')),
  });
  return {
    cloth: 'wool',
    pieces: [
      insideNeck(f, 8, 27),
      ...(back
        ? [
            {
              outline: f.whole([...NECKS.back, ...arm, [18.8, 54, 'corner'], [0, 54]]),
              depth: 92,
              folds: bodyFolds(f, 163, 0.5),
              cloth: 'twillSilk',
              lines: [
                f.line('seam', [
                  [0, 2.4],
                  [0, 54],
                ]),
              ],
            } as Piece,
            {
              outline: f.band(path('-16,42 0,43.4 16,42'), 2),
              depth: 4,
              lift: 4,
              cloth: 'twillSilk',
            } as Piece,
            {
              outline: f.band(
                [
                  [-1.2, 41.6],
                  [-1.2, 45.2],
                ],
                2.6,
              ),
              depth: 3,
              color: '#8d8a84',
              cloth: 'metal',
              lift: 3,
            } as Piece,
          ]
        : [
            side(1),
            side(-1),
            ...([1, -1] as const).map((s): Piece => pocket(f, s, 6.6, 43, 8.6, 1.7, 0.2, false)),
            ...[29.4, 34.6, 39.8, 45, 50.2].flatMap((y) => button(f, 0, y, '#2a2320', 0.75)),
          ]),
    ],
  };
}
