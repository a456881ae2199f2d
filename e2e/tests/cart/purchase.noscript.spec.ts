import { payFor } from '../../shopper.ts';
import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without JavaScript a shopper buys through plain forms', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  // The browser itself says that a size is missing.
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (1)' })).toBeVisible();
  // More than there are: the browser sends it all the same, and the bag says what became of it.
  await page.getByRole('spinbutton', { name: /Quantity of/ }).fill('900');
  await page.getByRole('button', { name: 'Update bag' }).click();
  await expect(page.getByRole('alert')).toContainText('You can only have');
  await page.getByRole('spinbutton', { name: /Quantity of/ }).fill('2');
  await page.getByRole('button', { name: 'Update bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();
  expect(await payFor(page)).toMatch(/^#\d+$/);
});
