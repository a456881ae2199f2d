import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { listCollections } from './collections.ts';
import { listArticles, listBlogs, listMenus, listPages } from './content.ts';
import { listCustomers } from './customers.ts';
import { listFiles } from './files.ts';
import { LIST_SIZE } from './list-of.ts';
import { listMetaobjects, metaobjectTypes } from './metaobjects.ts';
import { listProducts } from './products.ts';

const many = Array.from({ length: LIST_SIZE + 5 }, (_, index) => ({ handle: `c-${index}`, title: `Été ${index}` }));
const look = {
  fields: { name: 'single_line_text_field', image: 'file_reference' },
  entries: [
    { handle: 'evening', fields: { name: 'Evening', image: 'dress-ink.png' } },
    { handle: 'plain', fields: {} },
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'collections.json': [
      { handle: 'silk', title: 'Silk', products: ['dress', 'coat'], image: 'dress-rose.png' },
      ...many,
    ],
    'pages/about.html': '<!--{"title":"About"}-->',
    'blogs.json': [{ handle: 'journal', title: 'Journal' }],
    'blogs/journal/linen.html': '<!--{"title":"Linen","publishedAt":"2999-01-01T00:00:00Z"}-->',
    'menus.json': [{ handle: 'main', title: 'Main', links: [{ title: 'Silk', url: '/collections/silk' }] }],
    'metaobjects/look.json': look,
    'metaobjects/size_guide.json': { fields: {}, entries: [{ handle: 'tops', fields: {} }] },
    'files/walk.mp4': 'film',
    'customers.json': [
      { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      { email: 'only@example.com' },
    ],
  });
});
afterAll(() => shop.close());

const q = { q: '' };
const values = ({ items }: { items: { value: string }[] }) => items.map(({ value }) => value);

describe('products', () => {
  test('by title, in any status, with their prices and first picture', async () => {
    const { items } = await listProducts(shop.store, q);
    expect(values({ items })).toEqual(['coat', 'dress', 'gift-card', 'scarf', 'tee']);
    expect(items[0]).toMatchObject({ status: 'draft', isPublished: false, image: null });
    expect(items[1]).toMatchObject({ title: 'Été Dress', isPublished: true, priceMin: 10_000, priceMax: 12_000 });
    expect(items[1]?.image).toMatchObject({ name: 'dress-ink.png', width: 1 });
  });

  test('found by words of the title or the handle; those alone that are named', async () => {
    expect(values(await listProducts(shop.store, { q: 'ete' }))).toEqual(['dress']);
    expect(values(await listProducts(shop.store, { q: 'GIFT-card' }))).toEqual(['gift-card']);
    expect(values(await listProducts(shop.store, { q: '%' }))).toEqual([]);
    expect(values(await listProducts(shop.store, { q: '', values: ['tee', 'gone', 'coat'] }))).toEqual(['tee', 'coat']);
  });

  test('its lists continue where the one before ended', async () => {
    const store = shop.store;
    const row = await store.db.selectFrom('products').selectAll().where('handle', '=', 'tee').executeTakeFirstOrThrow();
    const added = Array.from({ length: 2 * LIST_SIZE }, (_, at) => ({ ...row, id: 9000 + at, handle: `tee-${at}` }));
    await store.write(async (tx) => {
      for (const product of added) await tx.insertInto('products').values(product).execute();
    });
    const seen: string[] = [];
    for (let after: string | undefined, isLast = false; !isLast; isLast = after === undefined) {
      const page = await listProducts(store, { q: 'tee', ...(after === undefined ? {} : { after }) });
      seen.push(...values(page));
      after = page.next;
    }
    await store.write((tx) =>
      tx.deleteFrom('products').where('id', '>=', 9000).where('handle', 'like', 'tee-%').execute(),
    );
    expect(seen).toHaveLength(1 + added.length);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('collections with the number of their published products', async () => {
  const first = await listCollections(shop.store, q);
  const second = await listCollections(shop.store, { q: '', after: first.next ?? '' });
  expect(first.items).toHaveLength(LIST_SIZE);
  expect(second.next).toBeUndefined();
  expect(second.items.at(-1)).toMatchObject({ value: 'silk', products: 1, image: { name: 'dress-rose.png' } });
});

test('pages, blogs, articles to come, menus', async () => {
  expect((await listPages(shop.store, q)).items).toEqual([{ value: 'about', title: 'About' }]);
  expect((await listBlogs(shop.store, q)).items).toEqual([{ value: 'journal', title: 'Journal', articles: 1 }]);
  expect((await listArticles(shop.store, q)).items).toEqual([
    { value: 'journal/linen', title: 'Linen', blog: 'Journal', publishedAt: '2999-01-01T00:00:00.000Z', image: null },
  ]);
  expect((await listMenus(shop.store, q)).items).toEqual([{ value: 'main', title: 'Main', links: ['Silk'] }]);
});

test('metaobjects by their handles where the type is known, with their names and pictures', async () => {
  const { items } = await listMetaobjects(shop.store, 'look', q);
  expect(items).toMatchObject([
    { value: 'evening', title: 'Evening', image: { name: 'dress-ink.png' } },
    { value: 'plain', title: 'plain', image: null },
  ]);
  const stored = ['look/plain', 'evening', 'size_guide/tops'];
  expect(values(await listMetaobjects(shop.store, 'look', { q: '', values: stored }))).toEqual([
    'look/plain',
    'evening',
  ]);
  expect(values(await listMetaobjects(shop.store, null, q))).toEqual(['look/evening', 'look/plain', 'size_guide/tops']);
  expect(await metaobjectTypes(shop.store)).toEqual([
    { type: 'look', name: 'Look' },
    { type: 'size_guide', name: 'Size guide' },
  ]);
});

test('pictures and videos, however a setting stores them', async () => {
  const pictures = await listFiles(shop.store, 'picture', q);
  expect(values(pictures)).toEqual(['shopify://shop_images/dress-ink.png', 'shopify://shop_images/dress-rose.png']);
  expect(pictures.items[0]).toMatchObject({
    title: 'dress-ink.png',
    width: 1,
    height: 1,
    focalPoint: { x: 50, y: 50 },
  });
  expect(values(await listFiles(shop.store, 'video', q))).toEqual(['shopify://files/videos/walk.mp4']);
  const stored = ['dress-rose.png', 'files/dress-ink.png', 'shopify://shop_images/gone.png'];
  expect(values(await listFiles(shop.store, 'picture', { q: '', values: stored }))).toEqual(stored.slice(0, 2));
});

test('customers by name or address', async () => {
  const { items } = await listCustomers(shop.store, q);
  expect(items.map(({ title, email }) => [title, email])).toEqual([
    ['Ada Lovelace', 'ada@example.com'],
    ['only@example.com', 'only@example.com'],
  ]);
  expect((await listCustomers(shop.store, { q: 'lovelace ada@' })).items).toHaveLength(1);
});
