import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '../shop/test-shop.ts';
import { examine } from './examine.ts';
import { rewriteDatabase } from './rewrite-database.ts';

const ROWS = 2000;

test('nothing of what was erased is left in any file, also beside an open shop', async () => {
  const shop = await openTestShop();
  const traces = () =>
    readdirSync(shop.dataDir)
      .filter((name) => name.startsWith('vitrine.db'))
      .reduce((sum, name) => sum + readFileSync(join(shop.dataDir, name), 'latin1').split('PERSON').length - 1, 0);
  // Rows that grow are moved from page to page.
  await shop.store.write(async (tx) => {
    await sql`create table notes (id integer primary key, about text)`.execute(tx);
    await sql`insert into notes select value * 48271 % 2147483647,
      iif(value % 3 = 0, 'PERSON', 'somebody') || printf('%.*c', value * 7919 % 400, '.')
      from (with recursive counted(value) as (select 1 union all select value + 1 from counted where value < ${ROWS}) select value from counted)`.execute(
      tx,
    );
  });
  for (let round = 0; round < 4; round += 1)
    await shop.store.write((tx) =>
      sql`update notes set about = about || printf('%.*c', id * ${round + 1} % 300, '+')`.execute(tx),
    );
  await shop.store.write((tx) => sql`update notes set about = '' where about like 'PERSON%'`.execute(tx));
  expect(traces()).toBeGreaterThan(0);
  rewriteDatabase(shop.dataDir);
  expect(traces()).toBe(0);
  expect(examine(shop.dataDir).filter(({ state }) => state === 'wrong')).toEqual([]);
  await shop.store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value: 'b' }).execute());
  expect(await shop.store.db.selectFrom('products').select('id').execute()).toHaveLength(5);
  await shop.close();
});
