/** The list with some of its values moved before or after another one. Their own order stays; nothing moves to itself. */
export function reordered(
  values: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): readonly string[] {
  if (moved.has(target)) return values;
  const others = values.filter((value) => !moved.has(value));
  const at = others.indexOf(target) + (position === 'after' ? 1 : 0);
  return others.toSpliced(at, 0, ...values.filter((value) => moved.has(value)));
}
