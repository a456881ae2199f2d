import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Store } from '../store/open.ts';
import type { Reasons } from './readiness.ts';

/** Free bytes that the data folder's disk must have: an open order must not be the one that fills it. */
export const LEAST_FREE = 16 * 1024 ** 2;
/** Writes that wait for the disk; more of them wait longer than a shopper does. */
export const LONGEST_QUEUE = 1000;

export interface Probed {
  store: Pick<Store, 'write'>;
  /** Writes that wait now. */
  queued(): number;
  dataDir: string;
  /** Bytes; `LEAST_FREE` where absent. */
  leastFree?: number;
}

/** Tries a write, and checks free disk space and the write queue. */
export async function probe({ store, queued, dataDir, leastFree = LEAST_FREE }: Probed): Promise<Reasons> {
  const [write, disk] = await Promise.all([tryWrite(store), roomIn(dataDir, leastFree)]);
  return [...write, ...disk, ...(queued() > LONGEST_QUEUE ? ['queue_long'] : [])];
}

/** Another one in each process, so that none waits for the row of another. */
const KEY = `ready-${randomBytes(6).toString('hex')}`;

/** A row deleted in the same write: the disk has to store its page, and nothing stays. */
async function tryWrite(store: Pick<Store, 'write'>): Promise<Reasons> {
  const write = store.write(async (tx) => {
    await tx.insertInto('meta').values({ key: KEY, value: '' }).execute();
    await tx.deleteFrom('meta').where('key', '=', KEY).execute();
  });
  return write.then(
    () => [],
    (error: unknown) => [`write_${faultName(error)}`],
  );
}

async function roomIn(dataDir: string, leastFree: number): Promise<Reasons> {
  return statfs(dataDir).then(
    ({ bavail, bsize }) => (bavail * bsize < leastFree ? ['disk_low'] : []),
    () => ['disk_missing'],
  );
}

/** The store's fault (`full`, `read-only`, `busy`), where it has one. */
function faultName(error: unknown): string {
  return error instanceof Error && 'fault' in error && typeof error.fault === 'string' ? error.fault : 'failed';
}
