import path from 'node:path';
import type { FileStore } from '../file-store/file-store.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { LIFETIME } from './shared-cache.ts';

type Swept = Pick<DiskCache, 'sweep'>;

/** Names of objects that are made again when they are missing. */
const MADE = ['renditions/', 'assets/'];

/** Deletes pictures and compressed texts not requested for a month, and unfinished files; returns how many. */
export async function sweepRenditions(caches: readonly Swept[], now: Date): Promise<number> {
  let gone = 0;
  for (const cache of caches) gone += await cache.sweep(now);
  return gone;
}

/** Removes those of the object store that were written a month ago; returns how many. Ends early where `signal` is aborted. */
export async function sweepStored(files: FileStore, now: Date, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  for (const prefix of MADE) {
    let after: string | undefined;
    do {
      const listed = await files.list(prefix, after);
      const old = listed.filter(({ written }) => now.getTime() - written > LIFETIME).map(({ key }) => key);
      await files.remove(old);
      gone += old.length;
      after = listed.at(-1)?.key;
    } while (after !== undefined && signal?.aborted !== true);
  }
  return gone;
}

/** The caches below a data folder, for a process that serves nothing. */
export function cachesOf(dataDir: string): Promise<Swept[]> {
  const open = (name: string) => openDiskCache({ dir: path.join(dataDir, name), maxBytes: Number.POSITIVE_INFINITY });
  return Promise.all([open('renditions'), open('assets')]);
}
