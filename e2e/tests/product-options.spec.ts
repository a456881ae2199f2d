import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const option = (page: Page, name: string) =>
  page.getByRole('main').getByRole('group', { name: new RegExp(`^${name}`) });
const value = (page: Page, of: string, name: string) =>
  option(page, of).getByRole('radio', { name: new RegExp(`^${name}(?!\\w)`) });
const choose = (page: Page, of: string, name: string) => option(page, of).locator(`label[title="${name}"]`).click();
const button = (page: Page) => page.locator('form.buy button[name=id]');
const variantOf = (page: Page) => new URL(page.url()).searchParams.get('variant');

test('the button waits for every option, and the address follows every variant without a reload', {
  tag: ['@phone', '@spec-3', '@spec-24', '@spec-227'],
}, async ({ page }) => {
  await page.goto('/products/wide-leg-trouser');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Choose Size');
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  await choose(page, 'Size', '4');
  await expect(button(page)).toHaveText('Choose Length');
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
});

test('a reload opens the variant that was chosen, with nothing left to choose', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await choose(page, 'Color', 'Oxblood');
  await choose(page, 'Size', '6');
  await expect.poll(() => variantOf(page)).not.toBeNull();
  await page.reload();
  await expect(value(page, 'Color', 'Oxblood')).toBeChecked();
  await expect(value(page, 'Size', '6')).toBeChecked();
  await expect(button(page)).toBeEnabled();
});

test('Back leaves the page in one step, and Forward comes back to the choice', async ({ page }) => {
  await page.goto('/collections/dresses');
  await page.goto('/products/column-slip-dress');
  await choose(page, 'Size', '2');
  await choose(page, 'Size', '6');
  await expect(button(page)).toBeEnabled();
  const chosen = variantOf(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/collections\/dresses$/);
  await page.goForward();
  expect(variantOf(page)).toBe(chosen);
  await expect(value(page, 'Size', '6')).toBeChecked();
});

test('Back within the page shows the variant its address names', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await choose(page, 'Size', '2');
  await expect.poll(() => variantOf(page)).not.toBeNull();
  await page.evaluate(() => {
    location.hash = 'here';
  });
  await choose(page, 'Color', 'Oxblood');
  await choose(page, 'Size', '8');
  await page.goBack();
  await expect(value(page, 'Color', 'Ink')).toBeChecked();
  await expect(value(page, 'Size', '2')).toBeChecked();
});

test('what is gone is struck through and leads to the waitlist; pressing again closes it', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await choose(page, 'Color', 'Oxblood');
  await expect(value(page, 'Size', '2')).toHaveAccessibleName(/Sold out/);
  await choose(page, 'Size', '2');
  await expect(button(page)).toHaveText('Join the waitlist');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Waitlist' })).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Waitlist' })).toBeHidden();
});

test('a combination that is not made says so, and says what it is made in', async ({ page }) => {
  await page.goto('/products/wide-leg-trouser');
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

test("the note and the badge of an option are the merchant's, and so are the words of a variant", async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect(page.getByText('True to size. It is cut on the bias')).toBeVisible();
  await expect(option(page, 'Color').getByText('New')).toBeVisible();
  await page.goto('/products/halter-jumpsuit');
  await choose(page, 'Color', 'Ivory');
  await choose(page, 'Size', '4');
  await expect(page.getByText('Ivory is cut to order. Yours leaves the atelier on 15 February.')).toBeVisible();
  await expect(button(page)).toHaveText('Pre-order for February');
});

test('the promotion banner stands in the corner, unless the variant does without it', { tag: ['@spec-112'] }, async ({
  page,
}) => {
  await page.goto('/products/column-slip-dress');
  await expect(page.getByRole('main').getByText('Occasion edit')).toBeVisible();
  await choose(page, 'Color', 'Champagne');
  await expect(page.getByRole('main').getByText('Occasion edit')).toBeHidden();
});

test('options and button work by key alone', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect(button(page)).toHaveText('Choose Size');
  await value(page, 'Color', 'Ink').focus();
  await page.keyboard.press('ArrowRight');
  await expect(value(page, 'Color', 'Oxblood')).toBeChecked();
  await value(page, 'Size', '0').focus();
  await page.keyboard.press('Space');
  await expect(value(page, 'Size', '0')).toBeChecked();
  await expect(button(page)).toBeEnabled();
  await button(page).focus();
  const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
  await page.keyboard.press('Enter');
  expect((await added).ok()).toBe(true);
});
