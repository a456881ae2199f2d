import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../../test/open-listening-shop.ts';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

const QUERIES = [
  'x'.repeat(10_000),
  '"',
  `'; drop table products; --`,
  'NEAR(a b)',
  '*',
  'a*',
  '-',
  'AND',
  'OR NOT',
  'title:silk',
  '{title}: x',
  '((((',
  '^a',
  '\0',
  '👗',
  '%',
  '\\',
];

test.each(QUERIES.map((text) => [text.slice(0, 30), text]))(
  '%j is searched for',
  { tags: ['route-5'] },
  async (_, text) => {
    const q = encodeURIComponent(text);
    await shop.ask({ path: `/search?type=product&q=${q}` }, [200]);
    await shop.ask({ path: `/search/suggest.json?q=${q}&resources[type]=product,page` }, [200]);
  },
);

test('queries that are no text are answered', async () => {
  for (const q of ['%ff', '%E0%A4%A', '%zz', '%']) await shop.ask({ path: `/search?q=${q}` }, [200, 400]);
  for (const query of ['q[]=a', 'q[a][b]=c', 'type=__proto__&q=a', 'q=a&sort_by=x&options[x]=y'])
    await shop.ask({ path: `/search?${query}` }, [200]);
});
