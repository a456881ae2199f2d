import { statfs } from 'node:fs/promises';
import type { StoreFault } from './store-error.ts';
import { faultOf } from './store-error.ts';

/** Whether the store takes changes. */
export interface StoreHealth {
  /** What the last write met; null where it is on disk. */
  fault: StoreFault | null;
  /** Bytes left on the disk of the data folder; null where that cannot be told. */
  freeBytes: number | null;
}

/** ms for which a probe's result is good. */
export const PROBE_EVERY = 5000;

/** ms that a question waits for a probe under way: one that waits for another process's lock says nothing yet. */
const PATIENCE = 1000;

const CHANGES: Record<StoreFault, string> = {
  busy: 'Another process has held the database for too long. Changes wait, and are refused after 10 s.',
  full: 'The disk is full. Pages are answered, changes are refused until there is room.',
  'read-only': 'The data folder cannot be written. Pages are answered, changes are refused until it can.',
  disk: 'The disk does not take what is written. Pages are answered, changes are refused until it does.',
  damaged: 'The database is damaged.',
};

export interface HealthOptions {
  dataDir: string;
  /** What opening met, which was reported. */
  fault: StoreFault | null;
  /** Writes something small and waits until it is on disk. */
  probe(): Promise<unknown>;
  /** Said once when writing begins to fail, and once when it works again. */
  report(line: string): void;
  /** Said after the fault `damaged`. */
  remedy: string;
  now?: () => number;
}

export interface HealthWatch {
  /** The outcome of a write that was made anyway. */
  note(fault: StoreFault | null): void;
  /** Now, from the last write or a probe that is at most some seconds old. */
  health(): Promise<StoreHealth>;
}

/** Remembers whether writes succeed, and tries one where none has been made for a while. */
export function watchHealth(options: HealthOptions): HealthWatch {
  const { dataDir, probe, report, remedy, now = Date.now } = options;
  let { fault } = options;
  let known = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | null = null;

  function note(next: StoreFault | null): void {
    known = now();
    if (next === fault) return;
    fault = next;
    if (next === null) report('Changes are taken again.');
    else report(next === 'damaged' ? `${CHANGES[next]} ${remedy}` : CHANGES[next]);
  }

  async function tryWrite(): Promise<void> {
    try {
      await probe();
      note(null);
    } catch (error) {
      note(faultOf(error) ?? 'disk');
    }
  }

  return {
    note,
    async health() {
      if (now() - known >= PROBE_EVERY) {
        probing ??= tryWrite().finally(() => {
          probing = null;
        });
        const patience = Promise.withResolvers<void>();
        const timer = setTimeout(patience.resolve, PATIENCE);
        await Promise.race([probing, patience.promise]);
        clearTimeout(timer);
      }
      const disk = await statfs(dataDir).catch(() => null);
      return { fault, freeBytes: disk && disk.bavail * disk.bsize };
    },
  };
}
