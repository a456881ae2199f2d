/** Shoes, in profile on the ground: toe to the left; the further one of the pair stands behind. Measures are px. */
import { bends } from '../folds.ts';
import { curve, ellipse, type Point, type Polygon, path, ribbon } from '../outline.ts';
import type { Garment, Piece } from '../piece.ts';

const GROUND = 800;
type Draw = (
  map: (ps: readonly Point[]) => Polygon,
  line: (ps: readonly Point[], kind?: 'seam' | 'stitch') => NonNullable<Piece['lines']>[number],
  k: number,
) => Piece[];

/** Two of a pair, or one turned round for the back view. */
function pair(cloth: Garment['cloth'], draw: Draw, back: boolean, lift = 0): Garment {
  const at = (dx: number, dy: number, k: number, flip: boolean): Piece[] => {
    const move = ([x, y, c]: Point): Point => {
      const px = 450 + (flip ? -1 : 1) * (x - 450) * k + dx;
      const py = GROUND + (y - GROUND) * k + dy;
      return c ? [px, py, c] : [px, py];
    };
    return draw(
      (ps) => curve(flip ? ps.map(move).reverse() : ps.map(move)),
      (ps, kind = 'seam') => ({ kind, points: ps.map(move) }),
      k,
    );
  };
  return {
    cloth,
    ground: GROUND + lift,
    pieces: back ? at(0, 0, 1.04, true) : [...at(64, -74, 0.9, false), ...at(-26, 0, 1, false)],
  };
}

const dark = '#221a15';

export const loafer = (back: boolean): Garment =>
  pair(
    'leather',
    (shape, line) => [
      {
        outline: shape(path('128,792 150,770 420,786 560,772 762,770! 764,799! 580,799! 576,786 420,800 160,801')),
        depth: 14,
        color: dark,
        cloth: 'bridle',
        edge: 4,
        lift: 2,
      },
      {
        outline: shape(path('470,596 600,590 742,596 756,612 620,640 500,640')),
        depth: 4,
        tone: 0.4,
        lift: 0,
      },
      {
        outline: shape(
          path(
            '134,776 136,740 180,700 268,672 380,634 462,596! 520,650 600,662 700,636 752,596! 772,640 768,772! 560,778 420,790 200,784',
          ),
        ),
        depth: 70,
        edge: 10,
        lines: [line(path('528,660 560,730 572,776')), line(path('744,612 752,690 748,770'))],
      },
      {
        outline: shape(path('176,712 240,672 360,630 440,606! 470,640 400,676 270,712 200,726')),
        depth: 22,
        lift: 3,
        edge: 8,
        lines: [line(path('190,716 262,704 396,668 462,638'), 'stitch')],
      },
      {
        outline: shape(path('352,632 424,606! 476,690 430,716!')),
        depth: 12,
        lift: 4,
        edge: 5,
        lines: [
          line(
            [
              [362, 636],
              [434, 706],
            ],
            'stitch',
          ),
          line(
            [
              [418, 612],
              [468, 690],
            ],
            'stitch',
          ),
        ],
      },
      {
        outline: shape(path('392,646 412,638 432,672 414,682')),
        depth: 0,
        tone: 0.3,
        lift: 0,
      },
    ],
    back,
  );

export const flat = (back: boolean): Garment =>
  pair(
    'leather',
    (shape, line) => [
      {
        outline: shape(path('132,790 420,788 740,784 764,788 760,800 420,801 150,800')),
        depth: 6,
        color: dark,
        cloth: 'bridle',
        lift: 2,
      },
      {
        outline: shape(path('330,720 520,716 736,676 752,700 520,760 360,750')),
        depth: 4,
        tone: 0.45,
        lift: 0,
      },
      {
        outline: shape(
          path('130,788 134,756 186,716 262,698 334,706! 372,744 480,752 620,726 744,664! 768,700 766,786! 430,790'),
        ),
        depth: 54,
        edge: 9,
        lines: [
          line([
            [628, 728],
            [646, 784],
          ]),
        ],
      },
      {
        outline: ribbonOf(shape, path('336,704 374,742 480,749 620,723 742,662'), 9),
        depth: 0,
        edge: 5,
        lift: 2,
      },
      {
        outline: shape(path('334,702 300,682 288,700 320,716')),
        depth: 8,
        lift: 3,
        dome: true,
      },
      {
        outline: shape(path('336,704 372,690 382,706 346,718')),
        depth: 8,
        lift: 3,
        dome: true,
      },
    ],
    back,
  );

function ribbonOf(shape: (ps: readonly Point[]) => Polygon, ps: readonly Point[], width: number): Polygon {
  return shape(ribbon(ps, width).map(([x, y]): Point => [x, y, 'corner']));
}

