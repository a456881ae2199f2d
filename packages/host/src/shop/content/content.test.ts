import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search } from '../search/search.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import {
  addComment,
  articlesByHandles,
  articlesByIds,
  blogHandles,
  blogsByHandles,
  filesByNames,
  locations,
  menusByHandles,
  metaobjectsByType,
  pageHandles,
  pagesByHandles,
  pagesByIds,
  policies,
  shop as readShop,
} from './content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'menus.json': [
      {
        handle: 'main',
        title: 'Main',
        links: [
          { title: 'New', url: '/collections/new', links: [{ title: 'Dress', url: '/products/dress?variant=1' }] },
          { title: 'Out', url: 'https://example.com' },
          { title: 'Home', url: '/' },
        ],
      },
    ],
    'pages/care.html':
      '<!--{"title":"Care","templateSuffix":"wide","metafields":{"custom.note":{"type":"json","value":{"a":1}}}}-->\n<p>Cold</p>\n',
    'pages/inner.html':
      '<!--{"title":"Inner","metafields":{"seo.hidden":{"type":"number_integer","value":1}}}--><p>For us, cold</p>',
    'pages/bad.html': '<p>no head</p>',
    'policies/shipping-policy.html': '<!--{"title":"Shipping"}--><p>Free</p>',
    'policies/refund-policy.html': '<!--{"title":"Refunds"}--><p>Yes</p>',
    'blogs.json': [
      { handle: 'journal', title: 'Journal', comments: 'moderate' },
      { handle: 'notes', title: 'Notes', comments: 'yes' },
      { handle: 'quiet', title: 'Quiet' },
    ],
    'blogs/journal/one.html':
      '<!--{"title":"One","publishedAt":"2026-01-01T00:00:00Z","tags":["b","a"],"image":"dress-ink.png"}--><p>1</p>',
    'blogs/journal/two.html': '<!--{"title":"Two","publishedAt":"2026-02-01T00:00:00Z","tags":["b"]}--><p>2</p>',
    'blogs/notes/one.html': '<!--{"title":"Note"}--><p>n</p>',
    'blogs/quiet/one.html': '<!--{"title":"Quiet"}--><p>q</p>',
    'metaobjects/look.json': {
      fields: { name: 'single_line_text_field', products: 'list.product_reference' },
      entries: [
        { handle: 'first', fields: { name: 'First', products: ['dress'] } },
        { handle: 'second', fields: {} },
      ],
    },
    'files.json': { 'dress-ink.png': { alt: 'Ink', focalPoint: { x: 20, y: 30 } }, 'gone.png': {} },
  });
});
afterAll(() => shop.close());

it('reads the shop, its places, policies, menus and files', async () => {
  expect(await readShop(shop.store)).toMatchObject({ name: 'Test', currency: 'USD', customerAccounts: 'optional' });
  expect((await locations(shop.store)).map((location) => [location.name, location.pickup])).toEqual([
    ['Warehouse', false],
    ['New York', true],
  ]);
  expect((await policies(shop.store)).map((policy) => policy.handle)).toEqual(['refund-policy', 'shipping-policy']);
  expect((await menusByHandles(shop.store, ['main', 'none'])).get('main')?.links).toEqual([
    {
      title: 'New',
      url: '/collections/new',
      type: 'collection_link',
      links: [{ title: 'Dress', url: '/products/dress?variant=1', type: 'product_link', links: [] }],
    },
    { title: 'Out', url: 'https://example.com', type: 'http_link', links: [] },
    { title: 'Home', url: '/', type: 'frontpage_link', links: [] },
  ]);
  expect((await filesByNames(shop.store, ['dress-ink.png', 'x'])).get('dress-ink.png')).toMatchObject({
    alt: 'Ink',
    width: 1,
    focalPoint: { x: 20, y: 30 },
  });
});

