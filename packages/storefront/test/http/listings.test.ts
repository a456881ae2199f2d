import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);
const texts = (page: Page, selector: string) => all(page, selector).map(textOf);
const products = (page: Page) => all(page, '.grid__product');
const countOf = (page: Page) => textOf(one(page, '.collection__count'));

test('the collections of the tags are there, and cards with the tags lead to them', {
  tags: ['route-6', 'route-7'],
}, async () => {
  const links = all(await open('/collections/all'), '.card__marks a').map(
    (link) => `${textOf(link)} ${link.getAttribute('href')}`,
  );
  expect([...new Set(links)].toSorted()).toEqual([
    'Eco-Conscious /collections/eco-conscious',
    'Most Loved /collections/must-haves',
  ]);
  for (const path of ['/collections/must-haves', '/collections/eco-conscious']) {
    const page = await open(path);
    expect([page.status, products(page).length > 0]).toEqual([200, true]);
    expect(all(page, `main .card__marks a[href="${path}"]`)).toHaveLength(products(page).length);
  }
});

test('Limited Edition is told on the card, and leads nowhere', async () => {
  const page = await open('/collections/limited-edition');
  expect(texts(page, '.card__marks')).toContainEqual(expect.stringContaining('Limited Edition'));
  expect(texts(page, '.card__marks a')).not.toContain('Limited Edition');
});

test('a collection lists its pieces, in numbered pages, and says when there is none', {
  tags: ['collection-3', 'collection-4', 'collection-6'],
}, async () => {
  const first = await open('/collections/sale');
  const pages = 'main nav[aria-label="Pages"]';
  expect(products(first).length).toBeGreaterThan(3);
  expect(textOf(one(first, `${pages} [aria-current="page"]`))).toBe('1');
  const second = await open(one(first, `${pages} a[aria-label="Page 2"]`).getAttribute('href') ?? '');
  expect(second.address).toMatch(/page=2/);
  expect(textOf(one(second, `${pages} [aria-current="page"]`))).toBe('2');
  expect(texts(second, '.card__badge--sale')[0]).toMatch(/\d+% off/);
  const titles = texts(first, '.card__title');
  expect(texts(second, '.card__title').filter((title) => titles.includes(title))).toEqual([]);
  const none = await open('/collections/all?filter.v.price.gte=99999');
  expect(products(none)).toEqual([]);
  expect(textOf(one(none, 'main .collection__empty'))).toMatch(/^Nothing here/);
});

test('only products whose selected variant is available show while filters are active', {
  tags: ['collection-15'],
}, async () => {
  const page = await open('/collections/all?filter.v.availability=0');
  expect([all(page, '.collection__empty').length, products(page).length]).toEqual([1, 0]);
});

test.each(['filter.v.option.color=Oxblood', 'filter.p.vendor=Oriel', 'filter.v.availability=0'])(
  'the count is of what is shown: products that are hidden are not counted: %s',
  { tags: ['collection-15'] },
  async (query) => {
    const page = await open(`/collections/all?${query}`);
    const shown = products(page).length;
    expect(countOf(page)).toBe(shown === 1 ? '1 piece' : `${shown} pieces`);
  },
);

test('a page past the end leads back to the beginning, with its filters', async () => {
  const page = await open('/collections/all?filter.v.option.color=Ink&page=40');
  expect(textOf(one(page, '.collection__empty'))).toContain('The list is shorter than that by now.');
  expect(texts(page, 'main a')).not.toContain('Show earlier pieces');
  const back = all(page, '.collection__empty a').find((link) => textOf(link) === 'Go to its beginning');
  const beginning = await open(back?.getAttribute('href') ?? '');
  expect(beginning.address).toMatch(/color=Ink&page=1$/);
  expect(products(beginning).length).toBeGreaterThan(0);
});

test.each([
  'filter.v.price.gte=900&filter.v.price.lte=100',
  'filter.v.price.gte=-5',
  'filter.v.price.gte=cheap',
  'filter.v.option.nothing=x',
  'sort_by=sideways',
  'page=999',
  'page=-1',
])('wrong and unknown filters leave a page that works: %s', async (query) => {
  const page = await open(`/collections/all?${query}`);
  expect([page.status, textOf(one(page, 'h1'))]).toEqual([200, 'All']);
  expect(page.html).not.toContain('Liquid error');
});

