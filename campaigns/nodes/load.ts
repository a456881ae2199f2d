import { CODES } from '../prepare.ts';
import { createRandom } from '../random.ts';
import { createShopper, type Ledger } from '../writes.ts';
import type { Nodes } from './open-nodes.ts';

/** Shoppers who write, each request at any node, until they are stopped. */
export interface Load {
  /** Acknowledged writes. */
  written(): number;
  /** Has each shopper read soon what was acknowledged to it. */
  look(): void;
  /** Ends it; resolves to a sentence for each acknowledged write that is not there, and for a shopper who had to give up. */
  stop(): Promise<string[]>;
}

export interface LoadOptions {
  shop: Nodes;
  ledger: Ledger;
  lanes: number;
  seed: number;
  /** With plenty of stock. */
  variant: number;
  /** Of the first shopper's address. */
  index: number;
  signal: AbortSignal;
}

/** Writes of one shopper: then another one comes. */
const WRITES = 150;

export function startLoad({ shop, ledger, lanes, seed, variant, index: first, signal }: LoadOptions): Load {
  const missing: string[] = [];
  let shoppers = first;
  let looks = 0;
  let isStopped = false;
  const isOver = () => signal.aborted;
  const goesOn = () => !isStopped && !isOver();

  async function shopping(): Promise<void> {
    const index = shoppers++;
    const shopper = createShopper({
      data: shop.data,
      origin: shop.anyOrigin,
      index,
      random: createRandom(seed, index),
      variant,
      ledger,
      codes: CODES,
      isOver,
    });
    let seen = looks;
    for (let count = 0; count < WRITES && goesOn(); count++) {
      await shopper.write();
      if (seen !== looks) missing.push(...(await shopper.lost()));
      seen = looks;
    }
    missing.push(...(await shopper.lost()));
    shopper.close();
  }

  async function lane(): Promise<void> {
    while (goesOn()) {
      await shopping().catch((error: unknown) => missing.push(`A shopper gave up: ${error}`));
    }
  }

  const running = Array.from({ length: lanes }, lane);
  return {
    written: () => [...ledger.acknowledged.values()].reduce((sum, count) => sum + count, 0),
    look: () => {
      looks += 1;
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return missing;
    },
  };
}
