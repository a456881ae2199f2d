import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

const count = '.collection__count';

test('filters and sort order work as a plain form', async ({ page }) => {
  await page.goto('/collections/all');
  const form = page.getByRole('form', { name: 'Filter' });
  await form.getByRole('checkbox', { name: 'Red' }).check();
  await form.getByLabel('To', { exact: true }).fill('900');
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/filter\.v\.option\.color=gid/);
  await expect(page.locator(count)).not.toHaveText('69 pieces');
  await expect(form.getByRole('checkbox', { name: /^Red \d/ })).toBeChecked();
  await page.getByLabel('Sort by').selectOption('price-ascending');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort_by=price-ascending/);
  await expect(page).toHaveURL(/filter\.v\.option\.color=gid/);
});

test('filters collapse on a phone, and the shop’s messages are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/collections/dresses');
  await expect(page.getByRole('form', { name: 'Filter' })).toBeHidden();
  await page.locator('summary', { hasText: 'Filter' }).click();
  await expect(page.getByRole('form', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter' })).toBeHidden();
  expect((await page.locator('.promo').boundingBox())?.height).toBeLessThan(50);
});
