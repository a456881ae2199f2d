import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without JavaScript a gift card is sent through the plain form', async ({ page }) => {
  await page.goto('/products/gift-card');
  await page.getByRole('combobox', { name: 'Amount' }).selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Send it as a gift' }).check();
  await page.getByLabel('Recipient email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Happy birthday');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('ada@example.com')).toBeVisible();
});
