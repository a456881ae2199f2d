import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, visit } from '../visitor.ts';
import { headOf, ofType } from './head.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);
const isPicture = async (address: unknown) => {
  const { ok, headers } = await fetch(String(address));
  return ok && /^image\//.test(headers.get('content-type') ?? '');
};

const SLIP = '/products/column-slip-dress';

test.each([
  ['/', '/', []],
  ['/collections/dresses', '/collections/dresses', ['BreadcrumbList']],
  [
    '/collections/dresses?filter.v.option.color=Ink&sort_by=price-ascending',
    '/collections/dresses',
    ['BreadcrumbList'],
  ],
  ['/collections/all?page=2', '/collections/all?page=2', ['BreadcrumbList']],
  [SLIP, SLIP, ['BreadcrumbList', 'Product']],
  [`/collections/dresses${SLIP}`, SLIP, ['BreadcrumbList', 'Product']],
  ['/blogs/journal', '/blogs/journal', ['BreadcrumbList']],
  ['/blogs/journal/notes-on-a-slip-dress', '/blogs/journal/notes-on-a-slip-dress', ['BreadcrumbList', 'BlogPosting']],
  ['/pages/about', '/pages/about', ['BreadcrumbList']],
  ['/search?q=%3C%2Fscript%3E%22', '/search', []],
])('%s says what it is to search engines and to those it is shared with', async (path, canonical, types) => {
  const head = headOf(await open(path));
  expect(head.title).toMatch(/Vitrine/);
  expect([head.canonical, head.meta('og:url')]).toEqual([shop.origin + canonical, shop.origin + canonical]);
  for (const name of ['description', 'og:title', 'og:type', 'og:site_name', 'twitter:card', 'twitter:title'])
    expect(head.meta(name), name).toBeTruthy();
  const said = head.facts.map((fact) => fact['@type']);
  expect(said).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...types]));
  if (types.includes('BreadcrumbList')) {
    const trail = ofType(head.facts, 'BreadcrumbList')?.itemListElement;
    expect(trail).toEqual(expect.arrayContaining([expect.objectContaining({ position: 2 })]));
  }
});

test('a product has an offer for each variant, its rating, and pictures that can be fetched', async () => {
  const { facts, meta } = headOf(await open(SLIP));
  const { variants } = await visit(shop.origin).json<{ variants: { id: number; sku: string; price: number }[] }>(
    `${SLIP}.js`,
  );
  const product = ofType(facts, 'Product');
  expect(product?.offers).toEqual(
    variants.map(({ id, sku, price }) =>
      expect.objectContaining({
        sku,
        price: price / 100,
        priceCurrency: 'USD',
        url: expect.stringContaining(`variant=${id}`),
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/),
      }),
    ),
  );
  expect(product?.aggregateRating).toMatchObject({ bestRating: 5, ratingCount: expect.any(Number) });
  const [picture] = (product?.image ?? []) as string[];
  expect(picture).toContain(shop.origin);
  expect(await isPicture(picture)).toBe(true);
  expect(await isPicture(meta('og:image'))).toBe(true);
  expect(meta('og:type')).toBe('product');
});

test('the house has a mark for tabs and home screens, and a picture for pages without one of their own', {
  tags: ['layout-11'],
}, async () => {
  const page = await open('/pages/faq');
  const { meta, facts } = headOf(page);
  const icons = all(page, 'link[rel="icon"], link[rel="apple-touch-icon"]');
  expect(icons.map((icon) => icon.getAttribute('rel'))).toEqual(['icon', 'icon', 'apple-touch-icon', 'icon']);
  const addresses = icons.map((icon) => new URL(icon.getAttribute('href') ?? '', shop.origin).href);
  for (const address of addresses) expect(await isPicture(address), address).toBe(true);
  expect((await fetch(addresses.at(-1) ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  expect(meta('og:image')).toContain('/social-card.jpg');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(await isPicture(ofType(facts, 'Organization')?.logo)).toBe(true);
});

test('the search action leads to the search', async () => {
  const action = ofType(headOf(await open('/')).facts, 'WebSite')?.potentialAction as {
    target: { urlTemplate: string };
  };
  const found = await open(action.target.urlTemplate.replace('{search_term_string}', 'silk'));
  expect([found.status, all(found, 'main h1').length]).toEqual([200, 1]);
  expect(all(found, 'main article').length).toBeGreaterThan(0);
});

test('what a visitor typed ends no script and no attribute', async () => {
  const page = await open(`/search?q=${encodeURIComponent('</script><script>alert(1)</script>"')}`);
  expect(page.html).not.toContain('<script>alert(1)');
  expect(headOf(page).facts.length).toBeGreaterThan(1);
});
