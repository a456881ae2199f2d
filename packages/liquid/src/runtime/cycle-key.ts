import type { Cycle } from '../syntax/tree.ts';
import { inspect } from '../values/inspect.ts';

/** Equal names of cycles are the same key. */
export function cycleKey(name: unknown): unknown {
  if (name === undefined || name === null) return null;
  return typeof name === 'object' ? Symbol.for(inspect(name)) : name;
}

/** The key of an unnamed cycle. Those with equal literal values share their position. */
export function ownCycleKey(cycle: Cycle): string | Cycle {
  const known = cycle.values.flatMap((value) => (value.type === 'literal' ? [value.value] : []));
  return known.length === cycle.values.length ? inspect(known) : cycle;
}
