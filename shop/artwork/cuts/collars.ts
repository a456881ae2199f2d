import type { Point } from '../outline.ts';
import type { Piece } from '../piece.ts';
import type { Frame } from './frame.ts';

export function collarPair(f: Frame, right: readonly Point[], extra: Partial<Piece> = {}): Piece[] {
  return ([1, -1] as const).map((s): Piece => {
    const pts = right.map(([x, y, c]): Point => (c ? [s * x, y, c] : [s * x, y]));
    return {
      outline: f.shape(s === 1 ? pts : [...pts].reverse()),
      depth: 7,
      edge: 4,
      lift: 4,
      lines: [
        {
          kind: 'stitch',
          points: f.points(
            pts.map(([x, y, c]): Point => {
              const [mx, my] = [s * 6, 5.6];
              const q: [number, number] = [x + (mx - x) * 0.12, y + (my - y) * 0.12];
              return c ? [q[0], q[1], c] : q;
            }),
          ),
          closed: true,
        },
      ],
      ...extra,
    };
  });
}