it('reads pages, and reports those without a head', async () => {
  const page = (await pagesByHandles(shop.store, ['care', 'none'])).get('care');
  expect(page).toMatchObject({
    title: 'Care',
    content: '<p>Cold</p>',
    templateSuffix: 'wide',
    metafields: [{ namespace: 'custom', key: 'note', value: '{"a":1}' }],
  });
  expect((await pagesByIds(shop.store, [page?.id ?? 0])).size).toBe(1);
  expect(await pageHandles(shop.store)).toEqual(['care']);
  expect(shop.report.skipped).toMatchObject([{ file: 'pages/bad.html', line: 1 }]);
});

it('shows a page that is hidden from search engines, and lists it neither in the sitemap nor in the search', async () => {
  const inner = (await pagesByHandles(shop.store, ['inner'])).get('inner');
  expect(inner?.title).toBe('Inner');
  expect(await pageHandles(shop.store)).not.toContain('inner');
  const found = await search(shop.store, { terms: 'cold', kinds: ['page'], offset: 0, limit: 10 });
  expect(found.items.map(({ id }) => id)).toEqual([(await pagesByHandles(shop.store, ['care'])).get('care')?.id]);
});

it('reads blogs with their articles, newest first', async () => {
  const blog = (await blogsByHandles(shop.store, ['journal'])).get('journal');
  expect(blog).toMatchObject({ comments: 'moderate', allTags: ['a', 'b'] });
  const articles = await articlesByIds(shop.store, blog?.articleIds ?? []);
  expect(blog?.articleIds.map((id) => articles.get(id)?.title)).toEqual(['Two', 'One']);
  expect([...(await articlesByHandles(shop.store, ['journal/one', 'notes/two', 'junk'])).values()]).toMatchObject([
    { title: 'One', image: { name: 'dress-ink.png' } },
  ]);
  expect(await blogHandles(shop.store)).toEqual(['journal', 'notes', 'quiet']);
});

it('reads metaobjects in the order they were written', async () => {
  const looks = (await metaobjectsByType(shop.store, ['look', 'none'])).get('look');
  expect(looks).toMatchObject([
    {
      handle: 'first',
      fields: [
        { key: 'name', value: 'First' },
        { key: 'products', type: 'list.product_reference', value: '["dress"]' },
      ],
    },
    { handle: 'second' },
  ]);
});

describe('comments', () => {
  const input = { author: 'Ada', email: 'ada@example.com', body: 'Lovely' };
  const articleId = async (handle: string) => (await articlesByHandles(shop.store, [handle])).get(handle)?.id ?? 0;

  it('wait for approval where the blog is moderated, and show at once where it is not', async () => {
    expect(await addComment(shop.store, await articleId('journal/one'), input)).toMatchObject({
      ok: true,
      value: { status: 'pending' },
    });
    const changes: string[] = [];
    shop.store.changes.subscribe((keys) => changes.push(...keys));
    const id = await articleId('notes/one');
    expect(await addComment(shop.store, id, input)).toMatchObject({ ok: true, value: { status: 'published' } });
    expect(changes).toContain(`article:${id}`);
    expect((await articlesByIds(shop.store, [id])).get(id)?.comments).toMatchObject([
      { author: 'Ada', content: 'Lovely' },
    ]);
    expect((await articlesByHandles(shop.store, ['journal/one'])).get('journal/one')?.comments).toEqual([]);
  });

  it('are refused where the blog takes none, and by field', async () => {
    expect(await addComment(shop.store, await articleId('quiet/one'), input)).toEqual({
      ok: false,
      error: { kind: 'closed' },
    });
    expect(await addComment(shop.store, 1, input)).toEqual({ ok: false, error: { kind: 'closed' } });
    const refused = await addComment(shop.store, await articleId('notes/one'), {
      author: ' ',
      email: 'x',
      body: 'x'.repeat(5001),
    });
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'fields', fields: { author: 'blank', email: 'invalid', body: 'too_long' } },
    });
  });
});
