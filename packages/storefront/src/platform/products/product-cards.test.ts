import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixture } from '../../components/product-card/card.fixture.ts';
import type { Card } from '../../domain/card.schema.ts';
import { cardsByIds, recommendedCards } from './product-cards.ts';

const routes = { search_url: '/fr/search', product_recommendations_url: '/fr/recommendations/products' };
const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** A section as the platform sends it: payload first, then the paint with a script of its own. */
const section = (items: unknown[]) =>
  new Response(
    `<div id="shopify-section-x"><div data-island="x"><script type="application/json">${JSON.stringify({ items, columns: 4 })}</script><div data-root><script>(1)</script></div></div></div>`,
  );
const asked = () => new URL(fetched.mock.calls[0]?.[0] ?? '', 'http://shop.example');

it('asks the platform’s recommendations for the section, with what it is to be about', async () => {
  fetched.mockResolvedValue(section([cardFixture(2)]));
  const answer = await recommendedCards(routes, { productId: 7, limit: 8, intent: 'complementary' });
  expect(answer).toEqual({ ok: true, value: [cardFixture(2)] });
  expect(asked().pathname).toBe('/fr/recommendations/products');
  expect(Object.fromEntries(asked().searchParams)).toEqual({
    product_id: '7',
    limit: '8',
    intent: 'complementary',
    section_id: 'related-products',
  });
});

it('finds products by their ids in one call, in their order, without those that are gone or sold out', async () => {
  const sold: Card = { ...cardFixture(3), available: false };
  fetched.mockResolvedValue(section([cardFixture(1), sold, cardFixture(5)]));
  const answer = await cardsByIds(routes, [5, 3, 9, 1]);
  expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([5, 1]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(asked().pathname).toBe('/fr/search');
  expect(asked().searchParams.get('q')).toBe('id:5 OR id:3 OR id:9 OR id:1');
  expect(asked().searchParams.get('section_id')).toBe('recently-viewed');
});

it('asks for nothing where there is no id', async () => {
  expect(await cardsByIds(routes, [])).toEqual({ ok: true, value: [] });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a failure', new Response('', { status: 500 })],
  ['something else', new Response('<p>Hello</p>')],
  ['cards without a price', section([{ ...cardFixture(1), price: null }])],
])('answers %s as a value', async (_, response) => {
  fetched.mockResolvedValue(response);
  expect((await cardsByIds(routes, [1])).ok).toBe(false);
});

it.each([
  ['a failure', new Response('no', { status: 500 })],
  ['a payload that is cut off', new Response('<script type="application/json">{"items":[{</script>')],
])('answers %s of the recommendations as a value', async (_, response) => {
  fetched.mockResolvedValue(response);
  expect((await recommendedCards(routes, { productId: 1, limit: 4, intent: 'related' })).ok).toBe(false);
});

it('answers a broken connection as a value', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await recommendedCards(routes, { productId: 1, limit: 4, intent: 'related' })).ok).toBe(false);
});