test('without scripts active filters and pages are plain links', async () => {
  const filtered = await open('/collections/all?filter.v.option.color=Ink');
  const chip = all(filtered, '.collection__list ul[aria-label="Active filters"] a').find((link) =>
    /Ink/.test(textOf(link)),
  );
  const list = await open(chip?.getAttribute('href') ?? '');
  expect(list.address).toBe('/collections/all');
  const more = await open(one(list, '.more-pages a[rel="next"]').getAttribute('href') ?? '');
  expect(more.address).toMatch(/page=2/);
  const earlier = all(more, 'main a').find((link) => textOf(link) === 'Show earlier pieces');
  expect(products(await open(earlier?.getAttribute('href') ?? ''))).toHaveLength(24);
});

test('sizes stand in the shop’s order without scripts: numbers of 3 or less, words, larger numbers', {
  tags: ['collection-16'],
}, async () => {
  const sizes = texts(await open('/collections/all'), '.filters-panel .filter__values--sizes .filter__label');
  const words = ['OS', 'XS', 'XS / S', 'S', 'S / M', 'M', 'M / L', 'L', 'XL'];
  const numbers = sizes.filter((size) => /^\d/.test(size)).map(Number);
  const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b).map(String);
  expect(sizes).toEqual([
    ...inOrder(numbers.filter((size) => size <= 3)),
    ...words,
    ...inOrder(numbers.filter((size) => size > 3)),
  ]);
});

test('five kinds of item stand between the products, and none while filters are active', {
  tags: ['collection-9', 'collection-10', 'collection-11', 'collection-12', 'collection-13'],
}, async () => {
  const page = await open('/collections/linen');
  for (const kind of ['.tile-image--arc', '.tile-text', '.tile-date', '.tile-press', '.grid__item--2 .card'])
    expect(all(page, kind), kind).toHaveLength(1);
  const items = all(page, '.collection__grid > li');
  expect(items.findIndex((item) => item.querySelector('.tile-image'))).toBe(2);
  const filtered = await open('/collections/linen?filter.v.option.color=Sage');
  expect([products(filtered).length > 0, all(filtered, '.tile').length]).toEqual([true, 0]);
});

test('the number at a value of a filter is what choosing it shows', { tags: ['collection-15'] }, async () => {
  const counts = await open('/collections/all?filter.v.availability=1&section_id=filter-counts');
  const known = JSON.parse(one(counts, 'script').textContent);
  const [group, count] = Object.entries(known['filter.v.option.color'])[0] ?? [''];
  const chosen = await open(`/collections/all?filter.v.option.color=${encodeURIComponent(group)}`);
  expect(countOf(chosen)).toBe(`${count} pieces`);
  const list = await open('/collections/all');
  expect(all(list, '.filters-panel [name="filter.v.availability"][value="0"]')).toEqual([]);
  // No number is told that might promise what is gone: only the one at 'In stock' is sure.
  expect(all(list, '.filters-panel .filter__count')).toHaveLength(1);
});

test('house colors are filtered by their families, in the pictures of the color, in French too', async () => {
  for (const [root, red, pictured] of [
    ['/', 'Red', / in (Oxblood|Cherry),/],
    ['/fr/', 'Rouge', /, (Sang-de-bœuf|Cerise),/],
  ] as const) {
    const list = await open(`${root}collections/all`);
    const colors = all(list, '.filters-panel input[name="filter.v.option.color"]');
    expect(colors.length).toBeLessThan(20);
    const field = colors.find((input) => textOf(input.closest('label')).startsWith(red));
    const chosen = await open(
      `${root}collections/all?filter.v.option.color=${encodeURIComponent(field?.getAttribute('value') ?? '')}`,
    );
    expect(products(chosen).length).toBeGreaterThan(5);
    for (const card of products(chosen))
      expect(card.querySelector('.card__media img')?.getAttribute('alt')).toMatch(pictured);
    expect(texts(chosen, '.collection__list ul a')[0]).toContain(red);
  }
});

