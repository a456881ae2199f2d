import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { jsonItems } from './json-items.ts';

const { store } = evaluateInDatabase();

async function namesIn(list: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ name: string | null }>`
    select item.value ->> 'name' as name from ${jsonItems(text(list), 'item')} order by item.key desc`.execute(
    store().db,
  );
  return rows.map(({ name }) => name);
}

it('are a row each, in their order', async () => {
  const list = Array.from({ length: 12 }, (_, place) => ({ name: `n${place}` }));
  expect(await namesIn(JSON.stringify(list))).toEqual(list.map(({ name }) => name).reverse());
  expect(await namesIn('[{"name":"Été"},{"name":null},{}]')).toEqual([null, null, 'Été']);
  expect(await namesIn('[]')).toEqual([]);
});

it('are read of each row of a table beside them', async () => {
  const rows = ['a', 'b'].map((key) => ({ key, value: JSON.stringify([{ of: key }, { of: `${key}${key}` }]) }));
  await store().write((tx) => tx.insertInto('meta').values(rows).execute());
  const read = await sql<{ key: string; of: string }>`
    select meta.key as key, item.value ->> 'of' as "of" from meta, ${jsonItems(sql.ref('meta.value'), 'item')}
    where meta.key in ('a', 'b') order by meta.key, item.key`.execute(store().db);
  expect(read.rows).toEqual([
    { key: 'a', of: 'a' },
    { key: 'a', of: 'aa' },
    { key: 'b', of: 'b' },
    { key: 'b', of: 'bb' },
  ]);
});
