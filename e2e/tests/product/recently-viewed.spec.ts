import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { open } from '../../hydrated.ts';
import { layoutShifts, scrollToElement } from '../../layout-shifts.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const KEY = 'vitrine:viewed';
const viewed = (page: Page) => page.getByRole('group', { name: 'Recently viewed' });
const titles = (page: Page) => viewed(page).getByRole('heading', { level: 3 });
const SECTION = '[data-island="recently-viewed"]';

async function visit(page: Page, ...handles: string[]): Promise<void> {
  for (const handle of handles) await page.goto(`/products/${handle}`, { waitUntil: 'domcontentloaded' });
}

test('a first visit reserves no space; then products come newest first, without the current and deleted ones, in one call, without layout shift', async ({
  page,
}) => {
  await visit(page, 'column-slip-dress');
  await scrollToElement(page, 'footer');
  await expect(page.locator(`${SECTION} .viewed`)).toBeHidden();

  await visit(page, 'bridle-belt', 'market-tote');
  await page.evaluate((key) => {
    const ids = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([123456789, ...ids, 987654321]));
  }, KEY);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('section_id=recently-viewed')) calls.push(request.url());
  });
  await open(page, '/products/column-slip-dress');
  expect(calls, 'read when it comes near').toEqual([]);
  // The room that is kept for reviews is a guess: who looks on before they are there sees what is below them move.
  await scrollToElement(page, '#reviews');
  await expect(page.locator('.review--waiting')).toHaveCount(0);
  await scrollToElement(page, SECTION);
  await expect(titles(page)).toHaveText(['Market Tote', 'Bridle Belt']);
  expect(calls).toHaveLength(1);
  await scrollToElement(page, 'footer');
  expect(await layoutShifts(page)).toEqual([]);
  if (!isPhone(page)) expect(await axe(page, SECTION)).toEqual([]);
});

test('blocked storage causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, 'bridle-belt');
  await scrollToElement(page, 'footer');
  await expect(page.locator(`${SECTION} .viewed`)).toBeHidden();
});
