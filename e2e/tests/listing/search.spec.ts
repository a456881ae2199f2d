import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { fetchCode, hydrated, open } from '../../hydrated.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });

/** The newest answer is there. */
const settled = (page: Page) => expect(field(page)).toHaveAttribute('aria-busy', 'false');

async function openSearch(page: Page): Promise<void> {
  await fetchCode(page, 'SearchPanel');
  await icon(page).click();
  await expect(field(page)).toBeFocused();
}

test('the icon opens the search, 70 px below the top of the header, with popular searches and best sellers; Escape, the icon and an outside press close it', {
  tag: ['@phone', '@shop-7', '@header-16'],
}, async ({ page }) => {
  await open(page, '/pages/about');
  await openSearch(page);
  const from = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().top);
  const sheet = () => page.locator('.search-panel__sheet').evaluate((sheet) => sheet.getBoundingClientRect().top);
  // A phone's bar is 10 px lower.
  const offset = isPhone(page) ? 60 : 70;
  await expect.poll(async () => Math.round((await sheet()) - from)).toBe(offset);
  await expect(page.getByRole('group', { name: 'Popular searches' }).getByRole('option').first()).toHaveText('Dresses');
  const sellers = page.getByRole('group', { name: 'Best sellers' }).getByRole('option');
  await expect(sellers).toHaveCount(4);
  await expect(sellers.first()).toContainText('$');

  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();
  await openSearch(page);
  await icon(page).click();
  await expect(field(page)).toBeHidden();
  await openSearch(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .focus();
  await expect(field(page)).toBeHidden();
  await openSearch(page);
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click();
  else await page.mouse.click(640, 780);
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(/\/pages\/about$/);
});

test('suggestions follow the typing: queries, products with pictures and prices, collections, articles; arrow keys move through them, and Enter opens one', async ({
  page,
}) => {
  await open(page, '/pages/about');
  await openSearch(page);
  await page.keyboard.type('dres');
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toContainText(/Dress.*\$\d+/);
  await expect(products.first().locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()).toHaveText('dresses');
  await expect(page.getByRole('group', { name: 'Collections' }).getByRole('option', { name: 'Dresses' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Journal' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1);
  expect(await axe(page, '.search-panel')).toEqual([]);

  await field(page).fill('slip dress');
  await settled(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowDown');
    const current = page.locator('[role=option][aria-selected=true]');
    await expect(current).toHaveCount(1);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id')) ?? '?');
    if (/^(Oriel)?Column Slip Dress/.test((await current.textContent()) ?? '')) break;
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/column-slip-dress/);
  await expect(field(page)).toHaveCount(0);
});

test('Enter in the field searches; results are filtered and sorted like a collection, and the address follows', async ({
  page,
}) => {
  await open(page, '/pages/about');
  await openSearch(page);
  await page.keyboard.type('dress');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?type=product&q=dress$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress”');
  // All of it has been read, not its head alone.
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(3);
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('price-ascending');
  await expect(page).toHaveURL(/q=dress.*sort_by=price-ascending|sort_by=price-ascending.*q=dress/);
  const price = (text: string) => Number(/\$([\d,]+)\s*$/.exec(text)?.[1]?.replace(',', ''));
  await expect
    .poll(async () => {
      const prices = (await cards.locator('.price').allTextContents()).map(price);
      return prices.length > 1 && prices.every((amount, at) => at === 0 || amount >= (prices[at - 1] ?? 0));
    })
    .toBe(true);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter' }).click();
  await page
    .getByRole('checkbox', { name: /^Black/ })
    .first()
    .check();
  await expect(page).toHaveURL(/filter\.v\.option\.color=gid/);
  await expect(page).toHaveURL(/q=dress/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThan(0);
});

test.describe('scripts that fail to load', () => {
  test.use({ expectedMessages: /Failed to load resource|SearchPanel/ });

  test('fall back to the search page', { tag: ['@full'] }, async ({ page }) => {
    await page.route(/SearchPanel-.*\.js/, (route) => route.abort());
    await open(page, '/pages/about');
    await icon(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});
