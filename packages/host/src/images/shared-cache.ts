import { LRUCache } from 'lru-cache';
import type { FileStore } from '../file-store/file-store.ts';
import type { DiskCache } from './disk-cache.ts';

export interface SharedCacheOptions {
  /** This machine's own. */
  disk: DiskCache;
  files: FileStore;
  /** What the names of its objects begin with: `renditions/`. */
  prefix: string;
  /** Objects whose names share the prefix up to the first dash that this process adds; the disk bounds its own files. */
  maxAlike?: number;
  /** Whether its objects are removed a month after they were written (`sweepStored`), and so written again while they are used; true when absent. */
  expires?: boolean;
  /** ms since 1970. */
  now?: () => number;
}

export interface SharedCache extends DiskCache {
  /** `fetched`, `absent`, `added`, and `given_up`: not added, because too many wait or the store is away. */
  figures(): Record<'fetched' | 'absent' | 'added' | 'given_up', number>;
  /** Resolves when everything written so far is in the store, or has been given up. */
  idle(): Promise<void>;
}

/** ms that an object is there after it was written; then any node may remove it. */
export const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Files on their way to the store at the same time, and of those that wait. */
const AT_ONCE = 4;
const WAITING = 1000;
/** Groups of alike files that are counted. */
const GROUPS = 10_000;

/**
 * A disk cache of one machine in front of an object store, so that what one node has made all others find. The store may be away at any time: then it
 * is the disk cache alone, and what is made meanwhile stays on this machine.
 */
export function createSharedCache(options: SharedCacheOptions): SharedCache {
  const { disk, files, prefix, maxAlike = Number.POSITIVE_INFINITY, expires = true, now = Date.now } = options;
  const fetching = new Map<string, Promise<Buffer | null>>();
  const waiting = new Set<string>();
  const sending = new Set<Promise<void>>();
  const added = new LRUCache<string, number>({ max: GROUPS });
  const count = { fetched: 0, absent: 0, added: 0, given_up: 0 };

  /** Takes it from the store to the disk. */
  async function fetchObject(name: string): Promise<Buffer | null> {
    const object = await files.read(prefix + name).catch(() => undefined);
    if (object === null) count.absent += 1;
    if (!object) return null;
    count.fetched += 1;
    // A full disk must not take it from who asked.
    await disk.write(name, object.bytes).catch(() => undefined);
    // One that is used does not get old.
    if (expires && now() - object.written > LIFETIME / 2) send(name);
    return object.bytes;
  }

  /** Requests for one file share one read. */
  function fetched(name: string): Promise<Buffer | null> {
    const known = fetching.get(name) ?? fetchObject(name).finally(() => fetching.delete(name));
    fetching.set(name, known);
    return known;
  }

  /** Copies it from the disk to the store, in its turn. */
  function send(name: string): void {
    const group = name.slice(0, Math.max(0, name.indexOf('-')));
    const alike = added.get(group) ?? 0;
    if (waiting.size >= WAITING || (group !== '' && alike >= maxAlike)) {
      count.given_up += 1;
      return;
    }
    added.set(group, alike + 1);
    waiting.add(name);
    sendNext();
  }

  function sendNext(): void {
    for (const name of waiting) {
      if (sending.size >= AT_ONCE) return;
      waiting.delete(name);
      const sent = sendFile(name).finally(() => {
        sending.delete(sent);
        sendNext();
      });
      sending.add(sent);
    }
  }

  async function sendFile(name: string): Promise<void> {
    try {
      const bytes = await disk.read(name);
      if (!bytes) return;
      await files.write(prefix + name, bytes, 'application/octet-stream');
      count.added += 1;
    } catch {
      count.given_up += 1;
    }
  }

  return {
    read: async (name) => (await disk.read(name)) ?? fetched(name),
    async open(name) {
      const known = await disk.open(name);
      if (known) return known;
      const body = await fetched(name);
      return body && { size: body.length, body };
    },
    async locate(name) {
      const known = await disk.locate(name);
      return known ?? ((await fetched(name)) && disk.locate(name));
    },
    async write(name, bytes) {
      await disk.write(name, bytes);
      send(name);
    },
    sweep: disk.sweep,
    bytes: disk.bytes,
    size: disk.size,
    figures: () => ({ ...count }),
    async idle() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}
