import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedCatalogue } from '../cart/cart-catalogue.ts';
import { readCart } from '../cart/read-cart.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import { readExamplePages } from './example-pages.ts';
import { fillCart } from './fill-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'pages/about.html': '<!--{"title":"About"}--><p>Us</p>',
    'pages/faq.html': '<!--{"title":"FAQ","templateSuffix":"faq"}--><p>Q</p>',
    'pages/later.html':
      '<!--{"title":"Later","templateSuffix":"later","publishedAt":"2999-01-01T00:00:00Z"}--><p>L</p>',
    'metaobjects/look.json': JSON.stringify({
      fields: { name: 'single_line_text_field' },
      entries: [{ handle: 'evening', fields: { name: 'Evening' } }],
    }),
  });
});
afterAll(() => shop.close());

test('are the first pages that can be opened, by the alternate template that they ask for', async () => {
  const pages = await readExamplePages(shop.store.db, 7, Date.now());
  // The scarf is gone and the coat hidden.
  expect(pages.of.product.get('')).toMatch(/^\/products\/(?:dress|tee)$/);
  expect(Object.fromEntries(pages.of.page)).toEqual({ '': '/pages/about', faq: '/pages/faq' });
  expect(pages.metaobjects.get('look')).toBe('/pages/look/evening');
  expect(pages.of.article.size).toBe(0);
  expect(pages.giftCard).toMatch(/^\/gift_cards\/7\/\w+/);
});

test('a full bag has two products that can be bought', async () => {
  const token = await fillCart(shop.store);
  const cart = await readCart(shop.store, token);
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  const products = await storedCatalogue(shop.store.db).productsOf(cart?.lines.map(({ variantId }) => variantId) ?? []);
  expect([...products.values()].map(({ handle }) => handle).sort()).toEqual(['dress', 'tee']);
});

test('there is no full bag where nothing can be bought', async () => {
  const empty = await openTestShop({
    'products.csv': `${productHeader}\nscarf,Scarf,,V,A,,TRUE,Title,Default Title,,,S,80,shopify,0,deny,45,,,,,FALSE,active\n`,
  });
  expect(await fillCart(empty.store)).toBeNull();
  await empty.close();
});