export const sandal = (back: boolean): Garment =>
  pair(
    'leather',
    (shape) => [
      {
        outline: shape(
          path('150,792 300,786 440,752 570,676 690,612 748,606! 752,628 700,640 590,702 460,778 320,801 160,802'),
        ),
        depth: 12,
        color: '#8d6a45',
        cloth: 'bridle',
        lift: 2,
      },
      {
        outline: shape(path('640,640! 752,616! 744,700 736,800! 648,800! 650,710')),
        depth: 30,
        color: '#5b3d26',
        cloth: 'bridle',
        edge: 6,
        lift: 2,
      },
      {
        outline: ribbonOf(shape, path('196,784 226,730 300,714 372,772'), 44),
        depth: 12,
        edge: 7,
        lift: 4,
      },
      {
        outline: ribbonOf(shape, path('262,786 330,726 420,690 476,742'), 40),
        depth: 12,
        edge: 7,
        lift: 4,
      },
      {
        outline: ribbonOf(shape, path('742,612 736,540 728,496'), 34),
        depth: 10,
        edge: 6,
        lift: 3,
      },
      {
        outline: ribbonOf(shape, path('572,478 640,500 736,500 752,470 680,452 582,462 572,478'), 20),
        depth: 8,
        edge: 5,
        lift: 3,
      },
      {
        outline: shape(path('612,478! 640,482! 638,512! 610,506!')),
        depth: 6,
        color: '#b89650',
        cloth: 'metal',
        lift: 3,
      },
    ],
    back,
  );

export const ankleBoot = (back: boolean): Garment =>
  pair(
    'leather',
    (shape, line) => [
      {
        outline: shape(path('120,772! 420,780 760,768! 764,801! 588,801! 580,788 430,801 136,801')),
        depth: 16,
        color: '#1d1816',
        cloth: 'bridle',
        lift: 2,
      },
      {
        outline: shape(path('470,372! 610,362 740,372! 736,392 480,392')),
        depth: 4,
        tone: 0.35,
        lift: 0,
      },
      {
        outline: shape(
          path(
            '124,776 128,734 180,690 270,660 370,616 444,552 470,470 466,374! 600,384 744,374! 742,480 752,580 772,680 766,774! 430,784',
          ),
        ),
        depth: 84,
        folds: bends(6, 5, 0.46, 0.16),
        edge: 12,
        lines: [line(path('742,384 748,560 760,770'))],
      },
      {
        outline: shape(path('548,386! 660,386! 648,480 606,566! 566,480')),
        depth: 10,
        color: '#1c1a19',
        cloth: 'ribKnit',
        lift: 0,
      },
      {
        outline: ribbonOf(shape, path('722,380 728,348 738,380'), 14),
        depth: 3,
        edge: 4,
        lift: 2,
      },
    ],
    back,
  );

export const tallBoot = (back: boolean): Garment =>
  pair(
    'leather',
    (shape, line) => [
      {
        outline: shape(path('220,776! 440,784 690,772! 692,801! 562,801! 556,790 430,801 236,801')),
        depth: 12,
        color: '#1d1512',
        cloth: 'bridle',
        lift: 2,
      },
      {
        outline: shape(path('436,152! 560,138 696,152! 690,172 442,172')),
        depth: 4,
        tone: 0.35,
        lift: 0,
      },
      {
        outline: shape(
          path(
            '224,780 230,744 280,714 360,690 424,654 458,590 452,440 432,300 434,152! 560,166 698,152! 702,300 690,440 672,590 690,690 694,778! 440,788',
          ),
        ),
        depth: 78,
        folds: bends(9, 6, 0.72, 0.12),
        edge: 11,
        lines: [line(path('684,160 690,300 676,440 658,590 676,776')), line(path('460,600 520,650 560,776'))],
      },
      {
        outline: ribbonOf(
          shape,
          [
            [470, 160],
            [472, 226],
          ],
          12,
        ),
        depth: 3,
        color: '#c9b48a',
        edge: 3,
        lift: 2,
        cloth: 'linen',
      },
      {
        outline: ribbonOf(
          shape,
          [
            [650, 158],
            [652, 226],
          ],
          12,
        ),
        depth: 3,
        color: '#c9b48a',
        edge: 3,
        lift: 2,
        cloth: 'linen',
      },
    ],
    back,
  );

export const slingback = (back: boolean): Garment =>
  pair(
    'patent',
    (shape) =>
      [
        {
          outline: shape(
            path('110,794 300,792 470,760 600,708 700,690 742,700 700,716 600,738 470,786 300,802 120,801'),
          ),
          depth: 8,
          color: '#cdb596',
          cloth: 'leather',
          lift: 2,
        },
        {
          outline: shape(path('676,700! 742,696! 730,750 724,800! 704,800! 700,752')),
          depth: 16,
          edge: 5,
          lift: 2,
        },
        {
          outline: shape(path('104,796 140,764 236,726 340,700 420,690! 436,730 520,744 560,736! 480,780 320,797')),
          depth: 44,
          edge: 9,
          lift: 3,
        },
        {
          outline: shape(path('640,704 720,672 752,660! 756,690 738,706 660,722')),
          depth: 24,
          edge: 7,
          lift: 3,
        },
        {
          outline: ribbonOf(shape, path('540,738 610,650 700,606 750,612 752,664'), 15),
          depth: 5,
          edge: 5,
          lift: 3,
        },
        { outline: ellipse(0, 0, 0.01, 0.01), depth: 0, lift: 0 },
      ].slice(0, 5) as Piece[],
    back,
  );
