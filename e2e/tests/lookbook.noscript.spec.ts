import { expect, test } from '../test.ts';

test('without JavaScript a piece of a look is bought through a plain form', async ({ page }) => {
  await page.goto('/pages/lookbook');
  await page.getByRole('link', { name: 'The Late Table' }).click();
  const piece = page.getByRole('article').filter({ hasText: 'Column Slip Dress' });
  const list = piece.getByRole('combobox');
  await list.selectOption({
    index: await list
      .locator('option')
      .evaluateAll((all) =>
        all.findIndex((one) => (one as HTMLOptionElement).value !== '' && !(one as HTMLOptionElement).disabled),
      ),
  });
  await piece.getByRole('button', { name: 'Add Column Slip Dress to bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (1)' })).toBeVisible();
});
