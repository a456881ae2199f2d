import type { Changes } from '../store/changes.ts';

/** How many keys are remembered one by one; older ones are forgotten together. */
const REMEMBERED = 20_000;

/** Which entity keys changed since when, so that what was read before a write is not kept after it. */
export interface ChangeLog {
  /** The present moment, to be handed to `changedSince` later. */
  now(): number;
  /** True where one of the keys changed after `moment` (or may have: old changes are not remembered one by one). */
  changedSince(keys: Iterable<string>, moment: number): boolean;
  onChange(listener: (keys: ReadonlySet<string>) => void): void;
  close(): void;
}

export function createChangeLog(changes: Changes): ChangeLog {
  let sequence = 0;
  /** Everything up to here counts as changed. */
  let floor = -1;
  const last = new Map<string, number>();
  const listeners: ((keys: ReadonlySet<string>) => void)[] = [];
  const close = changes.subscribe((keys) => {
    sequence += 1;
    if (last.size > REMEMBERED) {
      last.clear();
      floor = sequence - 1;
    }
    for (const key of keys) last.set(key, sequence);
    for (const listener of listeners) listener(keys);
  });
  return {
    now: () => sequence,
    changedSince(keys, moment) {
      if (moment === sequence) return false;
      if (moment <= floor) return true;
      for (const key of keys) if ((last.get(key) ?? -1) > moment) return true;
      return false;
    },
    onChange: (listener) => listeners.push(listener),
    close,
  };
}
