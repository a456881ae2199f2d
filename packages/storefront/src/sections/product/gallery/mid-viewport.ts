/**
 * Which slide is current, of those that cross the middle of the viewport (rule gallery-8): the one that was asked for, while it is on its way
 * or there; the present one, while it crosses (slides of a row do so together); else the first. Null where nothing changes.
 */
export function slideAtMiddle(
  crossing: ReadonlySet<number>,
  current: number | null,
  asked: number | null,
): number | null {
  if (asked !== null) return asked;
  if (current !== null && crossing.has(current)) return current;
  return crossing.size > 0 ? Math.min(...crossing) : current;
}
