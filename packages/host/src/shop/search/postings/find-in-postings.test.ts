import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { isOnPostgres } from '../../../store/test-store.ts';
import { openTestShop } from '../../test-shop.ts';
import type { Criteria } from '../criteria.ts';
import { FIELDS } from '../entry.ts';
import { rebuildSearch } from '../search-index.ts';
import { findInPostings } from './find-in-postings.ts';

const dress: Criteria = {
  all: [[{ words: ['ete'] }], [{ words: ['dress'] }]],
  fields: FIELDS,
  kinds: ['product'],
  locale: '',
  limit: 9,
};

/** Runs something once, after the first statement of a search and before its next one. */
const between = (run: () => Promise<unknown>): KyselyPlugin => {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone) {
        isDone = true;
        await run();
      }
      return result;
    },
  };
};

it.runIf(isOnPostgres)('begins again when the index is replaced while it is read', async () => {
  const { store, close } = await openTestShop();
  const found = await store.db.selectFrom('products').where('handle', '=', 'dress').select('id').execute();
  const db = store.db.withPlugin(between(() => store.write(rebuildSearch)));
  expect(await findInPostings(db, dress)).toEqual(found.map(({ id }) => ({ kind: 'product', id })));
  await close();
});

it.runIf(isOnPostgres)('finds nothing in a language or a kind that has no entries', async () => {
  const { store, close } = await openTestShop();
  expect(await findInPostings(store.db, { ...dress, locale: 'de' })).toEqual([]);
  expect(await findInPostings(store.db, { ...dress, kinds: ['article'] })).toEqual([]);
  await close();
});
