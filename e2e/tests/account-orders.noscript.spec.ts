import { MIRA, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test('without scripts the pieces of an order lie open, and it is bought again by a plain form', {
  tag: ['@spec-78'],
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

test('a link that cannot fill the bag says why in the bag, in both languages', async ({ page }) => {
  const answer = await page.request.get('/products/silk-twill-scarf.js');
  const { variants } = (await answer.json()) as { variants: { id: number; available: boolean }[] };
  const { id } = variants.find(({ available }) => available) ?? { id: 0 };
  await page.goto(`/cart/${id}:900?storefront=true`);
  await expect(page.getByRole('alert')).toHaveText(
    /^Only \d+ of '.*' were added to your bag, because no more are available\.$/,
  );
  await page.goto(`/fr/cart/${id}:900?storefront=true`);
  await expect(page).toHaveURL(/\/fr\/cart$/);
  await expect(page.getByRole('alert')).toHaveText(/pièces seulement ont été ajoutées à votre panier/);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
