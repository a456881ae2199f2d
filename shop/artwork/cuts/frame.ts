/** Garments are cut in centimetres: x from the centre front, y down from the highest point of the shoulder. */
import { curve, ellipse, flipped, mirrored, type Point, type Polygon, ribbon } from '../outline.ts';
import type { Line, Piece } from '../piece.ts';

export interface Frame {
  /** px to a centimetre. */
  scale: number;
  at: (p: Point) => Point;
  points: (ps: readonly Point[]) => Point[];
  /** A closed shape given whole. */
  shape: (ps: readonly Point[]) => Polygon;
  /** A shape given by its right half, from the top of the axis to its bottom. */
  whole: (half: readonly Point[]) => Polygon;
  line: (kind: Line['kind'], ps: readonly Point[]) => Line;
  /** The same line on both sides. */
  pair: (kind: Line['kind'], ps: readonly Point[]) => Line[];
  band: (ps: readonly Point[], from: number, to?: number) => Polygon;
  spot: (x: number, y: number, rx: number, ry?: number) => Polygon;
}

/** `wide` narrows a flat measure to what the eye sees of it on a body. */
export function frame(scale: number, top: number, wide = 1, centre = 450): Frame {
  const at = ([x, y, c]: Point): Point =>
    c ? [centre + x * scale * wide, top + y * scale, c] : [centre + x * scale * wide, top + y * scale];
  const points = (ps: readonly Point[]) => ps.map(at);
  const line = (kind: Line['kind'], ps: readonly Point[]): Line => ({ kind, points: points(ps) });
  return {
    scale,
    at,
    points,
    shape: (ps) => curve(points(ps)),
    whole: (half) => curve(points(mirrored(half))),
    line,
    pair: (kind, ps) => [line(kind, ps), line(kind, flipped(ps))],
    band: (ps, from, to) => ribbon(points(ps), from * scale, (to ?? from) * scale),
    spot: (x, y, rx, ry = rx) => {
      const [cx, cy] = at([x, y]);
      return ellipse(cx, cy, rx * scale, ry * scale);
    },
  };
}

export const mirrorX = (ps: readonly Point[]): Point[] => flipped(ps);

/** A sewn button with its four holes. */
export function button(f: Frame, x: number, y: number, color: string, r = 0.62): Piece[] {
  const hole = (dx: number, dy: number): Piece => ({
    outline: f.spot(x + dx * r, y + dy * r, r * 0.13),
    depth: 0,
    edge: 0,
    color: '#17130f',
    lift: 0,
    cloth: 'horn',
  });
  return [
    { outline: f.spot(x, y, r), depth: r * f.scale * 0.25, edge: r * f.scale * 0.3, color, cloth: 'horn', lift: 2.2 },
    { outline: f.spot(x, y, r * 0.62), depth: 0, edge: 1, color, cloth: 'horn', lift: 0, tone: 0.86 },
    ...(f.scale > 7 ? [hole(-0.2, -0.2), hole(0.2, -0.2), hole(-0.2, 0.2), hole(0.2, 0.2)] : []),
  ];
}
