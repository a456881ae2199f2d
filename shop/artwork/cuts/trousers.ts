/** Trousers and jeans. y runs from the top of the waistband. */
import { all, bends, drags, type Folds, gathers, hanging } from '../folds.ts';
import { smoothstep } from '../noise.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Line, Piece } from '../piece.ts';
import { button, type Frame, frame } from './frame.ts';

export const turn = (ps: readonly Point[], side: 1 | -1): Point[] =>
  side === 1 ? [...ps] : ps.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse();

interface Trouser {
  cloth: Garment['cloth'];
  seed: number;
  waist: number;
  hip: number;
  /** Knee and hem: centre of the leg and half its width there. */
  knee: readonly [centre: number, half: number];
  hem: readonly [centre: number, half: number];
  length: number;
  drape: number;
  crease?: boolean;
  pleat?: boolean;
  turnup?: number;
  band?: number;
  jean?: boolean;
  draw?: boolean;
  top?: number;
  scale?: number;
}

/** The pressed line down the middle of a leg. */
function pressed(centre: (v: number) => number, f: Frame, side: 1 | -1, height: number): Folds {
  return (x, _y, _u, v) => {
    const c = 450 + side * centre(v) * f.scale * 0.94;
    const d = Math.abs(x - c);
    return height * Math.exp(-d / 16) * smoothstep(0.12, 0.4, v);
  };
}

