import type { Shop } from '../shop/markets/types-shop.ts';
import { type Changes, EVERYTHING } from '../store/changes.ts';

/** ms from a read that failed to the next. */
export const READ_AGAIN = 1000;

export interface LiveShopOptions {
  changes: Pick<Changes, 'subscribe'>;
  /** The shop's record as the database has it. */
  read: () => Promise<Shop>;
  report: (line: string) => void;
}

/** The shop's record, which is read again when it changes. */
export interface LiveShop {
  current(): Shop;
  close(): void;
}

/** Reads the shop's record, and again after each change of it, until that succeeds. Rejects where the first read fails. */
export async function openLiveShop({ changes, read, report }: LiveShopOptions): Promise<LiveShop> {
  let later: Shop | null = null;
  /** Changes so far, and the one that `later` was read after. */
  let changed = 0;
  let shown = 0;
  let isClosed = false;

  async function readAfter(change: number): Promise<void> {
    for (let tries = 1; change === changed && !isClosed; tries += 1) {
      try {
        const record = await read();
        // Two reads in PostgreSQL may overtake each other.
        if (change > shown) [later, shown] = [record, change];
        return;
      } catch (error) {
        if (tries === 1) report(`The shop's record could not be read again: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN).unref());
      }
    }
  }

  // Before the first read, which may not see what another node changes while it runs.
  const unsubscribe = changes.subscribe((facts) => {
    if (!facts.has('shop') && !facts.has(EVERYTHING)) return;
    changed += 1;
    void readAfter(changed);
  });
  const close = (): void => {
    isClosed = true;
    unsubscribe();
  };
  try {
    const first = await read();
    return { current: () => later ?? first, close };
  } catch (error) {
    close();
    throw error;
  }
}
