import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchStart } from './search-start.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const routes = { all_products_collection_url: '/fr/collections/all' };
const start = {
  brands: true,
  links: [{ title: 'Linen', url: '/search?q=linen' }],
  products: [
    {
      id: 7,
      title: 'Slip',
      brand: 'Oriel',
      url: '/products/slip',
      image: null,
      price: 49500,
      cap: 66000,
      from: false,
      available: true,
    },
  ],
};
const section = (value: unknown) => new Response(`<script type="application/json">${JSON.stringify(value)}</script>`);

it('reads popular searches and what sells best, in the language of the page', async () => {
  fetched.mockResolvedValue(section(start));
  expect(await searchStart(routes)).toEqual({ ok: true, value: start });
  expect(fetched.mock.calls[0]?.[0]).toBe('/fr/collections/all?sort_by=best-selling&section_id=search-start');
});

it.each([
  ['a failure', new Response('', { status: 404 }), 'status'],
  ['a page without it', new Response('<p>Hello</p>'), 'bad-shape'],
  ['a product without an address', section({ links: [], products: [{ ...start.products[0], url: 3 }] }), 'bad-shape'],
])('answers %s as a value', async (_, response, kind) => {
  fetched.mockResolvedValue(response);
  expect(await searchStart(routes)).toMatchObject({ ok: false, error: { kind } });
});
