import { expect, test } from '../test.ts';

test('without scripts the rating and the way to the form are there, and no empty lists', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  const section = page.locator('#reviews');
  await expect(section.getByText(/^4\.\d out of 5, 60 reviews$/)).toHaveCount(1);
  await expect(section.getByRole('link', { name: /Write a review/ })).toHaveAttribute('href', /product_id=\d+/);
  await expect(section.locator('.review--waiting').first()).toBeHidden();
  await expect(page.getByRole('group', { name: 'Recently viewed' })).toHaveCount(0);
});
