import { MIRA, signIn } from '../../sign-in.ts';
import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without scripts the items of an order are expanded, and a plain form orders them again', {
  tag: ['@account-20'],
}, async ({ page }) => {
  await signIn(page, MIRA);
  await page.goto('/account?view=orders');
  const order = page.locator('.order').filter({ has: page.getByRole('heading', { name: '#1005', exact: true }) });
  await expect(order.getByText('The Straight Jean')).toBeVisible();
  await expect(order.locator('.order__track')).toHaveText(['DHL Express4418902276']);
  await order.getByRole('button', { name: 'Buy again what was in order #1005' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  for (const title of ['The Straight Jean', 'The Poplin Shirt', 'Supima Crew Tee']) {
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  }
});
