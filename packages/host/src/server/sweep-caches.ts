import type { DiskCache } from '../images/disk-cache.ts';
import { sweepRenditions } from '../images/sweep-renditions.ts';
import type { Store } from '../store/open.ts';

/** Published when old files in the caches of disks are to go: each node has its own disk, and the schedule runs on one of them. */
const OLD_FILES = 'old-files';

/** Sweeps the caches of this process, and has the other nodes sweep theirs. Returns how many files went here. */
export async function sweepEverywhere(
  store: Store,
  caches: readonly Pick<DiskCache, 'sweep'>[],
  now: Date,
): Promise<number> {
  const gone = await sweepRenditions(caches, now);
  if (store.engine === 'postgres') await store.write(async (_tx, changed) => changed(OLD_FILES));
  return gone;
}

/** Sweeps the caches of this process when another node does. Returns how to stop. */
export function sweepWithOthers(
  store: Pick<Store, 'changes'>,
  caches: readonly Pick<DiskCache, 'sweep'>[],
  { now, report }: { now(): number; report(line: string): void },
): () => void {
  return store.changes.subscribe((facts) => {
    if (!facts.has(OLD_FILES)) return;
    sweepRenditions(caches, new Date(now())).catch((error: unknown) =>
      report(`Old files in the caches could not be removed: ${String(error)}`),
    );
  });
}
