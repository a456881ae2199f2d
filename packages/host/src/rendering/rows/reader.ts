import type { Cache } from '../../cache/cache.ts';
import type { Dependencies } from '../../cache/dependencies.ts';
import type { Region } from '../../cache/region.ts';
import { PRIVATE_KINDS, type Rows } from '../../objects/rows.ts';
import type { RowReader } from '../../objects/scope.ts';
import { following } from './follow.ts';
import type { Loaders } from './reader-loaders.ts';
import type { Row } from './row.ts';

/** Rows for one request: what its attempts have read and loaded. See docs/decisions/0004-reader.md. */
export interface Reader extends RowReader {
  /** True when a row that was read is not in memory: the attempt's output cannot be used. */
  readonly hasMisses: boolean;
  /** Loads the rows the last attempt missed, one batch for each kind, and the rows they refer to. */
  load(): Promise<void>;
  /** Preloads rows that are not in memory, by stored name: `kind\nkey`. */
  prepare(names: Iterable<string>): Promise<void>;
  /** Something was not in memory. */
  readonly hasLoaded: boolean;
  /** Rows that were loaded for this request, by name, and whether they were read; none of a visitor's own. */
  loaded(): [name: string, wasRead: boolean][];
  /** What was read so far belongs to every attempt: the page was chosen by it. */
  keepReads(): void;
  /** Forgets the reads of an attempt that cannot be used, before the next one. */
  beginAttempt(): void;
  /** Runs a part of an attempt and returns what it depends on: null where a row was missing or private. */
  part<T>(run: () => T): { value: T; dependencies: Dependencies | null };
  /** A part of the page was taken from the cache, and depends on this. */
  depends(on: Dependencies): void;
  /** Loads rows the page is known to need. */
  need<K extends keyof Rows>(kind: K, key: string | number): Promise<Rows[K]>;
  /** What every attempt depends on: the rows the page was chosen by. */
  readonly plan: Dependencies;
  /** The shop's version at the first read: output made from these rows is not newer. */
  readonly version: number;
  /** What the attempt depends on. */
  readonly dependencies: Dependencies;
  /** A row of one visitor was read. */
  readonly isPrivate: boolean;
}

export interface ReaderSource {
  cache: Cache;
  rows: Region<Row>;
  loaders: Loaders;
}

/** What has been recorded of an attempt, or of a part of it. */
interface Recorded {
  facts: Set<string>;
  until: number;
  isPrivate: boolean;
}

const recorded = (of?: Recorded): Recorded => ({
  facts: new Set(of?.facts),
  until: of?.until ?? Number.POSITIVE_INFINITY,
  isPrivate: of?.isPrivate ?? false,
});

const kindOf = (name: string) => name.slice(0, name.indexOf('\n')) as keyof Rows;

export function createReader({ cache, rows, loaders }: ReaderSource): Reader {
  /** Loaded by this request: stays through its attempts even if the shared cache lets them go. */
  const own = new Map<string, Row>();
  /** Names of loaded rows that have not been read yet. */
  const unread = new Set<string>();
  const misses = new Set<string>();
  let attempt = recorded();
  /** Includes reads before the first attempt. */
  let ofEveryAttempt = attempt;
  let missed = 0;
  const version = cache.version();

  function find(name: string): Row | undefined {
    const row = own.get(name);
    if (row === undefined) return rows.get(name)?.value;
    unread.delete(name);
    return row;
  }

  const isInMemory = (name: string) => own.has(name) || rows.get(name) !== undefined;

  /** Loads rows of one kind. Returns the names of the rows they refer to. */
  async function loadKind(kind: keyof Rows, keys: string[]): Promise<string[]> {
    const before = cache.version();
    const next: string[] = [];
    for (const [key, row] of (await loaders[kind](keys)).found) {
      const name = `${kind}\n${key}`;
      own.set(name, row);
      unread.add(name);
      if (!PRIVATE_KINDS.has(kind))
        rows.set(name, row, { facts: new Set(row.facts), until: row.until ?? Number.POSITIVE_INFINITY }, before);
      next.push(...following(kind, row.value));
    }
    return next;
  }

  /** Loads rows by name, and the rows they refer to. */
  async function loadNames(requested: Iterable<string>): Promise<void> {
    let names = new Set(requested);
    while (names.size > 0) {
      const batches = [...Map.groupBy(names, kindOf)];
      const next = await Promise.all(
        batches.map(([kind, batch]) =>
          loadKind(
            kind,
            batch.map((name) => name.slice(kind.length + 1)),
          ),
        ),
      );
      names = new Set(next.flat().filter((name) => !isInMemory(name)));
    }
  }

  async function load(): Promise<void> {
    const names = [...misses];
    misses.clear();
    await loadNames(names);
  }

  function endsAt(time: number): void {
    attempt.until = Math.min(attempt.until, time);
  }

  function get<K extends keyof Rows>(kind: K, key: string | number): Rows[K] | undefined {
    if (PRIVATE_KINDS.has(kind)) attempt.isPrivate = true;
    const name = `${kind}\n${key}`;
    const row = find(name);
    if (row) {
      for (const fact of row.reads ?? row.facts) attempt.facts.add(fact);
      if (row.until !== undefined) endsAt(row.until);
      // Rows are stored by kind, so the value has the type that this kind's loader returns.
      return row.value as Rows[K];
    }
    missed += 1;
    misses.add(name);
    return undefined;
  }

  function depends({ facts, until }: Dependencies): void {
    for (const fact of facts) attempt.facts.add(fact);
    endsAt(until);
  }

  return {
    get,
    load,
    prepare: (names) => loadNames([...names].filter((name) => !isInMemory(name))),
    get hasLoaded() {
      return own.size > 0;
    },
    loaded: () =>
      [...own.keys()].flatMap((name): [string, boolean][] =>
        PRIVATE_KINDS.has(kindOf(name)) ? [] : [[name, !unread.has(name)]],
      ),
    depends,
    endsAt,
    shows(fact) {
      attempt.facts.add(fact);
    },
    get hasMisses() {
      return misses.size > 0;
    },
    keepReads() {
      ofEveryAttempt = recorded(attempt);
    },
    beginAttempt() {
      attempt = recorded(ofEveryAttempt);
      misses.clear();
    },
    part(run) {
      const [whole, missedBefore] = [attempt, missed];
      const part = recorded();
      attempt = part;
      try {
        const value = run();
        return { value, dependencies: missed === missedBefore && !part.isPrivate ? part : null };
      } finally {
        attempt = whole;
        attempt.isPrivate ||= part.isPrivate;
        depends(part);
      }
    },
    async need(kind, key) {
      const known = get(kind, key);
      if (known !== undefined) return known;
      await load();
      const loaded = get(kind, key);
      if (loaded === undefined) throw new Error(`The loader of "${kind}" gave no answer for "${key}".`);
      return loaded;
    },
    version,
    get plan() {
      return ofEveryAttempt;
    },
    get dependencies() {
      return attempt;
    },
    get isPrivate() {
      return attempt.isPrivate;
    },
  };
}
