/** A point in the viewport, px. */
export interface Point {
  x: number;
  y: number;
}
export type Fingers = readonly [Point, Point];

/** Largest scale of a pinched picture. */
export const MAX_SCALE = 4;

const middleOf = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The transform of a pinched picture: the point between the fingers stays between them. The scale is 1 to 4; `x` and `y` (px) move a picture
 * that is scaled about `center`, its own middle before the pinch.
 */
export function pinched(start: Fingers, now: Fingers, center: Point): { scale: number; x: number; y: number } {
  const scale = Math.min(MAX_SCALE, Math.max(1, distanceOf(now) / Math.max(1, distanceOf(start))));
  const from = middleOf(start);
  const to = middleOf(now);
  return {
    scale,
    x: to.x - center.x - (from.x - center.x) * scale,
    y: to.y - center.y - (from.y - center.y) * scale,
  };
}
