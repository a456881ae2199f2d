import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import { readSamples } from './read-samples.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'collections.json': [
      { handle: 'none', title: 'None', products: [] },
      { handle: 'hidden', title: 'Hidden', products: ['coat'] },
      { handle: 'silk', title: 'Silk', products: ['dress', 'coat'] },
    ],
    'blogs.json': [
      { handle: 'later', title: 'Later' },
      { handle: 'journal', title: 'Journal' },
    ],
    'blogs/later/wool.html': '<!--{"title":"Wool","publishedAt":"2999-01-01T00:00:00Z"}-->',
    'blogs/journal/linen.html': '<!--{"title":"Linen","publishedAt":"2024-01-01T00:00:00Z"}-->',
    'blogs/journal/newer.html': '<!--{"title":"Newer","publishedAt":"2025-01-01T00:00:00Z"}-->',
    'metaobjects/look.json': JSON.stringify({
      fields: { name: 'single_line_text_field' },
      entries: ['one', 'two', 'three', 'four', 'five'].map((handle) => ({ handle, fields: { name: handle } })),
    }),
  });
});
afterAll(() => shop.close());

test('are resources that visitors can see, those that can be bought first', async () => {
  const samples = await readSamples(shop.store.db, Date.now());
  expect(samples.product?.slice(0, 2).toSorted()).toEqual(['dress', 'tee']);
  expect(samples.product).not.toContain('coat');
  expect(samples['metaobject:look']).toEqual(['one', 'two', 'three', 'four']);
});

test('collections have products, and blogs articles', async () => {
  const samples = await readSamples(shop.store.db, Date.now());
  expect(samples).toMatchObject({
    collection: ['silk'],
    blog: ['journal'],
    article: ['journal/newer', 'journal/linen'],
  });
  const before = await readSamples(shop.store.db, 0);
  expect([before.collection, before.blog, before.article]).toEqual([[], [], []]);
});

test('pictures are landscapes, the largest first', async () => {
  const file = { alt: '', version: '1', focal_x: 50, focal_y: 50, size: 1, modified_ms: 0 };
  const sizes: [string, number, number][] = [
    ['tall.webp', 2000, 3000],
    ['small.webp', 600, 400],
    ['large.webp', 3000, 2000],
    ['same.webp', 3000, 1900],
    ['band.webp', 3000, 200],
    ['drawing.svg', 3000, 2000],
    ['film.mp4', 3000, 2000],
  ];
  const { store } = shop;
  await store.write(async (tx) => {
    await tx.deleteFrom('files').execute();
    await tx
      .insertInto('files')
      .values(sizes.map(([name, width, height]) => ({ ...file, name, width, height })))
      .execute();
  });
  const { image_picker: pictures } = await readSamples(store.db, Date.now());
  expect(pictures).toEqual(['large', 'same', 'small'].map((name) => `shopify://shop_images/${name}.webp`));
});

test('there are none of an empty shop', async () => {
  const empty = await openTestShop({ 'products.csv': `${productHeader}\n`, 'collections.json': '[]' });
  const samples = await readSamples(empty.store.db, Date.now());
  expect([samples.product, samples.collection]).toEqual([[], []]);
  await empty.close();
});
