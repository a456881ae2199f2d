import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled } from './compiled.ts';
import { openTestStore } from './test-store.ts';

it('fills in arguments wherever and however often they are used, beside values that are fixed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  const store = await openTestStore(dir);
  const put = compiled((db, key: string, value: string) =>
    db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
  );
  const find = compiled((db, value: string, other: string) =>
    db
      .selectFrom('meta')
      .select('key')
      .where('value', 'in', [value, other, 'fixed'])
      .where('key', '!=', other)
      .orderBy('key'),
  );
  await store.write(async (tx) => put(tx, 'a', '1'));
  await store.write(async (tx) => put(tx, 'a', '2'));
  await store.write(async (tx) => put(tx, 'b', 'fixed'));
  await store.write(async (tx) => put(tx, 'c', "';--"));
  expect(await find(store.db, '2', "';--")).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
  expect(await find(store.db, '1', '2')).toEqual([{ key: 'a' }, { key: 'b' }]);
  await store.close();
  rmSync(dir, { recursive: true });
});
