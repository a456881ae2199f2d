import { expect, test } from '../../test.ts';

test('a bar at the bottom shows price, choice and button while the button is out of sight, and leads through the bag to the checkout', {
  tag: ['@shop-4'],
}, async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect(page.locator('form.buy button[name=id]')).toHaveText('Choose a size');
  const bar = page.getByRole('region', { name: 'Column Slip Dress' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar.getByText('Ink · $495')).toBeVisible();
  await bar.getByRole('button', { name: 'Choose a size' }).click();
  await expect(page.getByRole('group', { name: /^Size/ }).getByRole('radio').first()).toBeFocused();
  await page.locator('label[title="6"]').click();
  await page.locator('form.buy button[name=id]').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar.getByText('Ink · 6 · $495')).toBeVisible();
  const foot = page.getByRole('contentinfo').getByRole('link').last();
  const [link, box] = [await foot.boundingBox(), await bar.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await bar.getByRole('button', { name: 'Add to bag' }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByText('Bag (1)')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Country/region')).toBeVisible();
});
