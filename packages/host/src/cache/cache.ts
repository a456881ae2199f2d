import type { Changes } from '../store/changes.ts';
import { EVERYTHING } from './facts.ts';
import { createRegion, type FactIndex, type Region, type RegionOptions } from './region.ts';
import { createVersions } from './versions.ts';

/**
 * The cache of everything the host computes (docs/decisions/0037-one-cache.md). Each entry names the facts it depends on and when it
 * expires; a published change drops exactly the entries that depend on it, in every region.
 */
export interface Cache {
  /** The present version of the shop: taken before something is read, handed to `Region.set` afterwards. */
  version(): number;
  /** True where one of the facts changed after `version`. */
  changedSince(facts: Iterable<string>, version: number): boolean;
  /** Room for entries of one kind. */
  region<V extends object>(options: RegionOptions<V>): Region<V>;
  /** Facts that entries depend on now. */
  readonly facts: number;
}

export function createCache(changes: Changes): Cache {
  const versions = createVersions();
  const dependents = new Map<string, Set<{ drop(): void }>>();
  const regions = new Set<{ clear(): void }>();
  const index: FactIndex = {
    add(fact, entry) {
      const known = dependents.get(fact);
      if (known) known.add(entry);
      else dependents.set(fact, new Set([entry]));
    },
    remove(fact, entry) {
      const known = dependents.get(fact);
      known?.delete(entry);
      if (known?.size === 0) dependents.delete(fact);
    },
  };
  changes.subscribe((facts) => {
    versions.changed(facts);
    if (facts.has(EVERYTHING)) for (const region of regions) region.clear();
    else for (const fact of facts) for (const entry of [...(dependents.get(fact) ?? [])]) entry.drop();
  });
  return {
    version: versions.now,
    changedSince: versions.changedSince,
    region(options) {
      const region = createRegion(options, index, versions);
      regions.add(region);
      return {
        ...region,
        close() {
          regions.delete(region);
          region.close();
        },
      };
    },
    get facts() {
      return dependents.size;
    },
  };
}

const caches = new WeakMap<Changes, Cache>();

/** The one cache of a store. */
export function cacheOf({ changes }: { changes: Changes }): Cache {
  const known = caches.get(changes) ?? createCache(changes);
  caches.set(changes, known);
  return known;
}