function trouser(back: boolean, t: Trouser): Garment {
  const f = frame(t.scale ?? 9.4, t.top ?? 110, 0.94);
  const band = t.band ?? 4;
  const rise = 28;
  const leg = (side: 1 | -1): Piece => {
    const pts: Point[] = [
      [0, band - 0.6, 'corner'],
      [t.waist, band - 0.8, 'corner'],
      [t.hip, 20],
      [t.knee[0] + t.knee[1], 58],
      [t.hem[0] + t.hem[1], t.length, 'corner'],
      [t.hem[0] - t.hem[1], t.length + 0.4, 'corner'],
      [Math.max(0.6, t.knee[0] - t.knee[1]), 58],
      [0.5, rise + 2],
      [0, rise - 1, 'corner'],
    ];
    const centre = (v: number) =>
      v < 0.5 ? 11 + (t.knee[0] - 11) * v * 2 : t.knee[0] + (t.hem[0] - t.knee[0]) * (v - 0.5) * 2;
    const folds: Folds[] = [
      hanging(t.seed + (side === 1 ? 0 : 31), 4, 15 * t.drape, 0.3),
      drags(t.seed + 2, 3.4 * t.drape + 1, side === 1 ? 2.5 : 0.64, 110, 24, 0.42),
      bends(t.seed + 4, 2.6 * t.drape + 0.6, 0.52, 0.12),
    ];
    if (t.crease) folds.push(pressed(centre, f, side, 8));
    if (t.pleat)
      folds.push((x, y) => {
        const u = ((x - 450) * side) / (f.scale * 0.94);
        const fade = smoothstep(330, 120, y);
        return fade * 7 * (Math.exp(-(((u - 7.4) / 0.7) ** 2)) + Math.exp(-(((u - 11) / 0.7) ** 2)));
      });
    const lines: Line[] = [
      f.line(
        'seam',
        turn(
          [
            [t.waist - 0.6, band],
            [t.hip - 0.8, 20],
            [t.knee[0] + t.knee[1] - 0.5, 58],
            [t.hem[0] + t.hem[1] - 0.5, t.length],
          ],
          side,
        ),
      ),
    ];
    if (!back) {
      lines.push(
        f.line(
          t.jean ? 'stitch' : 'seam',
          t.jean
            ? turn(
                [
                  [6.4, band],
                  [7.4, 8],
                  [12, 11.4],
                  [t.waist + 2, 12],
                ],
                side,
              )
            : turn(
                [
                  [t.waist - 4.4, band],
                  [t.hip - 0.6, 17],
                ],
                side,
              ),
        ),
      );
      if (t.jean)
        lines.push(
          f.line(
            'seam',
            turn(
              [
                [7, band],
                [7.9, 7.6],
                [12.2, 10.8],
                [t.waist + 2, 11.3],
              ],
              side,
            ),
          ),
        );
    } else if (t.jean) {
      lines.push(
        f.line(
          'seam',
          turn(
            [
              [0, 12],
              [t.hip - 1, 8.4],
            ],
            side,
          ),
        ),
        f.line(
          'stitch',
          turn(
            [
              [0, 12.6],
              [t.hip - 1, 9],
            ],
            side,
          ),
        ),
      );
    } else
      lines.push(
        f.line(
          'seam',
          turn(
            [
              [8.6, band],
              [8.2, 14],
            ],
            side,
          ),
        ),
        f.line(
          'seam',
          turn(
            [
              [5, 11.6],
              [13.4, 11],
            ],
            side,
          ),
        ),
      );
    if (t.jean)
      lines.push(
        f.line(
          'stitch',
          turn(
            [
              [t.hem[0] + t.hem[1] - 0.3, t.length - 1.4],
              [t.hem[0] - t.hem[1] + 0.3, t.length - 1],
            ],
            side,
          ),
        ),
      );
    return {
      outline: f.shape(turn(pts, side)),
      depth: 52,
      wave: 4,
      folds: all(...folds),
      edge: 5,
      lift: side === 1 ? 1.5 : 2.5,
      lines,
    };
  };
  const pockets: Piece[] =
    back && t.jean
      ? ([1, -1] as const).map((side): Piece => {
          const pts: Point[] = path('4.2,13.6! 15.2,12.4! 14.8,24! 10,27! 5,25!');
          const inset: Point[] = path('4.8,14.2! 14.6,13.1! 14.2,23.6! 10,26.2! 5.6,24.5!');
          return {
            outline: f.shape(turn(pts, side)),
            depth: 3,
            lift: 2.5,
            lines: [{ kind: 'stitch', closed: true, points: f.points(turn(inset, side)) }],
          };
        })
      : [];
  return {
    cloth: t.cloth,
    pieces: [
      {
        outline: f.whole([
          [0, 1.6],
          [t.waist - 0.6, 0.4, 'corner'],
          [t.waist - 1, 3],
          [0, 5],
        ]),
        depth: 20,
        tone: 0.45,
        lift: 0,
      },
      leg(1),
      leg(-1),
      ...(t.turnup
        ? ([1, -1] as const).map(
            (side): Piece => ({
              outline: f.shape(
                turn(
                  [
                    [t.hem[0] + t.hem[1] + 0.4, t.length - (t.turnup ?? 4), 'corner'],
                    [t.hem[0] + t.hem[1] + 0.4, t.length + 0.4, 'corner'],
                    [t.hem[0] - t.hem[1] - 0.4, t.length + 0.8, 'corner'],
                    [t.hem[0] - t.hem[1] - 0.4, t.length - (t.turnup ?? 4), 'corner'],
                  ],
                  side,
                ),
              ),
              depth: 44,
              lift: 3,
            }),
          )
        : []),
      ...pockets,
      ...(back
        ? []
        : [
            {
              outline: f.shape([
                [-0.4, band, 'corner'],
                [3.8, band, 'corner'],
                [3.6, 16],
                [1.8, 20.4],
                [-0.2, 21.6, 'corner'],
              ]),
              depth: 2,
              lift: t.draw ? 0 : 2,
              lines: t.draw
                ? []
                : [
                    f.line('stitch', [
                      [3.3, band],
                      [3.1, 15.6],
                      [1.6, 19.6],
                      [0, 20.8],
                    ]),
                  ],
            } as Piece,
          ]),
      {
        outline: f.whole([
          [0, 1.2],
          [t.waist, -0.4, 'corner'],
          [t.waist + 0.3, band, 'corner'],
          [0, band + 1.4],
        ]),
        depth: 74,
        lift: 3,
        folds: t.draw ? gathers(3, 34, 2.2) : drags(t.seed, 1, 0.03, 160, 20),
        lines: t.jean
          ? [
              ...f.pair('stitch', [
                [t.waist, 0.3],
                [0, 1.9],
              ]),
              ...f.pair('stitch', [
                [t.waist, band - 0.7],
                [0, band + 0.7],
              ]),
            ]
          : [],
      },
      ...(t.jean
        ? ([-11, -3.4, 3.4, 11] as const).map(
            (x): Piece => ({
              outline: f.band(
                [
                  [x * (t.waist / 17), 0.6 + 1 - Math.abs(x) / 12],
                  [x * (t.waist / 17), band + 1.6],
                ],
                1.3,
              ),
              depth: 2,
              lift: 3,
            }),
          )
        : []),
      ...(t.draw && !back
        ? [
            {
              outline: f.band(path('0.8,3.4 3,12 2.4,20'), 0.8),
              depth: 5,
              lift: 4,
              color: '#e4dac4',
            } as Piece,
            {
              outline: f.band(path('-0.8,3.4 -2.6,11 -2,18.6'), 0.8),
              depth: 5,
              lift: 4,
              color: '#e4dac4',
            } as Piece,
          ]
        : []),
      ...(back || t.draw
        ? []
        : button(f, t.jean ? 0.4 : 1, (band + 2.2) / 2 + 0.5, t.jean ? '#a5703c' : '#2a2320', 0.9)),
    ],
  };
}

