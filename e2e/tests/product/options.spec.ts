import type { Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

const option = (page: Page, name: string) =>
  page.getByRole('main').getByRole('group', { name: new RegExp(`^${name}`) });
const value = (page: Page, of: string, name: string) =>
  option(page, of).getByRole('radio', { name: new RegExp(`^${name}(?!\\w)`) });
const choose = (page: Page, of: string, name: string) => option(page, of).locator(`label[title="${name}"]`).click();
const button = (page: Page) => page.locator('form.buy button[name=id]');
const variantOf = (page: Page) => new URL(page.url()).searchParams.get('variant');

test('the button waits for every option, the address follows every variant without a reload, and an unavailable combination names the ones that exist', {
  tag: ['@shop-3', '@route-9'],
}, async ({ page }) => {
  await page.goto('/products/wide-leg-trouser');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Choose a size');
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  await choose(page, 'Size', '4');
  await expect(button(page)).toHaveText('Choose a length');
  await choose(page, 'Length', 'Regular');
  await expect(button(page)).toBeEnabled();
  await expect.poll(() => variantOf(page)).not.toBeNull();
  const regular = variantOf(page);
  await choose(page, 'Length', 'Petite');
  await expect.poll(() => variantOf(page)).not.toBe(regular);
  await expect(
    page.getByText('Petite lengths are fit for heights 5\'3" and under – see inseam details under Size + Fit.'),
  ).toBeVisible();
  await expect(page.getByText('Inseam 29 in / 74 cm')).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);

  await choose(page, 'Color', 'Camel');
  await choose(page, 'Length', 'Tall');
  await expect(value(page, 'Size', '0')).toHaveAccessibleName(/not made/);
  await choose(page, 'Size', '0');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('This combination is not made');
  await page.reload();
  await expect(value(page, 'Size', '0')).toBeChecked();
  await expect(button(page)).toHaveText('This combination is not made');
  await page.getByRole('main').getByRole('button', { name: '2', exact: true }).click();
  await expect(value(page, 'Size', '2')).toBeChecked();
  await expect(button(page)).toBeEnabled();
});

test('a reload, Back within the page, and Forward from another page restore the variant of the address; Back leaves the page in one step', async ({
  page,
}) => {
  await page.goto('/collections/dresses');
  await page.goto('/products/column-slip-dress');
  await choose(page, 'Size', '2');
  await choose(page, 'Size', '6');
  await expect.poll(() => variantOf(page)).not.toBeNull();
  const chosen = variantOf(page);
  await page.reload();
  await expect(value(page, 'Size', '6')).toBeChecked();
  await expect(button(page)).toBeEnabled();
  await page.evaluate(() => {
    location.hash = 'here';
  });
  await choose(page, 'Color', 'Oxblood');
  await choose(page, 'Size', '8');
  await page.goBack();
  await expect(value(page, 'Color', 'Ink')).toBeChecked();
  await expect(value(page, 'Size', '6')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/collections\/dresses$/);
  await page.goForward();
  expect(variantOf(page)).toBe(chosen);
  await expect(value(page, 'Size', '6')).toBeChecked();
});

test('by keyboard alone: option notes are announced, a sold-out value opens the waitlist and returns, the banner follows its variant, and the product is added', {
  tag: ['@desktop', '@product-3'],
}, async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect(button(page)).toHaveText('Choose a size');
  await expect(page.getByText('True to size. It is cut on the bias')).toBeVisible();
  await expect(option(page, 'Color').getByText('New')).toBeVisible();
  await value(page, 'Color', 'Ink').focus();
  await page.keyboard.press('ArrowRight');
  await expect(value(page, 'Color', 'Oxblood')).toBeChecked();
  await expect(value(page, 'Size', '2')).toHaveAccessibleName(/Sold out/);
  await value(page, 'Size', '2').focus();
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveText('Join the waitlist');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waitlist' })).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waitlist' })).toBeHidden();

  const banner = page.getByRole('main').getByText('Occasion edit');
  await expect(banner).toBeVisible();
  await value(page, 'Color', 'Oxblood').focus();
  await page.keyboard.press('ArrowRight');
  await expect(value(page, 'Color', 'Champagne')).toBeChecked();
  await expect(banner).toBeHidden();

  await value(page, 'Size', '0').focus();
  await page.keyboard.press('Space');
  await expect(value(page, 'Size', '0')).toBeChecked();
  await expect(button(page)).toBeEnabled();
  await button(page).focus();
  const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
  await page.keyboard.press('Enter');
  expect((await added).ok()).toBe(true);
});
