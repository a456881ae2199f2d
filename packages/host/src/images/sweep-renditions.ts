import path from 'node:path';
import { type DiskCache, openDiskCache } from './disk-cache.ts';

type Swept = Pick<DiskCache, 'sweep'>;

/** Deletes pictures and compressed texts not requested for a month, and unfinished files; returns how many. */
export async function sweepRenditions(caches: readonly Swept[], now: Date): Promise<number> {
  let gone = 0;
  for (const cache of caches) gone += await cache.sweep(now);
  return gone;
}

/** The caches below a data folder, for a process that serves nothing. */
export function cachesOf(dataDir: string): Promise<Swept[]> {
  const open = (name: string) => openDiskCache({ dir: path.join(dataDir, name), maxBytes: Number.POSITIVE_INFINITY });
  return Promise.all([open('renditions'), open('assets')]);
}
