const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

const among = (list: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  list.filter((key) => others.every((other) => other.includes(key)));

/** `list` with the keys that `other` alone has added, each behind the one it stands behind there. */
function withAdded(list: readonly string[], other: readonly string[], base: readonly string[]): string[] {
  const merged = [...list];
  for (const [index, key] of other.entries()) {
    if (merged.includes(key) || base.includes(key)) continue;
    const previous = other.slice(0, index).findLast((candidate) => merged.includes(candidate));
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, key);
  }
  return merged;
}

/**
 * Two orders that began as `base`, as one: without what either removed, with what either added. `isBoth`: both put what stayed in another
 * order, and one's own counts.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { order: string[]; isBoth: boolean } {
  const shared = among(base, mine, theirs);
  const own = among(mine, shared);
  const other = among(theirs, shared);
  const isTheirs = isEqual(own, shared);
  const [first, second] = isTheirs ? [theirs, mine] : [mine, theirs];
  const left = first.filter((key) => second.includes(key) || !base.includes(key));
  return {
    order: withAdded(left, second, base),
    isBoth: !isTheirs && !isEqual(other, shared) && !isEqual(own, other),
  };
}
