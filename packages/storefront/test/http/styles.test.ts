import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, visit } from '../visitor.ts';

const shop = demoShop();

/** kB of styles a page may load, compressed as they travel. */
const BUDGET = 15;

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

test.each(PAGES)('%s loads at most 15 kB of styles', async (path) => {
  const visitor = visit(shop.origin);
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  const sheets = all(page, 'link[rel="stylesheet"]').map(
    (sheet) => new URL(`${sheet.getAttribute('href')}`, shop.origin),
  );
  expect(sheets.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    sheets.map(async ({ pathname, search }) => {
      const answer = await visitor.ask(`${pathname}${search}`);
      expect(answer.status, pathname).toBe(200);
      return brotliCompressSync(await answer.text()).length / 1024;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
