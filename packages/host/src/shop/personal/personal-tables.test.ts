import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTING_TABLES, SEARCH_TABLES } from '../../store/postgres/replaced.ts';
import { tableColumns } from '../../store/tables.fixture.ts';
import { isOnPostgres } from '../../store/test-store.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { columnsOf, NOT_PERSONAL, PERSONAL_TABLES } from './personal-tables.ts';

const ONLY_SQLITE = ['search_index', 'search_words', 'kysely_migration_lock'];
const ONLY_POSTGRES = ['changes', ...LISTING_TABLES, ...SEARCH_TABLES];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('every column of the database is listed as personal, with what becomes of it, or as not personal', async () => {
  const columns = await tableColumns(shop.store.db);
  const listed: Record<string, string[]> = {
    ...Object.fromEntries(
      PERSONAL_TABLES.map(({ table, personal, secret, other }) => [
        table,
        [personal, secret, other].flatMap(columnsOf),
      ]),
    ),
    ...Object.fromEntries(Object.entries(NOT_PERSONAL).map(([table, names]) => [table, columnsOf(names)])),
  };
  for (const table of isOnPostgres ? ONLY_SQLITE : ONLY_POSTGRES) delete listed[table];
  for (const names of Object.values(listed)) names.sort();
  expect(listed).toEqual(columns);
});

test('what stays of a row after an erasure says what each of its personal columns holds', () => {
  const person = { email: 'ada@example.com', customerIds: [], orderIds: [1], cartIds: [], mailIds: [] };
  const row = { id: 1, payload: '', body: '{}', recipient: null, shipping_address: null, billing_address: null };
  for (const { table, personal, erase } of PERSONAL_TABLES) {
    const left = erase === 'row' ? erase : erase(row, person);
    if (left === 'row') continue;
    expect([table, Object.keys(left).sort()]).toEqual([table, columnsOf(personal).sort()]);
  }
});
