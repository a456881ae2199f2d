import { expect, it } from 'vitest';
import { evaluateInDatabase } from './evaluate.fixture.ts';

const { store } = evaluateInDatabase();

it('nothing is a member of an empty list', async () => {
  await store().write((tx) => tx.insertInto('meta').values({ key: 'a', value: '' }).execute());
  expect(await store().db.selectFrom('meta').where('key', 'in', []).selectAll().execute()).toEqual([]);
});
