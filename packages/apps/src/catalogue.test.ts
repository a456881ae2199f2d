import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopCatalogue } from './catalogue.ts';

const shop = Fastify();
let origin = '';
let products: unknown[] = [];
let pages: string[] = [];
let isOpen = true;
shop.get<{ Querystring: { page: string; limit: string } }>('/products.json', async (request, reply) => {
  if (!isOpen) return reply.code(503).send('closed');
  const { page, limit } = request.query;
  pages.push(page);
  return { products: products.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)) };
});
beforeAll(async () => {
  origin = await shop.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
beforeEach(() => {
  isOpen = true;
  pages = [];
  products = Array.from({ length: 300 }, (_, index) => product(index + 1));
});

const product = (id: number) => ({
  id,
  handle: `p-${id}`,
  title: `P ${id}`,
  vendor: 'left alone',
  variants: [{ id: id * 10, sku: id % 2 ? `S${id}` : null }],
});

test('reads the whole list once, at the first lookup', async () => {
  const catalogue = shopCatalogue(origin);
  expect(pages).toEqual([]);
  const [first, last] = await Promise.all([catalogue.byId(1), catalogue.byVariantId(3000)]);
  expect(first).toEqual({ id: 1, handle: 'p-1', title: 'P 1', variants: [{ id: 10, sku: 'S1' }] });
  expect(last).toMatchObject({ handle: 'p-300', variants: [{ sku: '' }] });
  expect(pages).toEqual(['1', '2']);
});

test('looks again for an id it does not know, but not with every question', async () => {
  let now = 0;
  const catalogue = shopCatalogue(origin, () => now);
  expect(await catalogue.byId(301)).toBeUndefined();
  products.push(product(301));
  expect(await catalogue.byId(301)).toBeUndefined();
  expect(pages).toHaveLength(2);
  now = 60_000;
  expect(await catalogue.byId(301)).toMatchObject({ handle: 'p-301' });
  expect(pages).toHaveLength(4);
});

test('an unreachable shop is retried', async () => {
  isOpen = false;
  const catalogue = shopCatalogue(origin);
  await expect(catalogue.byId(1)).rejects.toThrow('503');
  isOpen = true;
  expect(await catalogue.byId(1)).toMatchObject({ handle: 'p-1' });
});
