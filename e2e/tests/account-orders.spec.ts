import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { MIRA, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const row = (page: Page, name: string) =>
  page.locator('.order').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('orders have their states and parcels; a plus shows the pieces, by pointer and by key', {
  tag: ['@spec-5', '@spec-75', '@spec-76', '@spec-77', '@spec-78', '@spec-79', '@spec-80', '@spec-246'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/account?view=orders');
  const several = row(page, '#1009');
  for (const fact of ['November 18, 2026', 'Paid', 'Fulfilled', '$346.18']) {
    await expect(several.getByText(fact, { exact: true })).toBeVisible();
  }
  // Two parcels share a number, and a third cannot be followed.
  await expect(several.locator('.order__track')).toHaveText(['UPS1Z84V7770311173390']);
  await expect(row(page, '#1002').locator('.order__track')).toHaveCount(2);
  await expect(row(page, '#1010').getByText('Cancelled on November 20, 2026')).toBeVisible();
  const toggle = several.getByLabel('3 pieces of order #1009');
  const pieces = several.locator('.piece');
  await expect(pieces.first()).toBeHidden();
  await expect(several.locator('.order__plus')).toBeVisible();
  await expect(several.locator('.order__minus')).toBeHidden();
  await toggle.click();
  await expect(pieces).toHaveCount(3);
  await expect(pieces.first()).toBeVisible();
  await expect(several.locator('.order__plus')).toBeHidden();
  await expect(several.locator('.order__minus')).toBeVisible();
  await expect(pieces.first().getByText('Ink / S')).toBeVisible();
  await expect(several.getByRole('link', { name: 'Add Review of The Poplin Shirt' })).toHaveAttribute(
    'href',
    /product_id=\d+/,
  );
  await expect(several.locator('details[data-closing]')).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(pieces.first()).toBeHidden();
  await page.keyboard.press('Space');
  await expect(pieces.first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('the page of an order is readable by everyone, and on paper it is the order alone', { tag: ['@phone'] }, async ({
  page,
}) => {
  await signIn(page, MIRA);
  await page.goto('/account?view=orders');
  await row(page, '#1007').getByRole('link', { name: '#1007', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1007' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  // On paper it is the order alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('$1,200.30')).toBeVisible();
});

test('an order is bought again: the drawer opens on a desk, the bag on a phone', { tag: ['@phone'] }, async ({
  page,
}) => {
  await signIn(page, MIRA);
  await page.goto('/account?view=orders');
  const order = row(page, '#1007');
  await order.getByLabel('2 pieces of order #1007').click();
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/add')) adds.push(request.postData() ?? '');
  });
  await order.getByRole('button', { name: 'Buy again what was in order #1007' }).click();
  const bag = (page.viewportSize()?.width ?? 0) < 1024 ? page.locator('.cart-page') : page.getByRole('dialog');
  for (const title of ['Storm Trench', 'Merino V Cardigan']) {
    await expect(bag.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  }
  expect(adds).toHaveLength(1);
  expect(JSON.parse(adds[0] ?? '')).toMatchObject({ items: [{ properties: { _preorder: 'true' } }, { quantity: 1 }] });
});
