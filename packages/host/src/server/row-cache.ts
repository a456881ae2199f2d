import type { ChangeLog } from './change-log.ts';

/** One thing read from the shop, with the entity keys whose change makes it stale. */
export interface CachedRow {
  value: unknown;
  keys: readonly string[];
}

interface Entry extends CachedRow {
  bytes: number;
}

/** Rows kept in memory between requests: bounded by bytes, the longest unused go first, a change drops exactly its rows. */
export interface RowCache {
  get(name: string): CachedRow | undefined;
  /** `moment`: when loading began; a row that changed since is not kept. */
  put(name: string, row: CachedRow, moment: number): void;
  readonly bytes: number;
  readonly size: number;
}

/** Told when a shop folder was imported or the shop's own settings changed: any row may be another. */
const EVERYTHING = 'shop';

/** Bytes a row holds, roughly: its name and the length of its JSON, two bytes a character, its place under each key, and its own cost. */
const sizeOf = (name: string, { value, keys }: CachedRow) =>
  ((JSON.stringify(value)?.length ?? 0) + name.length) * 2 + keys.length * 100 + 300;

export function createRowCache(log: ChangeLog, maxBytes: number): RowCache {
  const entries = new Map<string, Entry>();
  const namesByKey = new Map<string, Set<string>>();
  let bytes = 0;

  const drop = (name: string) => {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    bytes -= entry.bytes;
    for (const key of entry.keys) {
      const names = namesByKey.get(key);
      names?.delete(name);
      if (names?.size === 0) namesByKey.delete(key);
    }
  };
  log.onChange((keys) => {
    if (keys.has(EVERYTHING)) {
      entries.clear();
      namesByKey.clear();
      bytes = 0;
      return;
    }
    for (const key of keys) for (const name of [...(namesByKey.get(key) ?? [])]) drop(name);
  });

  return {
    get(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      // Moves it to the end: a Map keeps the order of insertion.
      entries.delete(name);
      entries.set(name, entry);
      return entry;
    },
    put(name, row, moment) {
      if (log.changedSince(row.keys, moment) || log.changedSince([EVERYTHING], moment)) return;
      drop(name);
      const entry = { ...row, bytes: sizeOf(name, row) };
      entries.set(name, entry);
      bytes += entry.bytes;
      for (const key of row.keys) {
        const names = namesByKey.get(key);
        if (names) names.add(name);
        else namesByKey.set(key, new Set([name]));
      }
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes || entries.size === 1) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
  };
}
