import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, visit } from '../visitor.ts';

const shop = demoShop();

/** kB of styles a page may have for its first view and for what comes after it, compressed as they travel. */
const FIRST = 12;
const DEFERRED = 5;

const PAGES = [
  '/',
  '/collections/dresses',
  '/products/column-slip-dress',
  '/products/gift-card',
  '/products/column-slip-dress?view=review',
  '/search?q=slip',
  '/cart',
  '/pages/look/hedgerow',
  '/pages/size-guide',
  '/blogs/journal',
  '/account/login',
];

const size = (css: string): number => brotliCompressSync(css).length / 1024;

test.each(PAGES)('%s has at most 12 kB of styles for its first view, and loads 5 kB after it', async (path) => {
  const visitor = visit(shop.origin);
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  const first = all(page, 'head style[data-styles]');
  expect(first.length).toBeGreaterThan(0);
  expect(size(first.map((style) => style.textContent).join(''))).toBeLessThanOrEqual(FIRST);
  // What stands in the head is waited for before anything is shown.
  expect(all(page, 'head link[rel="stylesheet"]')).toEqual([]);
  const sheets = all(page, 'main ~ link[rel="stylesheet"]');
  expect(sheets.length).toBe(1);
  const { pathname, search } = new URL(`${sheets[0]?.getAttribute('href')}`, shop.origin);
  const answer = await visitor.ask(`${pathname}${search}`);
  expect(answer.status, pathname).toBe(200);
  expect(size(await answer.text())).toBeLessThanOrEqual(DEFERRED);
});

test('the styles of a page name files that are there', async () => {
  const visitor = visit(shop.origin);
  const page = await visitor.open('/');
  const css = all(page, 'head style[data-styles]')
    .map((style) => style.textContent)
    .join('');
  const files = [...css.matchAll(/url\(([^")]+)\)/g)].map(([, file = '']) => new URL(file, `${shop.origin}/`));
  expect(files.length).toBeGreaterThan(4);
  for (const { pathname } of files) expect((await visitor.ask(pathname)).status, pathname).toBe(200);
});
