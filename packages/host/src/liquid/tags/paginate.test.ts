import { drop, listDrop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';
import { pageParts } from './page_parts.ts';

const lazy = (count: number, slices: string[] = []) =>
  listDrop({
    count: () => count,
    slice: (offset, limit) => {
      slices.push(`${offset}+${limit}`);
      return Array.from({ length: Math.min(limit, count - offset) }, (_, index) => offset + index + 1);
    },
  });

const page = (query: string) => ({ path: `/c?${query}`, query: new URLSearchParams(query) });

test('only the page is fetched, whatever name the list goes by', () => {
  const slices: string[] = [];
  const products = lazy(100, slices);
  const collection = drop({ kind: 'collection', fields: { products: () => products } });
  const template =
    '{% assign other = collection.products %}{% paginate collection.products by 4 %}{% for x in collection.products %}{{ x }} {% endfor %}{{ other.size }} {{ other.first }} {{ collection.products.last }} {% render "s", list: other %}{% endpaginate %}';
  const html = renderText(
    template,
    { collection },
    { ...page('page=3'), template: () => '{% for x in list limit: 1 %}{{ x }}{% endfor %}' },
  );
  expect(html).toBe('9 10 11 12 4 9 12 9');
  expect(slices).toEqual(['8+4', '8+1', '11+1']);
});

test('an array of the page’s data is paged too, also in a snippet', () => {
  const template =
    '{% paginate list by 2 %}{% for x in list %}{{ x }}{% endfor %}{% render "s", list: list %}{% endpaginate %}{% for x in list %}{{ x }}{% endfor %}';
  const services = { ...page('page=2'), template: () => '{% for x in list %}{{ x }}{% endfor %}' };
  expect(renderText(template, { list: [1, 2, 3, 4, 5] }, services)).toBe('343412345');
});

test('the numbers', () => {
  const template =
    '{% paginate list by 10 %}{{ paginate.current_page }} {{ paginate.current_offset }} {{ paginate.items }} {{ paginate.pages }} {{ paginate.page_size }} {{ paginate.page_param }} {{ paginate.previous.url }} {{ paginate.next.title }} {{ paginate.next.url }} {{ paginate.next.is_link }}{% endpaginate %}';
  expect(renderText(template, { list: lazy(95) }, page('sort_by=a&page=2'))).toBe(
    '2 10 95 10 10 page /c?sort_by=a&page=1 Next &raquo; /c?sort_by=a&page=3 true',
  );
});

test.each([
  ['page=0', '1'],
  ['page=-3', '1'],
  ['page=abc', '1'],
  ['page=1e9', '1'],
  ['page=99999999999999', '1'],
  ['page=999999999', '2501'],
  ['page=', '1'],
])('an absurd page: %s', (query, expected) => {
  expect(
    renderText(
      '{% paginate list by 10 %}{{ paginate.current_page }}{% endpaginate %}',
      { list: lazy(95) },
      page(query),
    ),
  ).toBe(expected);
});

test.each([
  ['0', '50'],
  ['251', '50'],
  ['-1', '50'],
  ['250', '250'],
  ["'12'", '12'],
  ['size', '5'],
])('a page size of %s', (size, expected) => {
  expect(
    renderText(`{% paginate list by ${size} %}{{ paginate.page_size }}{% endpaginate %}`, { list: lazy(9), size: 5 }),
  ).toBe(expected);
});

test('a list with its own page parameter', () => {
  const list = listDrop({ count: () => 9, slice: (offset) => [offset], pageParam: 'page_a' });
  const template = '{% paginate list by 2 %}{{ list.first }} {{ paginate.next.url }}{% endpaginate %}';
  expect(renderText(template, { list }, page('page=3&page_a=2'))).toBe('2 /c?page=3&page_a=3');
});

test('links lead to pages, not to parts of them', () => {
  const html = renderText(
    '{% paginate list by 2 %}{{ paginate.next.url }}{% endpaginate %}',
    { list: lazy(9) },
    page('section_id=x&q=1'),
  );
  expect(html).toBe('/c?q=1&page=2');
});

test('what is no list is an error, nil is an empty one', () => {
  expect(renderText('{% paginate x by 2 %}{% endpaginate %}', { x: 'text' })).toContain('is not paginateable');
  expect(renderText('{% paginate x by 2 %}{{ paginate.pages }}{% endpaginate %}')).toBe('0');
});

test.each([
  [1, 1, ''],
  [1, 3, '[1] 2 3'],
  [5, 10, '1 … 3 4 [5] 6 7 … 10'],
  [1, 10, '[1] 2 3 … 10'],
  [10, 10, '1 … 8 9 [10]'],
  [20, 10, '1 … 10'],
])('page %i of %i', (current, pages, expected) => {
  const parts = pageParts(current, pages, 3, (number) => `?page=${number}`);
  const text = parts.map(({ title, is_link }) => (is_link ? title : title === '&hellip;' ? '…' : `[${title}]`));
  expect(text.join(' ')).toBe(expected);
});
