/** Tailored jackets. */
import { all, drags } from '../folds.ts';
import type { Point } from '../outline.ts';
import { path } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';
import { button, type Frame } from './frame.ts';
import { close, collarBack, standBehind } from './shirts.ts';
import { bodyFolds, insideNeck, NECKS, type Sleeve, sleeve } from './torso.ts';

export const turn = (ps: readonly Point[], side: 1 | -1): Point[] =>
  side === 1 ? [...ps] : ps.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse();

interface Jacket {
  cloth: Garment['cloth'];
  /** Where the front closes, and where its hem is. */
  stance: number;
  length: number;
  /** Overlap to each side of the centre. */
  wrap: number;
  lapel: 'notch' | 'peak' | 'shawl' | 'none';
  lapelCloth?: Garment['cloth'];
  buttons: readonly (readonly [number, number])[];
  buttonColor: string;
  pockets: 'flap' | 'patch' | 'welt' | 'four';
  waist?: number;
  hem?: number;
  chest?: number;
  frame?: Frame;
  curved?: boolean;
  sleeve?: Partial<Sleeve>;
  drape?: number;
  topstitch?: boolean;
  seed: number;
}

export function pocket(
  f: Frame,
  side: 1 | -1,
  x: number,
  y: number,
  w: number,
  h: number,
  round: number,
  stitch: boolean,
): Piece {
  const pts: Point[] = [
    [x, y, 'corner'],
    [x + w, y - 0.5, 'corner'],
    [x + w, y + h - round],
    [x + w - round, y + h - 0.4],
    [x + round, y + h],
    [x, y + h - round],
  ];
  return {
    outline: f.shape(turn(pts, side)),
    depth: 2,
    lift: 3,
    edge: 3,
    lines: stitch
      ? [
          {
            kind: 'stitch',
            points: f.points(
              turn(
                [
                  [x + 0.5, y + 0.4, 'corner'],
                  [x + 0.6, y + h - 0.7],
                  [x + w - 0.6, y + h - 1.1],
                  [x + w - 0.5, y],
                ],
                side,
              ),
            ),
          },
        ]
      : [],
  };
}

