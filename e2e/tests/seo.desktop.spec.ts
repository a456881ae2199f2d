import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../test.ts';

type Facts = Record<string, unknown> & { '@type': string };

/** The head of a page as those read it who run no scripts. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  const meta = (tag: string) =>
    /\scontent="([^"]*)"/.exec(new RegExp(`<meta (?:name|property)="${tag}"[^>]*>`).exec(html)?.[0] ?? '')?.[1] ?? null;
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    meta,
    facts: scripts.flatMap((script): Facts[] => script['@graph'] ?? [script]),
  };
}

const ofType = (facts: Facts[], type: string) => facts.find((fact) => fact['@type'] === type);

const KINDS: [path: string, canonical: string, types: string[]][] = [
  ['/', '/', ['Organization', 'WebSite']],
  ['/collections/dresses', '/collections/dresses', ['BreadcrumbList']],
  [
    '/collections/dresses?filter.v.option.color=Ink&sort_by=price-ascending',
    '/collections/dresses',
    ['BreadcrumbList'],
  ],
  ['/collections/all?page=2', '/collections/all?page=2', ['BreadcrumbList']],
  ['/products/column-slip-dress', '/products/column-slip-dress', ['BreadcrumbList', 'Product']],
  ['/collections/dresses/products/column-slip-dress', '/products/column-slip-dress', ['BreadcrumbList', 'Product']],
  ['/blogs/journal', '/blogs/journal', ['BreadcrumbList']],
  ['/blogs/journal/notes-on-a-slip-dress', '/blogs/journal/notes-on-a-slip-dress', ['BreadcrumbList', 'BlogPosting']],
  ['/pages/about', '/pages/about', ['BreadcrumbList']],
  ['/search?q=%3C%2Fscript%3E%22', '/search', ['WebSite']],
];

for (const [path, canonical, types] of KINDS) {
  test(`${path} says what it is to search engines and to those it is shared with`, async ({ request, baseURL }) => {
    const { title, canonical: told, meta, facts } = await headOf(request, path);
    expect(title).toMatch(/Vitrine/);
    expect(told).toBe(`${baseURL}${canonical}`);
    for (const tag of ['description', 'og:title', 'og:type', 'og:site_name', 'twitter:card', 'twitter:title']) {
      expect(meta(tag), tag).toBeTruthy();
    }
    expect(meta('og:url')).toBe(`${baseURL}${canonical}`);
    expect(facts.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...types]));
    const trail = ofType(facts, 'BreadcrumbList')?.itemListElement;
    if (types.includes('BreadcrumbList')) {
      expect(trail).toEqual(expect.arrayContaining([expect.objectContaining({ position: 2 })]));
    }
  });
}

test('a product has an offer for each variant, its rating, and pictures that can be fetched', async ({
  request,
  baseURL,
}) => {
  const { facts, meta } = await headOf(request, '/products/column-slip-dress');
  const { variants } = await (await request.get('/products/column-slip-dress.js')).json();
  const product = ofType(facts, 'Product');
  const offers = (product?.offers ?? []) as Record<string, unknown>[];
  expect(offers.map(({ sku, price }) => ({ sku, price }))).toEqual(
    variants.map(({ sku, price }: { sku: string; price: number }) => ({ sku, price: price / 100 })),
  );
  for (const [index, offer] of offers.entries()) {
    expect(offer).toMatchObject({
      priceCurrency: 'USD',
      url: expect.stringContaining(`variant=${variants[index].id}`),
    });
    expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/);
  }
  expect(product?.aggregateRating).toMatchObject({ bestRating: 5, ratingCount: expect.any(Number) });
  const [picture] = (product?.image ?? []) as string[];
  expect(picture).toContain(baseURL);
  expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  expect((await request.get(meta('og:image') ?? '')).ok()).toBe(true);
  expect(meta('og:type')).toBe('product');
});

test('the house has a mark for tabs and home screens, and a picture for pages without one of their own', {
  tag: ['@spec-326'],
}, async ({ request }) => {
  const { html, meta, facts } = await headOf(request, '/pages/faq');
  const icons = [...html.matchAll(/<link\s+rel="(icon|apple-touch-icon)"[^>]*?href="([^"]+)"/g)];
  expect(icons.map(([, kind]) => kind)).toEqual(['icon', 'icon', 'apple-touch-icon', 'icon']);
  const answers = await Promise.all(icons.map(([, , address = '']) => request.get(address)));
  for (const answer of answers) expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect(answers.at(-1)?.headers()['content-type']).toBe('image/svg+xml');
  expect(meta('og:image')).toContain('/social-card.jpg');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('twitter:card')).toBe('summary_large_image');
  const logo = String(ofType(facts, 'Organization')?.logo);
  expect((await request.get(logo)).ok()).toBe(true);
});

test('the search action leads to the search', async ({ request, page }) => {
  const { facts } = await headOf(request, '/');
  const action = ofType(facts, 'WebSite')?.potentialAction as { target: { urlTemplate: string } };
  await page.goto(action.target.urlTemplate.replace('{search_term_string}', 'silk'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('what a visitor typed ends no script and no attribute', async ({ request }) => {
  const { html, facts } = await headOf(
    request,
    `/search?q=${encodeURIComponent('</script><script>alert(1)</script>"')}`,
  );
  expect(html).not.toContain('<script>alert(1)');
  expect(facts.length).toBeGreaterThan(1);
});

test('the sitemap lists every public page, each of which is there', async ({ request, baseURL }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const parts = await locations('/sitemap.xml');
  expect(parts.map((part) => part.replace(/^.*\/sitemap_|_\d+\.xml$/g, ''))).toEqual([
    'products',
    'collections',
    'pages',
    'blogs',
  ]);
  for (const part of parts) {
    const urls = await locations(part);
    expect(urls.length, part).toBeGreaterThan(2);
    const [first = '', last = ''] = [urls[0], urls.at(-1)];
    for (const url of [first, last]) {
      expect(url.startsWith(String(baseURL))).toBe(true);
      expect((await request.get(url)).status(), url).toBe(200);
      expect((await headOf(request, url)).canonical).toBe(url);
    }
  }
});

test('crawlers are told where not to go and where the sitemap is; answers nobody should find say so', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/account', '/search', '/collections/*sort_by*', '/collections/*filter*&*filter*']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect((await headOf(request, '/search?q=silk')).meta('robots')).toBe('noindex');
  expect((await headOf(request, '/collections/dresses')).meta('robots')).toBeNull();
});

test('blogs and collections link the feed of what is new', async ({ request }) => {
  for (const path of ['/blogs/journal', '/blogs/journal/notes-on-a-slip-dress', '/collections/dresses']) {
    const { html } = await headOf(request, path);
    const feed = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)">/.exec(html)?.[1];
    const answer = await request.get(feed ?? '');
    expect(answer.headers()['content-type'], path).toContain('application/atom+xml');
    expect(await answer.text()).toContain('<entry>');
  }
});
