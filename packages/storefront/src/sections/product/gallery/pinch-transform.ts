/** A place in the window, px. */
export interface Place {
  x: number;
  y: number;
}
export type Fingers = readonly [Place, Place];

/** How far two fingers can enlarge a picture. */
export const LARGEST = 4;

const between = ([a, b]: Fingers): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Where two fingers have brought a picture: what was between them stays between them. The scale is 1 to 4; `x` and `y` (px) move a picture
 * that is scaled about `center`, its own middle before the pinch.
 */
export function pinched(start: Fingers, now: Fingers, center: Place): { scale: number; x: number; y: number } {
  const scale = Math.min(LARGEST, Math.max(1, apart(now) / Math.max(1, apart(start))));
  const from = between(start);
  const to = between(now);
  return {
    scale,
    x: to.x - center.x - (from.x - center.x) * scale,
    y: to.y - center.y - (from.y - center.y) * scale,
  };
}
