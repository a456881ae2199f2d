import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import {
  BrowsingContext,
  CollectionOembed,
  ListedCollection,
  ListedProduct,
  ProductJs,
  ProductOembed,
  ProductRecord,
} from './shapes.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    shop: {
      timezone: 'America/New_York',
      markets: [
        {
          handle: 'europe',
          name: 'Europe',
          countries: ['FR'],
          currency: 'EUR',
          moneyFormat: '{{amount_no_decimals}} €',
          moneyWithCurrencyFormat: '{{amount}} € EUR',
          rate: 0.9,
          rounding: 500,
        },
      ],
    },
  });
});
afterAll(() => shop.close());

const read = async <T>(url: string, shape: z.ZodType<T>): Promise<T> => {
  const answer = await shop.visitor().get(url, { host: 'localhost' });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return shape.parse(answer.json());
};

test('lists of products have the fields of the platform, each of its type', async () => {
  const { products } = await read('/products.json', z.strictObject({ products: z.array(ListedProduct) }));
  expect(products.map(({ handle }) => handle)).toContain('slip-dress');
  const dress = products.find(({ handle }) => handle === 'slip-dress');
  expect(dress).toMatchObject({
    tags: ['silk', 'best-seller'],
    body_html: '<p>Cut on the bias.</p>',
    product_type: 'Dresses',
  });
  expect(dress?.variants[0]).toMatchObject({ price: '240.00', compare_at_price: '300.00', grams: 300, position: 1 });
  expect(dress?.variants[0]?.featured_image).toBeNull();
  expect(dress?.options[0]).toEqual({ name: 'Color', position: 1, values: ['Ink', 'Oat'] });
  const inCollection = z.strictObject({ products: z.array(ListedProduct) });
  expect((await read('/collections/silk/products.json', inCollection)).products.length).toBeGreaterThan(0);
});

test('one product is the record of the admin: tags as a text, currencies, weights in their own unit', async () => {
  const { product } = await read('/products/slip-dress.json', z.strictObject({ product: ProductRecord }));
  expect(product).toMatchObject({ tags: 'silk, best-seller', template_suffix: null, published_scope: 'web' });
  expect(product.image).toEqual(product.images[0]);
  const [variant] = product.variants;
  expect(variant).toMatchObject({
    price: '240.00',
    price_currency: 'USD',
    grams: 300,
    inventory_management: 'shopify',
  });
  const grams = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }[variant?.weight_unit ?? 'g'];
  expect((variant?.weight ?? 0) * grams).toBeCloseTo(300, 0);
  const ids = product.options.map((option) => option.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the same product for scripts has prices in minor units and addresses without a protocol', async () => {
  const product = await read('/products/slip-dress.js', ProductJs);
  expect(product).toMatchObject({ price_min: 24_000, price_max: 25_000, price_varies: true, compare_at_price: 30_000 });
  const suggested = z.strictObject({ intent: z.literal('related'), products: z.array(ProductJs) });
  const { products } = await read(`/recommendations/products.json?product_id=${product.id}`, suggested);
  expect(products.length).toBeGreaterThan(0);
});

test('prices and their currency are those of the visitor’s country, times are on the shop’s clock', async () => {
  const visitor = shop.visitor();
  visitor.cookies.set('localization', 'FR');
  const shape = z.strictObject({ product: ProductRecord });
  const { product } = shape.parse((await visitor.get('/products/slip-dress.json')).json());
  expect(product.variants[0]).toMatchObject({
    price_currency: 'EUR',
    compare_at_price_currency: 'EUR',
    price: '220.00',
  });
  expect(product.created_at).toMatch(/-0[45]:00$/);
});

test('collections have the fields of the platform', async () => {
  const { collections } = await read('/collections.json', z.strictObject({ collections: z.array(ListedCollection) }));
  expect(collections.length).toBeGreaterThan(0);
  const { collection } = await read('/collections/silk.json', z.strictObject({ collection: ListedCollection }));
  expect(collections).toContainEqual(collection);
});

test('link previews name what is on offer', async () => {
  const product = await read('/products/slip-dress.oembed', ProductOembed);
  expect(product).toMatchObject({
    product_id: 'slip-dress',
    brand: 'Atelier',
    url: 'http://localhost/products/slip-dress',
  });
  expect(product.offers.map(({ price, in_stock }) => [price, in_stock])).toEqual([
    [240, true],
    [240, false],
    [250, true],
  ]);
  const collection = await read('/collections/silk.oembed', CollectionOembed);
  expect(collection.url).toBe('http://localhost/collections/silk');
  const { url, provider, version, type, ...offered } = product;
  expect([url, provider, version, type].every((text) => text !== '')).toBe(true);
  expect(collection.products).toContainEqual(offered);
  expect((await shop.visitor().get('/collections/none.oembed')).statusCode).toBe(404);
});

test('the browser’s languages say where a visitor is, and only what was asked for is suggested', async () => {
  const asked = async (query: string, language?: string) => {
    const answer = await shop.visitor().get(`/browsing_context_suggestions.json${query}`, {
      ...(language !== undefined && { 'accept-language': language }),
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return BrowsingContext.parse(answer.json());
  };
  expect(await asked('', 'fr-FR,fr;q=0.9')).toEqual({
    detected_values: { country: { handle: 'FR', name: 'France' }, country_name: 'France' },
    suggestions: [],
  });
  const all =
    '?country[enabled]=true&country[exclude]=US&language[enabled]=true&language[exclude]=en&currency[enabled]=true&currency[exclude]=USD';
  const [suggestion] = (await asked(all, 'en;q=0.5, fr-FR')).suggestions;
  expect(suggestion?.parts).toMatchObject({
    country: { handle: 'FR', name: 'France', options: { FR: 'France (EUR €)', US: 'United States (USD $)' } },
    language: { handle: 'fr' },
    currency: { handle: 'EUR', options: { USD: 'USD $', EUR: 'EUR €' } },
  });
  // What is shown already is excluded; a country the shop does not sell to is no suggestion.
  expect((await asked(all, 'en-US')).suggestions).toEqual([]);
  const elsewhere = await asked('?country[enabled]=true&currency[enabled]=true', 'pt-BR');
  expect([elsewhere.detected_values.country.handle, elsewhere.suggestions]).toEqual(['BR', []]);
  for (const odd of [undefined, '', ';;,', 'xx-@@;q=9', '*', 'en-AAAAAAAAAAAA'])
    expect((await asked(all, odd)).detected_values.country.handle).toBe('US');
});
