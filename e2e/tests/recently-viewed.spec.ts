import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { open } from '../hydrated.ts';
import { jumps, readTo, watchShift } from '../shift.ts';
import { expect, test } from '../test.ts';

const KEY = 'vitrine:viewed';
const viewed = (page: Page) => page.getByRole('group', { name: 'Recently viewed' });
const titles = (page: Page) => viewed(page).getByRole('heading', { level: 3 });
const SECTION = '[data-island="recently-viewed"]';

async function visit(page: Page, ...handles: string[]): Promise<void> {
  for (const handle of handles) await page.goto(`/products/${handle}`, { waitUntil: 'domcontentloaded' });
}

test('the first visit shows nothing and keeps no room', async ({ page }) => {
  await visit(page, 'column-slip-dress');
  await readTo(page, 'footer');
  await expect(page.locator(`${SECTION} .viewed`)).toBeHidden();
});

test('what was looked at comes newest first, without this piece, in one call, and nothing jumps', {
  tag: ['@phone'],
}, async ({ page }) => {
  await visit(page, 'linen-shirt-dress', 'bridle-belt', 'column-slip-dress', 'bridle-belt', 'market-tote');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('section_id=recently-viewed')) calls.push(request.url());
  });
  await watchShift(page);
  await open(page, '/products/column-slip-dress');
  expect(calls, 'read when it comes near').toEqual([]);
  // The room that is kept for reviews is a guess: who looks on before they are there sees what is below them move.
  await readTo(page, '#reviews');
  await expect(page.locator('.review--waiting')).toHaveCount(0);
  await readTo(page, SECTION);
  await expect(titles(page)).toHaveText(['Market Tote', 'Bridle Belt', 'Linen Shirt Dress']);
  expect(calls).toHaveLength(1);
  await readTo(page, 'footer');
  expect(await jumps(page)).toEqual([]);
  expect(await axe(page, SECTION)).toEqual([]);
});

test('pieces that are gone vanish without a word', async ({ page }) => {
  await visit(page, 'bridle-belt');
  await page.evaluate((key) => {
    const ids = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([123456789, ...ids, 987654321]));
  }, KEY);
  await visit(page, 'column-slip-dress');
  await readTo(page, SECTION);
  await expect(titles(page)).toHaveText(['Bridle Belt']);
});

test('a call that fails leaves the page as it is', async ({ page }) => {
  await page.route('**/search?*section_id=recently-viewed*', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, 'bridle-belt', 'column-slip-dress');
  await readTo(page, SECTION);
  await expect(page.locator(`${SECTION} .viewed`)).toBeHidden();
});

test('spoilt or blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"no":'), KEY);
  await visit(page, 'column-slip-dress');
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), KEY)).toHaveLength(1);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, 'bridle-belt');
  await readTo(page, 'footer');
  await expect(page.locator(`${SECTION} .viewed`)).toBeHidden();
});
