import { LRUCache } from 'lru-cache';
import type { Dependencies } from './dependencies.ts';
import type { Versions } from './versions.ts';

/** Entries of one kind with a bound of their own, so that many rows never push the pages out. */
export interface Region<V extends object> {
  /** The entry of this name, if it still holds. Synchronous: no promise, no query. */
  get(key: string): Cached<V> | undefined;
  /** Whether there is one of this name, that holds or has come to its end; asking counts as no use. */
  has(key: string): boolean;
  /**
   * Stores an entry and returns whether it did: not when one of its facts has changed since `version`, when it has expired, or when it
   * exceeds its share of the region.
   */
  set(key: string, value: V, dependencies: Dependencies, version: number): boolean;
  /**
   * The entry, or what `make` returns now. Requests for an entry in progress wait for it, and make their own only where it may not be
   * shared. Errors of `make` go to its caller only.
   */
  share(key: string, make: () => Promise<Made<V>>): Promise<Shared<V>>;
  /** Counts the bytes of a stored value again, which has become smaller or larger. Another value of this name is left alone. */
  resized(key: string, value: V): void;
  /** Forgets all entries, and stores none that is being made. */
  clear(): void;
  /** `entries`, `bytes`, `hits`, `misses`, `shared`, `private`, `drops.{reason}`, `not_stored.{reason}`. All but the first two only grow. */
  figures(): Record<string, number>;
  /** Forgets all and stores nothing any more. */
  close(): void;
}

/** The stored value with its dependencies, for callers that include it in a result of their own. */
export interface Cached<V> {
  readonly value: V;
  readonly dependencies: Dependencies;
}

/** What was made; without dependencies it is one visitor's alone, and is never stored. */
export interface Made<V> {
  value: V;
  dependencies: Dependencies | null;
}

export interface Shared<V> {
  value: V;
  /** `hit`: it was there, or another was making it. `miss`: made now, for everyone. `private`: made now, for this visitor. */
  outcome: 'hit' | 'miss' | 'private';
}

export interface RegionOptions<V> {
  /** 0 stores nothing. */
  maxBytes: number;
  /** Bytes a value holds in memory, roughly, without its name and its dependencies. */
  sizeOf(value: V): number;
  /** The shop's clock, ms since 1970. */
  now?: () => number;
}

interface Entry<V> extends Cached<V> {
  bytes: number;
  /** One of its facts has changed. */
  drop(): void;
}

/** Entries by the facts they depend on. */
export interface FactIndex {
  add(fact: string, entry: { drop(): void }): void;
  remove(fact: string, entry: { drop(): void }): void;
}

/** No entry may take more than this part of its region. */
const LARGEST_PART = 1 / 4;

/** Bytes of a name, of each dependency with its place in the index, and of the bookkeeping of one entry. */
const costOf = (key: string, { facts }: Dependencies) => key.length * 2 + facts.size * 100 + 300;

/** One region of a cache; see `createCache`. */
export function createRegion<V extends object>(
  { maxBytes, sizeOf, now = Date.now }: RegionOptions<V>,
  index: FactIndex,
  versions: Versions,
): Region<V> {
  const count = {
    hits: 0,
    misses: 0,
    shared: 0,
    private: 0,
    'drops.changed': 0,
    'drops.ended': 0,
    'drops.space': 0,
    'drops.replaced': 0,
    'drops.cleared': 0,
    'not_stored.changed': 0,
    'not_stored.ended': 0,
    'not_stored.large': 0,
  };
  const inFlight = new Map<string, Promise<Shared<V> | null>>();
  /** Counts the times all was forgotten. */
  let cleared = 0;
  let closed = maxBytes === 0;
  const entries = closed
    ? null
    : new LRUCache<string, Entry<V>>({
        maxSize: maxBytes,
        sizeCalculation: ({ bytes }) => bytes,
        dispose(entry, _key, reason) {
          for (const fact of entry.dependencies.facts) index.remove(fact, entry);
          if (reason === 'evict') count['drops.space'] += 1;
          if (reason === 'set') count['drops.replaced'] += 1;
        },
      });

  function drop(key: string, reason: 'changed' | 'ended'): void {
    if (entries?.delete(key)) count[`drops.${reason}`] += 1;
  }

  function find(key: string): Entry<V> | undefined {
    const entry = entries?.get(key);
    if (!entry || entry.dependencies.until > now()) return entry;
    drop(key, 'ended');
    return undefined;
  }

  function set(key: string, value: V, dependencies: Dependencies, version: number): boolean {
    if (closed || !entries) return false;
    if (versions.changedSince(dependencies.facts, version)) {
      count['not_stored.changed'] += 1;
      return false;
    }
    if (dependencies.until <= now()) {
      count['not_stored.ended'] += 1;
      return false;
    }
    return put(entries, key, value, dependencies);
  }

  function put(entries: LRUCache<string, Entry<V>>, key: string, value: V, dependencies: Dependencies): boolean {
    const bytes = Math.ceil(sizeOf(value)) + costOf(key, dependencies);
    if (bytes > maxBytes * LARGEST_PART) {
      entries.delete(key);
      count['not_stored.large'] += 1;
      return false;
    }
    const entry = { value, dependencies, bytes, drop: () => drop(key, 'changed') };
    entries.set(key, entry);
    for (const fact of dependencies.facts) index.add(fact, entry);
    return true;
  }

  /** Makes an entry; null where the result is private or already outdated. */
  async function make(
    key: string,
    run: () => Promise<Made<V>>,
  ): Promise<{ mine: Shared<V>; others: Shared<V> | null }> {
    const version = versions.now();
    const before = cleared;
    const { value, dependencies } = await run();
    if (dependencies === null) {
      count.private += 1;
      return { mine: { value, outcome: 'private' }, others: null };
    }
    const mine = { value, outcome: 'miss' } as const;
    if (before !== cleared) return { mine, others: null };
    set(key, value, dependencies, version);
    const holds = !versions.changedSince(dependencies.facts, version) && dependencies.until > now();
    return { mine, others: holds ? { value, outcome: 'hit' } : null };
  }

  return {
    has: (key) => entries?.has(key) ?? false,
    get(key) {
      const entry = find(key);
      if (entry) count.hits += 1;
      else count.misses += 1;
      return entry;
    },
    set,
    async share(key, run) {
      const entry = find(key);
      if (entry) {
        count.hits += 1;
        return { value: entry.value, outcome: 'hit' };
      }
      const making = inFlight.get(key);
      // Nothing is awaited before `make` starts, so its version is the current one.
      const theirs = making && (await making);
      if (theirs) {
        count.shared += 1;
        return theirs;
      }
      count.misses += 1;
      const made = make(key, run);
      const others = made.then(
        ({ others }) => others,
        () => null,
      );
      if (!inFlight.has(key)) inFlight.set(key, others);
      try {
        return (await made).mine;
      } finally {
        if (inFlight.get(key) === others) inFlight.delete(key);
      }
    },
    resized(key, value) {
      const entry = entries?.peek(key);
      if (!entries || entry?.value !== value) return;
      entries.delete(key);
      put(entries, key, value, entry.dependencies);
    },
    clear() {
      count['drops.cleared'] += entries?.size ?? 0;
      cleared += 1;
      entries?.clear();
      inFlight.clear();
    },
    figures: () => ({ entries: entries?.size ?? 0, bytes: entries?.calculatedSize ?? 0, ...count }),
    close() {
      closed = true;
      cleared += 1;
      entries?.clear();
    },
  };
}
