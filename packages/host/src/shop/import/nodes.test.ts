import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropTestDatabase, isOnPostgres, openTestStore } from '../../store/test-store.ts';
import { openTestShop } from '../test-shop.ts';
import { importShop } from './import-shop.ts';

test.runIf(isOnPostgres)(
  'two nodes that start at the same time import once, each with its copy of the folder',
  { tags: ['scale-13'] },
  async () => {
    const shop = await openTestShop();
    const dir = mkdtempSync(join(tmpdir(), 'vitrine-nodes-'));
    try {
      // Without its times: as a checkout on another machine has it.
      cpSync(shop.shopDir, join(dir, 'shop'), { recursive: true });
      const nodes = [await openTestStore(join(dir, 'data')), await openTestStore(join(dir, 'data'))];
      const folders = [shop.shopDir, join(dir, 'shop')];
      const reports = await Promise.all(
        nodes.map((store, index) => importShop(store, folders[index] ?? '', { waits: true })),
      );
      expect(reports.map(({ unchanged }) => unchanged).toSorted()).toEqual([false, true]);
      for (const store of nodes) {
        expect(await store.db.selectFrom('products').select('handle').execute()).not.toEqual([]);
        await store.close();
      }
    } finally {
      await dropTestDatabase(join(dir, 'data'));
      rmSync(dir, { recursive: true });
      await shop.close();
    }
  },
);
