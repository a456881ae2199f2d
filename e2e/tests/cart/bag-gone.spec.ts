import { fillBag } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

test('a variant that sold out since it was added is marked in the bag and links to its waitlist', async ({ page }) => {
  const [id] = await fillBag(page, '/products/column-slip-dress');
  // Someone else takes the last one.
  await page.route(/section_id=compare-at-prices/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"sold_out": false', '"sold_out": true') });
  });
  await page.goto('/cart');
  await expect(page.getByText('This piece has sold out since.')).toBeVisible();
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  const popup = page.getByRole('dialog', { name: 'Waitlist' });
  await expect(popup.getByRole('textbox', { name: 'Email' })).toBeVisible();
  // On a desk a list of its own lies over the select.
  await expect(popup.locator('select')).toHaveValue(String(id));
});
