import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Size Guide' }).first();
const guide = (page: Page) => page.getByRole('dialog', { name: 'Dresses, skirts and jumpsuits' });

async function open(page: Page) {
  await opener(page).click();
  const dialog = guide(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the size guide opens over the page: heading, description, table, note', { tag: ['@phone', '@spec-147'] }, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const dialog = await open(page);
  await expect(dialog.getByText('Body measurements, not garment measurements.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '32½' }).first()).toBeVisible();
  await expect(dialog.getByText('Between sizes in a bias cut, take the smaller.')).toBeVisible();
  expect(await axe(page, 'dialog[open]')).toEqual([]);
});

test('the page does not scroll behind it, the focus stays inside and comes back', { tag: ['@spec-244'] }, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const dialog = await open(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 100);
  await page.mouse.wheel(0, 900);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('it closes by its button and by a click beside it, and opens again', async ({ page }) => {
  await page.goto(PRODUCT);
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await open(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('the unit is chosen once: for the modal, the page and the next visit', { tag: ['@spec-116'] }, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: 'cm' }).check();
  await expect(dialog.getByRole('cell', { name: '82.5' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '32½' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const fit = page.locator('details', { has: page.locator('summary', { hasText: 'Size + Fit' }) }).first();
  await fit.locator('summary').first().click();
  await expect(fit.getByRole('cell', { name: '82.5' })).toBeVisible();
  await page.goto('/pages/size-guide');
  await page.getByRole('radio', { name: 'cm' }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'cm' }).first()).toBeChecked();
  await expect(page.getByRole('cell', { name: '82.5' }).first()).toBeVisible();
});

test.describe('a guide that cannot be had', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED|SizeGuideModal|dynamically imported/ });

  test('does not hold the page', async ({ page }) => {
    await page.route(/SizeGuideModal/, (route) => route.abort());
    await page.goto(PRODUCT);
    await opener(page).click();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await opener(page).click();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await page.getByRole('main').getByRole('radio', { name: /^4$/ }).first().check({ force: true });
  });
});
