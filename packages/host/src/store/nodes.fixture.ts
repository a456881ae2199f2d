import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from './open.ts';
import { dropTestDatabase, openTestStore } from './test-store.ts';

/** Several nodes of one shop: each has a store of its own on the same database. */
export interface Nodes {
  stores: readonly [Store, Store, ...Store[]];
  close(): Promise<void>;
}

/** An empty database with `count` nodes, on the engine that tests run on. */
export async function openNodes(count = 2): Promise<Nodes> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-nodes-'));
  const [first, second] = [await openTestStore(dir), await openTestStore(dir)];
  const others: Store[] = [];
  for (let number = 2; number < count; number += 1) others.push(await openTestStore(dir));
  const stores = [first, second, ...others] as const;
  return {
    stores,
    async close() {
      for (const store of stores) await store.close();
      await dropTestDatabase(dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