test('without scripts a filter leads to what is in stock: its numbers, the count and the pages are of it', {
  tags: ['collection-15'],
}, async () => {
  const visitor = visit(shop.origin);
  const list = await visitor.open('/collections/all');
  const chosen = await visitor.submit(list, '.filters-panel form', { 'filter.p.vendor': 'Vitrine' }, 'Show');
  expect(new URL(chosen.address, shop.origin).searchParams.get('filter.v.availability')).toBe('1');
  expect(texts(chosen, '.filters-panel .filter__fact')).toEqual(['Only what is in stock is shown.']);
  expect(countOf(chosen)).toBe(`${products(chosen).length} pieces`);
  expect(texts(chosen, '.collection__list ul[aria-label="Active filters"] a').join()).not.toContain('In stock');
  const row = all(chosen, '.filters-panel label').find((label) => label.querySelector('[value="Halyard"]'));
  const promised = textOf(row?.querySelector('.filter__count'));
  const other = await visitor.open('/collections/all?filter.p.vendor=Halyard&filter.v.availability=1');
  expect(countOf(other)).toBe(`${promised} pieces`);
  const back = all(chosen, '.collection__list ul[aria-label="Active filters"] a')[0]?.getAttribute('href');
  expect(back).toBe('/collections/all?sort_by=best-selling');
});

test('a price range and several filters are told, each with the way to the list without it', async () => {
  const page = await open('/collections/all?filter.v.option.color=Ink&filter.p.vendor=Oriel&filter.v.price.gte=100');
  const chips = all(page, '.collection__list ul[aria-label="Active filters"] a');
  expect(chips.map(textOf)).toEqual([
    expect.stringMatching(/From \$100/),
    expect.stringMatching(/Ink/),
    expect.stringMatching(/Oriel/),
    'Clear all',
  ]);
  const addressOf = (text: RegExp) => chips.find((chip) => text.test(textOf(chip)))?.getAttribute('href') ?? '';
  expect(addressOf(/Oriel/)).toMatch(/color=Ink/);
  expect(addressOf(/Oriel/)).not.toMatch(/Oriel/);
  const cleared = await open(addressOf(/Clear all/));
  expect([cleared.address, countOf(cleared)]).toEqual(['/collections/all', '69 pieces']);
});

test('what is yes or no is a filter too', async () => {
  const visitor = visit(shop.origin);
  const field = 'filter.p.m.custom.final_sale';
  const page = await visitor.submit(await visitor.open('/collections/all'), '.filters-panel form', { [field]: '1' });
  expect(new URL(page.address, shop.origin).searchParams.get(field)).toBe('1');
  expect(products(page).length).toBeGreaterThan(0);
  expect(products(page).length).toBeLessThan(10);
  expect(one(page, `.filters-panel [name="${field}"][value="1"]`).hasAttribute('checked')).toBe(true);
  const chip = all(page, '.collection__list ul[aria-label="Active filters"] a').find((link) =>
    /Yes/.test(textOf(link)),
  );
  expect(countOf(await visitor.open(chip?.getAttribute('href') ?? ''))).toBe('69 pieces');
});

test('tags of the address stay while the list is filtered and sorted', async () => {
  expect(countOf(await open('/collections/all/limited-edition'))).toBe('7 pieces');
  const page = await open('/collections/all/limited-edition?sort_by=price-descending&filter.v.option.color=Ink');
  expect(one(page, '.filters-panel form').getAttribute('action')).toBe('/collections/all/limited-edition');
  const clear = all(page, '.collection__list ul[aria-label="Active filters"] a').at(-1);
  expect([textOf(clear), clear?.getAttribute('href')]).toEqual([
    'Clear all',
    '/collections/all/limited-edition?sort_by=price-descending',
  ]);
});

test('vendors have a list of their own, which stays theirs while it is sorted', async () => {
  const visitor = visit(shop.origin);
  const list = await visitor.open('/collections/vendors?q=Oriel');
  const sorted = await visitor.submit(list, '.filters-panel form', { sort_by: 'price-ascending' });
  const { pathname, searchParams } = new URL(sorted.address, shop.origin);
  expect([pathname, searchParams.get('q'), searchParams.get('sort_by')]).toEqual([
    '/collections/vendors',
    'Oriel',
    'price-ascending',
  ]);
  expect(countOf(sorted)).toBe('15 pieces');
});
