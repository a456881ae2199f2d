/**
 * Which slide is current, of those that cross the middle of the viewport (rule gallery-8): the target of a scroll that runs;
 * the current one, while it crosses (slides of a row cross together); else the first. Null if there is none.
 */
export function slideAtMiddle(
  crossing: ReadonlySet<number>,
  current: number | null,
  target: number | null,
): number | null {
  if (target !== null) return target;
  if (current !== null && crossing.has(current)) return current;
  return crossing.size > 0 ? Math.min(...crossing) : current;
}
