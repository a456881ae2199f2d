import { PRODUCTS } from '../cache/facts.ts';
import { nextProductAt, publishDueProducts } from '../shop/catalogue/scheduled-products.ts';
import { EVERYTHING } from '../store/changes.ts';
import type { Store } from '../store/open.ts';
import { StoreError } from '../store/store-error.ts';

/** Publishes scheduled products when they are first missed: before the first answer after their publication time. */
export interface Publication {
  /** False where nothing is due: synchronous, for answers from memory. */
  isDue(): boolean;
  publish(): Promise<void>;
  close(): void;
}

/** ms until it is tried again where nothing can be written. */
const AGAIN = 60_000;

/** `now`: the shop's clock, ms since 1970. */
export function createPublication(store: Store, now: () => number): Publication {
  /** 0: not known, since products changed. */
  let next = 0;
  let running: Promise<void> | null = null;
  const close = store.changes.subscribe((facts) => {
    if (facts.has(EVERYTHING) || facts.has(PRODUCTS)) next = 0;
  });
  async function run(): Promise<void> {
    try {
      let nextAt = await nextProductAt(store);
      if (nextAt <= now()) {
        await publishDueProducts(store, now());
        nextAt = await nextProductAt(store);
      }
      next = nextAt;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      next = now() + AGAIN;
    }
  }
  const isDue = () => now() >= next;
  return {
    isDue,
    async publish() {
      if (!isDue()) return;
      running ??= run().finally(() => {
        running = null;
      });
      await running;
    },
    close,
  };
}
