// @vitest-environment happy-dom
import { Collection } from '@vitrine/contract';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchCollection, parseCollectionPage } from './collection-page.ts';

const image = { src: '/a.jpg', srcset: '/a.jpg 400w', width: 400, height: 600, alt: 'A' };
const collection: Collection = {
  items: [
    {
      type: 'image',
      url: '/x',
      clip: 'arc',
      image,
      cta_style: 'link',
      cta_text: 'See',
      cta_color: '#fff',
      block_width: 2,
    },
    {
      type: 'text',
      heading: 'Silk',
      description: '<p>"Fine" & soft</p>',
      format: 'left',
      background: '#fff',
      color: '#000',
    },
    { type: 'date', heading: 'Drop', month: 'May', day: '4' },
    { type: 'press', heading: 'Said', list: [{ icon: null, description: 'Good' }] },
    {
      type: 'product',
      id: 3,
      title: 'Dress',
      tags: ['best-seller'],
      variants: [
        { id: 4, url: '/p', color: 'Ink', selected: true, available: true, price: 100, cap: null, image, hover: null },
      ],
      show_filters_active: false,
      block_width: 1,
    },
  ],
  title: 'All',
  description: '',
  filters: [
    {
      label: 'Color',
      type: 'list',
      values: [{ label: 'Ink', value: 'Ink', param: 'filter.v.option.color', active: false }],
    },
    {
      label: 'Price',
      type: 'price_range',
      values: [
        { label: '', value: '', param: { min: 'filter.v.price.gte', max: 'filter.v.price.lte' }, active: false },
      ],
    },
  ],
  sorting: [{ label: 'Newest', value: 'created-descending', active: true }],
  total_pages: 3,
  current_page: 1,
  next_url: '/collections/all?page=2',
  filters_active: false,
  sort_active: true,
  paginate: false,
  enable_filters: true,
  show_sale: false,
};

const page = (json: string) =>
  `<!doctype html><html><body><main><script type="application/json" id="collection-data">${json}</script></main></body></html>`;

afterEach(() => vi.unstubAllGlobals());

it('reads the collection out of its page', () => {
  expect(Collection.parse(collection)).toEqual(collection);
  expect(parseCollectionPage(page(JSON.stringify(collection)))).toEqual({ ok: true, value: collection });
});

it('turns &quot; back into quotes (spec §7)', () => {
  const plain: Collection = { ...collection, items: [] };
  expect(parseCollectionPage(page(JSON.stringify(plain).replaceAll('"', '&quot;')))).toEqual({
    ok: true,
    value: plain,
  });
});

it('reads whatever the contract allows', () => {
  const items = fc.shuffledSubarray(collection.items);
  fc.assert(
    fc.property(items, fc.boolean(), fc.option(fc.webPath()), (some, paginate, next_url) => {
      const other: Collection = { ...collection, items: some, paginate, next_url };
      expect(parseCollectionPage(page(JSON.stringify(other).replaceAll('<', '\\u003c')))).toEqual({
        ok: true,
        value: other,
      });
    }),
    { numRuns: 30 },
  );
});

it('fails as a value on any other page', async () => {
  expect(parseCollectionPage('<p>Not found</p>')).toMatchObject({ ok: false, error: { path: '#collection-data' } });
  expect(parseCollectionPage(page('{'))).toMatchObject({ ok: false, error: { path: '#collection-data' } });
  expect(parseCollectionPage(page('{"items":[{"type":"video"}]}'))).toMatchObject({
    ok: false,
    error: { path: '$.items[0].type' },
  });
  vi.stubGlobal('fetch', async () => new Response(page(JSON.stringify(collection)), { status: 500 }));
  expect(await fetchCollection('/collections/all')).toMatchObject({
    ok: false,
    error: { kind: 'status', status: 500 },
  });
});
