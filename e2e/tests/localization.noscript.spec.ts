import { expect, test } from '../test.ts';

test('without scripts country and language are a form with a button', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Country and currency' }).selectOption('GB');
  await footer.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await footer.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/fr\/products\/column-slip-dress$/);
  await expect(page.getByRole('main').getByText('£395', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Mettre à jour' })).toBeVisible();
});
