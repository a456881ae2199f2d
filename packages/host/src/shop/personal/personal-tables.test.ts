import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { columnsOf, NOT_PERSONAL, PERSONAL_TABLES } from './personal-tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('every column of the database is listed as personal, with what becomes of it, or as not personal', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
    where tables.schema = 'main' and tables.type in ('table', 'virtual') and tables.name not like 'sqlite_%'
      and columns.hidden in (0, 2, 3)
  `.execute(shop.store.db);
  const listed = [
    ...PERSONAL_TABLES.flatMap(({ table, personal, secret, other }) =>
      [personal, secret, other].flatMap(columnsOf).map((column) => `${table}.${column}`),
    ),
    ...Object.entries(NOT_PERSONAL).flatMap(([table, columns]) => columnsOf(columns).map((name) => `${table}.${name}`)),
  ];
  expect(listed.sort()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).sort());
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