export function jacket(back: boolean, j: Jacket): Garment {
  const f = j.frame ?? close(150, 11.2);
  const chest = j.chest ?? 22.6;
  const waist = j.waist ?? 19;
  const hem = j.hem ?? 22.6;
  const s: Sleeve = { length: 57, cuff: 11.6, top: 9.6, out: 8.6, chest, shoulder: 20.4, slope: 4, ...j.sleeve };
  const sh = s.shoulder ?? 20.4;
  const drape = j.drape ?? 0.4;
  const L = j.length;
  const folds = all(bodyFolds(f, j.seed, drape), drags(j.seed, 2, 0.25, 120, 30, 0.75));
  const outer: Point[] = [
    [sh, 4, 'corner'],
    [sh + 0.4, 13],
    [chest, 23],
    [waist, 41],
    [hem, L - 0.6, 'corner'],
  ];
  const bare = (side: 1 | -1): Piece => {
    const front: Point[] = j.curved
      ? [
          [side === 1 ? 7 : 7, L + 0.6],
          [-j.wrap + 3, L - 2.6],
          [-j.wrap, L - 9],
        ]
      : [[-j.wrap, L + 0.4, 'corner']];
    const pts: Point[] = [[7.6, 0, 'corner'], ...outer, ...front, [-j.wrap, j.stance, 'corner'], [2.2, j.stance * 0.5]];
    return {
      outline: f.shape(turn(pts, side)),
      depth: 86,
      span: (chest + 0.8) * f.scale * 0.9,
      folds,
      lift: side === 1 ? 0 : 4,
      edge: 3,
      wave: 1.5,
      lines: [
        ...turnLine(f, side, 'seam', [
          [sh * 0.66, 15],
          [11.6, 32],
          [11.8, L - 16],
        ]),
        ...(j.topstitch
          ? turnLine(f, side, 'stitch', [
              [-j.wrap + 0.6, j.stance + 1],
              [-j.wrap + 0.6, L - 1],
            ])
          : []),
      ],
    };
  };
  const lapel: Record<Jacket['lapel'], Point[]> = {
    notch: [
      [8.2, 3.6, 'corner'],
      [12.6, 9.4, 'corner'],
      [13.6, 12.6, 'corner'],
      [8.6, j.stance * 0.66],
      [-j.wrap, j.stance, 'corner'],
      [1.6, j.stance * 0.56],
      [5.4, 9],
    ],
    peak: [
      [7.4, 5, 'corner'],
      [12.4, 9.6, 'corner'],
      [15.6, 6.6, 'corner'],
      [13.4, 15],
      [7, j.stance * 0.72],
      [-j.wrap, j.stance, 'corner'],
      [1.2, j.stance * 0.56],
      [5, 10],
    ],
    shawl: [
      [6.6, -2, 'corner'],
      [8.8, 0],
      [11.8, 12],
      [9, j.stance * 0.6],
      [-j.wrap, j.stance, 'corner'],
      [1.8, j.stance * 0.56],
      [5.6, 6],
    ],
    none: [],
  };
  const collar: Point[] = path('6.4,-2.2! 8.6,-0.8 11.4,5.4! 12.4,9.2! 8.4,4.6 6.2,7.4! 5.8,3');
  const lapelOf = (side: 1 | -1): Piece[] =>
    j.lapel === 'none'
      ? []
      : [
          {
            outline: f.shape(turn(lapel[j.lapel], side)),
            depth: 9,
            lift: 5,
            edge: 4,
            folds: drags(j.seed + 3, 1, 1.2, 200, 50),
            ...(j.lapelCloth ? { cloth: j.lapelCloth } : {}),
          },
        ];
  const panels: Piece[] = back
    ? [
        {
          outline: f.whole([...NECKS.back, ...outer, [0, L + 0.4]]),
          depth: 90,
          folds,
          wave: 1.5,
          lines: [
            f.line('seam', [
              [0, 2.4],
              [0.2, 40],
              [0, L],
            ]),
            ...f.pair('seam', [
              [sh * 0.8, 14],
              [waist * 0.62, 38],
              [hem * 0.66, L],
            ]),
          ],
        },
      ]
    : [bare(1), ...lapelOf(1), bare(-1), ...lapelOf(-1)];
  const fronts: Piece[] = back
    ? []
    : ([1, -1] as const).flatMap((side): Piece[] => {
        const pk: Piece[] =
          j.pockets === 'flap'
            ? [pocket(f, side, 7.6, L - 21, 11.4, 4.8, 1, false)]
            : j.pockets === 'patch'
              ? [pocket(f, side, 7, L - 23, 12.4, 15, 2.4, true)]
              : j.pockets === 'welt'
                ? [pocket(f, side, 7.6, L - 19, 10, 1.6, 0.2, false)]
                : [pocket(f, side, 6, L - 17, 12, 11, 0.8, false), pocket(f, side, 6.4, 22, 10.4, 9, 0.8, false)];
        return pk;
      });
  return {
    cloth: j.cloth,
    pieces: [
      ...(j.lapel === 'none' ? [] : [standBehind(f)]),
      insideNeck(f, 7.8, back ? 4 : j.stance),
      ...panels,
      ...fronts,
      ...(back || j.lapel === 'none' || j.pockets === 'four' || j.lapel === 'shawl'
        ? []
        : [
            {
              outline: f.shape(path('-16.4,21.6! -8.6,20.2! -8.4,22.4! -16.2,23.8!')),
              depth: 1,
              lift: 2,
            } as Piece,
          ]),
      ...([-1, 1] as const).flatMap((side) => [
        sleeve(f, side, s, drape * 1.2, j.seed + side, { edge: 3 }),
        ...(back
          ? [0, 1, 2].flatMap((n) => button(f, side * (sh + 8.2), 57 - n * 2.1 + 1.2, j.buttonColor, 0.55))
          : []),
      ]),
      ...(back
        ? j.lapel === 'none'
          ? []
          : [collarBack(f)]
        : j.lapel === 'none'
          ? []
          : ([1, -1] as const).flatMap((side): Piece[] => [
              ...(j.lapel === 'shawl'
                ? []
                : [
                    {
                      outline: f.shape(turn(collar, side)),
                      depth: 8,
                      lift: 4,
                      edge: 4,
                      ...(j.lapelCloth ? { cloth: j.lapelCloth } : {}),
                    } as Piece,
                  ]),
            ])),
      ...(back ? [] : j.buttons.flatMap(([x, y]) => button(f, x, y, j.buttonColor, 1))),
    ],
  };
}

