import type { SuggestResponse } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);

test('the search is a form that asks for products by GET', { tags: ['route-5', 'call-7'] }, async () => {
  const visitor = visit(shop.origin);
  const q = 'dress & "silk" <3';
  const found = await visitor.submit(await visitor.open('/search'), 'main form.search__form', { q });
  const { pathname, searchParams } = new URL(found.address, shop.origin);
  expect([pathname, searchParams.get('type'), searchParams.get('q')]).toEqual(['/search', 'product', q]);
  expect(one(found, 'main input[type="search"]').getAttribute('value')).toBe(q);
});

test('without scripts results are filtered and sorted by a form', async () => {
  const visitor = visit(shop.origin);
  const page = await visitor.open('/search?type=product&q=dress');
  const black = all(page, 'main form.filters label').find((label) => /^Black/.test(textOf(label)));
  const value = black?.querySelector('input')?.getAttribute('value') ?? '';
  const found = await visitor.submit(
    page,
    'main form.filters',
    { 'filter.v.option.color': value, sort_by: 'price-descending' },
    'Show',
  );
  expect(found.address).toMatch(/type=product&q=dress/);
  expect(new URL(found.address, shop.origin).searchParams.get('filter.v.option.color')).toBe(value);
  expect(found.address).toMatch(/sort_by=price-descending/);
  const count = all(found, 'main article').length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all(page, 'main article').length);
});

test.each([
  ['nothing was found', '/search?type=product&q=zzzzzz', 'Nothing found for “zzzzzz”'],
  ['nothing was looked for', '/search', 'Search'],
])('where %s, popular searches and best sellers help', async (_, address, heading) => {
  const page = await open(address);
  expect(textOf(one(page, 'h1'))).toBe(heading);
  expect(all(page, 'nav[aria-label="Popular searches"] a').map(textOf)).toContain('Knitwear');
  expect(all(page, 'main article')).toHaveLength(4);
});

test.each(['cardigna', 'CARDÏGAN'])('a slip of the fingers, accents and capitals are forgiven: %s', async (typed) => {
  const address = `/search/suggest.json?q=${encodeURIComponent(typed)}&resources[type]=product`;
  const { resources } = await visit(shop.origin).json<SuggestResponse>(address);
  expect(resources.results.products?.map(({ title }) => title)).toContainEqual(expect.stringMatching(/Cardigan/));
});

test('finds articles and pages where it is asked for everything', async () => {
  const linkTo = (page: Awaited<ReturnType<typeof open>>, text: string) =>
    all(page, 'main a')
      .find((link) => textOf(link) === text)
      ?.getAttribute('href') ?? '';
  const everything = await open('/search?q=silk');
  expect(textOf(one(everything, 'main'))).toMatch(/\d+ results for “silk”/);
  expect(all(everything, 'main a').map(textOf)).toContainEqual(expect.stringMatching(/Silk/i));
  const pieces = await open(linkTo(everything, 'Look for pieces only'));
  expect(pieces.address).toMatch(/type=product&q=silk/);
  const words = await open(linkTo(pieces, 'Look in the journal and on our pages'));
  expect(words.address).toMatch(/type=article(%2C|,)page&q=silk/);
  expect(all(words, 'main article')).toEqual([]);
  expect(all(words, 'main h2').length).toBeGreaterThan(0);
});

test.each([['<img src=x onerror=alert(1)>'], ['"NEAR(* AND zzzz'], ['x'.repeat(5000)], ['\u0001\u202e{{ shop }}']])(
  'shows hostile words as words: %s',
  async (terms) => {
    const page = await open(`/search?type=product&q=${encodeURIComponent(terms)}`);
    expect([page.status, textOf(one(page, 'h1'))]).toEqual([200, expect.stringContaining('Nothing found')]);
    expect(page.html).not.toContain('<img src=x');
  },
);
