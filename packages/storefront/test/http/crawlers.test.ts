import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { one, visit } from '../visitor.ts';
import { headOf } from './head.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);
const text = async (address: string) => (await fetch(new URL(address, shop.origin))).text();
const locations = async (address: string) =>
  [...(await text(address)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('the sitemap lists every public page, each of which is there', async () => {
  const parts = await locations('/sitemap.xml');
  const kinds = parts.map((part) => part.replace(/^.*\/sitemap_|_\d+\.xml$/g, ''));
  expect(kinds).toEqual(['products', 'collections', 'pages', 'blogs']);
  for (const part of parts) {
    const urls = await locations(part);
    expect(urls.length, part).toBeGreaterThan(2);
    for (const url of [urls[0] ?? '', urls.at(-1) ?? '']) {
      expect(url.startsWith(`${shop.origin}/`), url).toBe(true);
      const page = await open(url);
      expect([page.status, headOf(page).canonical]).toEqual([200, url]);
    }
  }
});

test('crawlers are told where not to go and where the sitemap is; answers nobody should find say so', async () => {
  const robots = await text('/robots.txt');
  for (const path of ['/cart', '/account', '/search', '/collections/*sort_by*', '/collections/*filter*&*filter*'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  expect(headOf(await open('/search?q=silk')).meta('robots')).toBe('noindex');
  expect(headOf(await open('/collections/dresses')).meta('robots')).toBeNull();
});

test.each(['/blogs/journal', '/blogs/journal/notes-on-a-slip-dress', '/collections/dresses'])(
  '%s links the feed of what is new',
  async (path) => {
    const link = one(await open(path), 'link[rel="alternate"][type="application/atom+xml"]');
    const answer = await fetch(new URL(link.getAttribute('href') ?? '', shop.origin));
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    expect(await answer.text()).toContain('<entry>');
  },
);
