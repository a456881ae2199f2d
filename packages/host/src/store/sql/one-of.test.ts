import { expect, it } from 'vitest';
import { evaluateInDatabase } from './evaluate.fixture.ts';
import { listed, oneOf } from './one-of.ts';

const { store } = evaluateInDatabase();

const keysAmong = async (keys: readonly string[]): Promise<string[]> => {
  const rows = await store()
    .db.selectFrom('meta')
    .select('key')
    .where('key', 'in', oneOf(keys))
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
};
const keysNotAmong = async (keys: readonly string[]): Promise<number> => {
  const { length } = await store().db.selectFrom('meta').select('key').where('key', 'not in', oneOf(keys)).execute();
  return length;
};
const idsAmong = async (ids: readonly number[]): Promise<number[]> => {
  const rows = await store().db.selectFrom('shop').select('id').where('id', 'in', oneOf(ids)).execute();
  return rows.map(({ id }) => id);
};

it('finds texts and ids, none in an empty list, and none by what cannot be', { tags: ['scale-1'] }, async () => {
  await store().write(async (tx) => {
    await tx
      .insertInto('meta')
      .values(['a', 'b\'"', 'é', 'é\ufffd'].map((key) => ({ key, value: '' })))
      .execute();
    await tx.insertInto('shop').values({ id: 1, body: '{}' }).execute();
  });
  expect(await keysAmong(['a', 'b\'"', 'c'])).toEqual(['a', 'b\'"']);
  expect(await keysAmong(['a\0', 'a\ud800'])).toEqual([]);
  expect(await keysAmong([])).toEqual([]);
  expect(await keysNotAmong(['a'])).toBeGreaterThanOrEqual(3);
  expect(await idsAmong([1, 2 ** 52, 1e30, Number.NaN, 0.5])).toEqual([1]);
  expect(await idsAmong([1e30])).toEqual([]);
  const rows = await store().db.selectFrom('shop').select('id').where('id', 'in', listed('[1,2]')).execute();
  expect(rows).toEqual([{ id: 1 }]);
});
