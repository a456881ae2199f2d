import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { openPurging } from './open-purging.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const cdn = { maxAge: 60, header: 'Surrogate-Key', purgeUrl: 'http://127.0.0.1:9/purge' };
const open = (settings: { cdn: typeof cdn | undefined }) =>
  openPurging(shop.store, { ...settings, dataDir: shop.dataDir }, () => {});
const stored = async () =>
  (await shop.store.db.selectFrom('purges').select('facts').orderBy('id').execute()).map(({ facts }) => facts);

test('without a CDN nothing is stored, and the store is as it was', async () => {
  const { store, purging, useTheme } = await open({ cdn: undefined });
  expect([store, purging]).toEqual([shop.store, undefined]);
  await useTheme('a');
  await store.write(async (_tx, changed) => changed('shop'));
  expect(await stored()).toEqual([]);
});

test('another theme than before purges everything, the same one nothing', async () => {
  for (const [version, purged] of [
    ['a', 1],
    ['a', 1],
    ['b', 2],
  ] as const) {
    const { useTheme } = await open({ cdn });
    await useTheme(version);
    expect(await stored()).toEqual(Array(purged).fill('["*"]'));
  }
  const { themeChanged } = await open({ cdn });
  themeChanged();
  await expect.poll(stored).toHaveLength(3);
});

test('a shop that has a CDN no more forgets what it was still to be told', async () => {
  const { store } = await open({ cdn });
  await store.write(async (_tx, changed) => changed('shop'));
  expect(await stored()).toEqual(['["shop"]']);
  await open({ cdn: undefined });
  expect(await stored()).toEqual([]);
});