export function turnLine(f: Frame, side: 1 | -1, kind: 'seam' | 'stitch', ps: readonly Point[]) {
  return [f.line(kind, turn(ps, side))];
}

export const singleBreasted = (back: boolean) =>
  jacket(back, {
    cloth: 'wool',
    stance: 38,
    length: 72,
    wrap: 2.4,
    lapel: 'notch',
    buttons: [
      [0, 39.4],
      [0, 49.4],
    ],
    buttonColor: '#2a2320',
    pockets: 'flap',
    curved: true,
    seed: 131,
  });

export const doubleBreasted = (back: boolean) =>
  jacket(back, {
    cloth: 'flannel',
    stance: 36,
    length: 74,
    wrap: 7.6,
    lapel: 'peak',
    buttons: [
      [-5, 38],
      [5, 38],
      [-5, 48],
      [5, 48],
      [-7.4, 28],
      [7.4, 28],
    ],
    buttonColor: '#2a2320',
    pockets: 'flap',
    seed: 137,
  });

export const tuxedo = (back: boolean) =>
  jacket(back, {
    cloth: 'barathea',
    stance: 42,
    length: 72,
    wrap: 2,
    lapel: 'shawl',
    lapelCloth: 'faille',
    buttons: [[0, 43.4]],
    buttonColor: '#171514',
    pockets: 'welt',
    curved: true,
    seed: 139,
  });

export const linenBlazer = (back: boolean) =>
  jacket(back, {
    cloth: 'linen',
    stance: 36,
    length: 70,
    wrap: 2.4,
    lapel: 'notch',
    buttons: [
      [0, 37.4],
      [0, 47.4],
    ],
    buttonColor: '#7b6748',
    pockets: 'patch',
    curved: true,
    waist: 21,
    drape: 0.8,
    seed: 149,
  });

export const boucle = (back: boolean): Garment => {
  const f = close(180, 12.4);
  const g = jacket(back, {
    cloth: 'boucle',
    stance: 2.6,
    length: 56,
    wrap: 0,
    lapel: 'none',
    buttons: [],
    buttonColor: '#c2a14d',
    pockets: 'four',
    waist: 21.4,
    hem: 22.4,
    frame: f,
    sleeve: { length: 52, cuff: 12, chest: 22.6 },
    drape: 0.3,
    seed: 151,
  });
  const braid = (ps: readonly Point[]): Piece => ({
    outline: f.band(ps, 1.1),
    depth: 0,
    edge: 5,
    lift: 2,
    cloth: 'cable',
    tone: 0.72,
  });
  return {
    ...g,
    pieces: [
      ...g.pieces,
      ...(back
        ? []
        : [
            braid([
              [0.6, 3.4],
              [0.7, 56],
            ]),
            braid([
              [-0.6, 3.4],
              [-0.7, 56],
            ]),
            ...([1, -1] as const).flatMap((s) => [
              braid([
                [s * 6, 22.6],
                [s * 16.4, 22.1],
              ]),
              braid([
                [s * 6, 39.6],
                [s * 18, 39.1],
              ]),
              braid([
                [s * 7.6, 0],
                [s * 5.4, 2.2],
                [s * 0.4, 3.2],
              ]),
              ...button(f, s * 11.2, 25, '#c2a14d', 0.7),
              ...button(f, s * 12, 43, '#c2a14d', 0.7),
            ]),
          ]),
      braid(path('-22.3,55.2 0,56 22.3,55.2')),
    ],
  };
};
