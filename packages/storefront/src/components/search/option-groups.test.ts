import { expect, it } from 'vitest';
import { startGroups, step, suggestedGroups } from './option-groups.ts';

const nothing = { queries: [], products: [], collections: [], pages: [], articles: [] };

it('leaves out kinds of which nothing was found', () => {
  expect(suggestedGroups(nothing, false)).toEqual([]);
  const groups = suggestedGroups(
    {
      ...nothing,
      queries: [{ text: 'dresses', styled_text: '<mark>dre</mark><span>sses</span>', url: '/search?q=dresses' }],
      pages: [{ id: 3, title: 'Care', url: '/pages/care' }],
    },
    false,
  );
  expect(groups.map((group) => group.name)).toEqual(['queries', 'pages']);
});

it.each([
  ['420.00', '420.00', '0.00', { price: 42000, cap: null, from: false }],
  ['19.99', '24.99', '30.10', { price: 1999, cap: 3010, from: true }],
  ['', '', '', { price: 0, cap: null, from: false }],
])('counts the prices %s to %s, compared at %s, in minor units', (price, price_max, compare_at_price_max, counted) => {
  const product = { id: 1, title: 'Slip', vendor: 'Oriel', url: '/p', available: true, image: null };
  const [group] = suggestedGroups(
    { ...nothing, products: [{ ...product, price, price_max, compare_at_price_max }] },
    false,
  );
  expect(group?.options[0]).toMatchObject(counted);
});

it('starts with popular searches, then what sells best', () => {
  const groups = startGroups({
    brands: false,
    links: [{ title: 'Dresses', url: '/collections/dresses' }],
    products: [
      { id: 1, title: 'Slip', brand: '', url: '/p', image: null, price: 100, cap: null, from: false, available: true },
    ],
  });
  expect(groups.map(({ name, options }) => [name, options.map((option) => option.title)])).toEqual([
    ['popular', ['Dresses']],
    ['best_sellers', ['Slip']],
  ]);
});

it('walks from the field through the list and back to the field', () => {
  const walk = (by: 1 | -1) => {
    const seen = [-1];
    for (let at = step(-1, by, 3); at !== -1; at = step(at, by, 3)) seen.push(at);
    return seen;
  };
  expect(walk(1)).toEqual([-1, 0, 1, 2]);
  expect(walk(-1)).toEqual([-1, 2, 1, 0]);
  expect(step(-1, 1, 0)).toBe(-1);
});
