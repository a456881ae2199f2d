import { curve, ellipse, path, ribbon } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';

const goldOr = (color?: string) => (color ? { color } : {});

export function earrings(_back: boolean): Garment {
  const one = (x: number, dy: number, w: number): Piece[] => [
    {
      outline: ribbon(
        [
          [x + 26, 470 + dy],
          [x + 20, 410 + dy],
          [x, 392 + dy],
          [x - 18, 412 + dy],
          [x - 10, 456 + dy],
          [x, 492 + dy],
        ],
        8,
      ),
      depth: 0,
      edge: 4,
      color: '#c9a24e',
      cloth: 'metal',
      lift: 5,
    },
    { outline: ellipse(x, 504 + dy, 13, 10), depth: 9, dome: true, color: '#c9a24e', cloth: 'metal', lift: 4 },
    {
      outline: curve([
        [x, 508 + dy],
        [x + w * 0.66, 548 + dy],
        [x + w, 634 + dy],
        [x + w * 0.7, 716 + dy],
        [x - 4, 736 + dy],
        [x - w * 0.76, 704 + dy],
        [x - w * 0.95, 622 + dy],
        [x - w * 0.6, 544 + dy],
      ]),
      depth: 74,
      dome: true,
      color: '#e9e2d6',
      cloth: 'pearl',
      lift: 9,
    },
  ];
  return { cloth: 'pearl', pieces: [...one(334, -10, 78), ...one(566, 26, 82)] };
}

export function ring(back: boolean): Garment {
  return {
    cloth: 'metal',
    pieces: [
      { outline: ellipse(450, 690, 212, 222), holes: [ellipse(450, 690, 172, 184)], depth: 22, dome: true, lift: 10 },
      ...(back
        ? [{ outline: ellipse(450, 906, 90, 16), depth: 10, dome: true, lift: 2 }]
        : [
            {
              outline: curve(path('300,520 360,440 450,412 540,440 600,520 560,590 450,610 340,590')),
              depth: 34,
              dome: true,
              lift: 8,
            },
            { outline: ellipse(450, 506, 112, 74), depth: 9, edge: 12, lift: 3, ...goldOr() },
          ]),
    ],
  };
}

export function chain(back: boolean): Garment {
  const lay = curve(
    back
      ? path('250,210 300,480 450,640 600,480 650,210')
      : path('190,190 220,520 340,800 450,862 560,800 680,520 710,190'),
    false,
  );
  const links: Piece[] = [];
  let run = 0;
  for (let i = 1; i < lay.length; i++) {
    const [a, b] = [lay[i - 1] ?? [0, 0], lay[i] ?? [0, 0]];
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    run += d;
    while (run > 15) {
      run -= 15;
      const t = 1 - run / d;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + 0.75;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      links.push({
        outline: Array.from({ length: 24 }, (_, n) => {
          const q = (n / 24) * Math.PI * 2;
          return [
            x + 16 * Math.cos(q) * c - 7.6 * Math.sin(q) * s,
            y + 16 * Math.cos(q) * s + 7.6 * Math.sin(q) * c,
          ] as const;
        }),
        depth: 8,
        dome: true,
        lift: 3.5,
      });
    }
  }
  return { cloth: 'metal', pieces: links };
}
