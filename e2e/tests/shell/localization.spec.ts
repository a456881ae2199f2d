import type { Page } from '@playwright/test';
import { addToBag, isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/** Country, currency and language, in the footer of every page (docs/platform.md: forms, routes). */

const SLIP = '/products/column-slip-dress';
const footer = (page: Page) => page.getByRole('contentinfo');
const country = (page: Page) => footer(page).getByRole('combobox', { name: 'Country and currency' });

async function choose(page: Page, name: string, value: string) {
  const list = footer(page).getByRole('combobox', { name });
  const answered = page.waitForResponse((answer) => answer.url().includes('/localization'));
  await list.selectOption(value);
  expect((await answered).status()).toBe(303);
}

test('choosing a country applies at once: the visitor returns to the same address, and prices, bag and checkout are in its currency', async ({
  page,
}) => {
  await page.goto(`${SLIP}?from=letter`);
  await expect(country(page)).toHaveValue('US');
  await expect(page.getByRole('main').getByText('$495', { exact: true }).first()).toBeVisible();
  await choose(page, 'Country and currency', 'FR');
  await expect(page).toHaveURL(/\/products\/column-slip-dress\?from=letter$/);
  await expect(page.getByRole('main').getByText('€460', { exact: true }).first()).toBeVisible();
  await expect(country(page)).toHaveValue('FR');
  await addToBag(page);
  if (!isPhone(page)) await page.goto('/cart');
  await expect(page.getByRole('main').getByText('€460.00').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(/\/checkouts\//);
  await expect(page.getByText('€460.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
});

test('moving through the countries by keyboard waits for the button', async ({ page }) => {
  test.skip(isPhone(page), 'phones have no keys');
  await page.goto('/pages/about');
  const update = footer(page).getByRole('button', { name: 'Update' });
  await expect(update).toBeHidden();
  // As one comes to it by Tab.
  await footer(page).getByRole('link', { name: 'YouTube' }).focus();
  await page.keyboard.press('Tab');
  await expect(country(page)).toBeFocused();
  await expect(update).toBeVisible();
  await page.keyboard.press('F');
  await expect(country(page)).toHaveValue('FI');
  await page.keyboard.press('ArrowDown');
  await expect(country(page)).toHaveValue('FR');
  await expect(page).toHaveURL(/\/pages\/about$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(update).toBeFocused();
  const answered = page.waitForResponse((answer) => answer.url().includes('/localization'));
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(303);
  await expect(country(page)).toHaveValue('FR');
});

test('pages declare their direction, and right-to-left ones are mirrored', async ({ page }) => {
  await page.goto(SLIP);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const { overflow, logo, bag } = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().x ?? Number.NaN;
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      logo: place('.site-header__logo'),
      bag: place('.site-header__tools'),
    };
  });
  expect(overflow).toBeLessThanOrEqual(0);
  expect(bag).toBeLessThan(logo);
});
