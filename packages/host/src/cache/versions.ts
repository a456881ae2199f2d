import { EVERYTHING } from './facts.ts';

/** How many facts are remembered one by one; older changes are forgotten together. */
const REMEMBERED = 20_000;

/** Which facts changed since when. A version is a number that grows with each change. */
export interface Versions {
  /** The present version, to be handed to `changedSince` later. */
  now(): number;
  /** True where one of the facts changed after `version`, or may have: old changes are not remembered one by one. */
  changedSince(facts: Iterable<string>, version: number): boolean;
  /** Counts a change of these facts. */
  changed(facts: Iterable<string>): void;
}

/** `remembered`: how many facts' changes are tracked individually. */
export function createVersions(remembered: number = REMEMBERED): Versions {
  let version = 0;
  /** Work that began before this version counts as changed. */
  let floor = -1;
  const last = new Map<string, number>();
  return {
    now: () => version,
    changed(facts) {
      version += 1;
      for (const fact of facts) last.set(fact, version);
      if (last.has(EVERYTHING) || last.size > remembered) {
        last.clear();
        floor = version - 1;
      }
    },
    changedSince(facts, since) {
      if (since === version) return false;
      if (since <= floor) return true;
      for (const fact of facts) if ((last.get(fact) ?? -1) > since) return true;
      return false;
    },
  };
}
