import { afterEach, expect, it, vi } from 'vitest';
import { pageConfigOf } from '../page-config.ts';
import { recommend } from '../products/recommendations.ts';
import { suggest } from './search-suggest.ts';

const { routes } = pageConfigOf({});
const answer = (value: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(value)));
  vi.stubGlobal('fetch', fetched);
  return () => new URL(String(fetched.mock.lastCall?.[0]), 'https://shop.test');
};

afterEach(() => vi.unstubAllGlobals());

it('asks for suggestions of every kind and bears kinds that are missing', async () => {
  const product = { id: 1, title: 'Slip', url: '/p', available: true, price: '128.00', image: null, vendor: 'V' };
  const prices = { price_max: '140.00', compare_at_price_max: '0.00' };
  const asked = answer({ resources: { results: { products: [{ ...product, ...prices }] } } });
  const found = await suggest(routes, 'silk & more', 4);
  expect(asked().pathname).toBe('/search/suggest.json');
  expect(asked().searchParams.get('q')).toBe('silk & more');
  expect(asked().searchParams.get('resources[limit]')).toBe('4');
  expect(found).toEqual({
    ok: true,
    value: { queries: [], products: [{ ...product, ...prices }], collections: [], pages: [], articles: [] },
  });
});

it('says where suggestions have another shape', async () => {
  answer({ resources: [] });
  expect(await suggest(routes, 'x')).toEqual({ ok: false, error: { kind: 'bad-shape', path: '$.resources' } });
});

it('asks for recommendations', async () => {
  const product = { id: 1, title: 'Slip', url: '/p', price: 12800, available: true, featured_image: '//a.jpg' };
  const variants = [{ id: 2, title: 'S', available: true, price: 12800 }];
  const options = [{ name: 'Size' }];
  const asked = answer({
    intent: 'related',
    products: [{ ...product, options, variants: [{ ...variants[0], sku: 'x' }] }],
  });
  const found = await recommend(routes, 7, 3, 'complementary');
  expect(asked().pathname + asked().search).toBe(
    '/recommendations/products.json?product_id=7&limit=3&intent=complementary',
  );
  expect(found).toEqual({ ok: true, value: [{ ...product, options, variants }] });
});
