import { PRIVATE_KINDS, type Rows } from '../liquid/objects/rows.ts';
import type { RowReader } from '../liquid/objects/scope.ts';
import type { ChangeLog } from './change-log.ts';
import type { Loaders } from './reader-loaders.ts';
import type { CachedRow, RowCache } from './row-cache.ts';

/** Rows for one request: what its passes have read and loaded. See docs/decisions/0004-reader.md. */
export interface Reader extends RowReader {
  /** True where a row was asked for that is not in memory: the pass cannot be used. */
  readonly hasMisses: boolean;
  /** Loads what the last pass missed, kind by kind, in one batch each. */
  load(): Promise<void>;
  /** What was read so far belongs to every pass: the page was chosen by it. */
  keepReads(): void;
  /** Forgets the reads of a pass that cannot be used, before the next one. */
  beginPass(): void;
  /** Runs a part of a pass and tells what that part read: entity keys, or null where a row was missing or a visitor's own. */
  part<T>(run: () => T): { value: T; reads: ReadonlySet<string> | null };
  /** Counts these entity keys among what was read: a part of the page was taken as it was kept. */
  readBefore(keys: Iterable<string>): void;
  /** Loads rows the page is known to need. */
  need<K extends keyof Rows>(kind: K, key: string | number): Promise<Rows[K]>;
  /** Entity keys the pass depends on. */
  readonly reads: ReadonlySet<string>;
  /** A row of one visitor was read. */
  readonly isPrivate: boolean;
}

export interface ReaderSource {
  cache: RowCache;
  log: ChangeLog;
  loaders: Loaders;
}

export function createReader({ cache, log, loaders }: ReaderSource): Reader {
  /** Loaded by this request: kept through its passes even if the shared cache lets them go. */
  const own = new Map<string, CachedRow>();
  const misses = new Map<keyof Rows, Set<string>>();
  let reads = new Set<string>();
  let kept: ReadonlySet<string> = reads;
  let keptPrivate = false;
  let isPrivate = false;
  let missed = 0;

  function find(kind: keyof Rows, key: string): CachedRow | undefined {
    const name = `${kind}\n${key}`;
    return own.get(name) ?? cache.get(name);
  }

  async function loadKind<K extends keyof Rows>(kind: K, keys: string[]): Promise<void> {
    const moment = log.now();
    const rows = await loaders[kind](keys);
    for (const [key, row] of rows.found) {
      const name = `${kind}\n${key}`;
      own.set(name, row);
      if (!PRIVATE_KINDS.has(kind)) cache.put(name, row, moment);
    }
    for (const extra of rows.extra ?? []) {
      const name = `${extra.kind}\n${extra.key}`;
      own.set(name, extra.row);
      cache.put(name, extra.row, moment);
    }
  }

  async function load(): Promise<void> {
    const batches = [...misses];
    misses.clear();
    await Promise.all(batches.map(([kind, keys]) => loadKind(kind, [...keys])));
  }

  function get<K extends keyof Rows>(kind: K, key: string | number): Rows[K] | undefined {
    if (PRIVATE_KINDS.has(kind)) isPrivate = true;
    const text = String(key);
    const row = find(kind, text);
    if (row) {
      for (const entity of row.keys) reads.add(entity);
      // Rows are stored by kind: what a kind's loader gave is what its readers get.
      return row.value as Rows[K];
    }
    missed += 1;
    const known = misses.get(kind);
    if (known) known.add(text);
    else misses.set(kind, new Set([text]));
    return undefined;
  }

  return {
    get,
    load,
    get hasMisses() {
      return misses.size > 0;
    },
    keepReads() {
      kept = new Set(reads);
      keptPrivate = isPrivate;
    },
    beginPass() {
      reads = new Set(kept);
      isPrivate = keptPrivate;
      misses.clear();
    },
    part(run) {
      const [before, wasPrivate, missedBefore] = [reads, isPrivate, missed];
      const own = new Set<string>();
      reads = own;
      isPrivate = false;
      try {
        const value = run();
        return { value, reads: missed === missedBefore && !isPrivate ? own : null };
      } finally {
        isPrivate ||= wasPrivate;
        reads = before;
        for (const key of own) reads.add(key);
      }
    },
    readBefore(keys) {
      for (const key of keys) reads.add(key);
    },
    async need(kind, key) {
      const known = get(kind, key);
      if (known !== undefined) return known;
      await load();
      const loaded = get(kind, key);
      if (loaded === undefined) throw new Error(`The loader of "${kind}" gave no answer for "${key}".`);
      return loaded;
    },
    get reads() {
      return reads;
    },
    get isPrivate() {
      return isPrivate;
    },
  };
}