export const wideLeg = (back: boolean) =>
  trouser(back, {
    cloth: 'wool',
    seed: 201,
    waist: 17,
    hip: 22.6,
    knee: [13.6, 13],
    hem: [15.6, 15],
    length: 108,
    drape: 0.75,
    crease: true,
  });

export const cigarette = (back: boolean) =>
  trouser(back, {
    cloth: 'barathea',
    seed: 203,
    waist: 17,
    hip: 21.6,
    knee: [10.6, 8.6],
    hem: [9.8, 6.8],
    length: 96,
    drape: 0.25,
    crease: true,
    top: 130,
    scale: 9.8,
  });

export const pleatTrouser = (back: boolean) =>
  trouser(back, {
    cloth: 'flannel',
    seed: 207,
    waist: 17.4,
    hip: 24,
    knee: [12.6, 11],
    hem: [11.8, 8.8],
    length: 104,
    drape: 0.5,
    crease: true,
    pleat: true,
    turnup: 4.6,
  });

export const drawTrouser = (back: boolean) =>
  trouser(back, {
    cloth: 'linen',
    seed: 211,
    waist: 18,
    hip: 23.6,
    knee: [13, 11.6],
    hem: [13, 11.6],
    length: 102,
    drape: 0.7,
    draw: true,
    band: 4.4,
  });

export const leatherTrouser = (back: boolean) =>
  trouser(back, {
    cloth: 'leather',
    seed: 213,
    waist: 17,
    hip: 21.4,
    knee: [11, 9.4],
    hem: [11, 9.4],
    length: 103,
    drape: 0.45,
    jean: true,
  });

export const straightJean = (back: boolean) =>
  trouser(back, {
    cloth: 'denim',
    seed: 217,
    waist: 17,
    hip: 21.4,
    knee: [11, 9.6],
    hem: [11, 9.4],
    length: 103,
    drape: 0.3,
    jean: true,
  });

export const wideJean = (back: boolean) =>
  trouser(back, {
    cloth: 'denim',
    seed: 219,
    waist: 17,
    hip: 22,
    knee: [13, 12.2],
    hem: [14.4, 13.8],
    length: 109,
    drape: 0.45,
    jean: true,
  });

export const flare = (back: boolean) =>
  trouser(back, {
    cloth: 'denim',
    seed: 223,
    waist: 16.4,
    hip: 20.8,
    knee: [10.4, 8],
    hem: [13, 12.4],
    length: 110,
    drape: 0.35,
    jean: true,
  });
