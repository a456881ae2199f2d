import { expect, test } from '../test.ts';

test('without scripts the rating and the way to the form are there, and no empty list', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  const section = page.locator('#reviews');
  await expect(section.getByText(/^4\.\d out of 5, 60 reviews$/)).toHaveCount(1);
  await expect(section.getByRole('link', { name: /Write a review/ })).toHaveAttribute('href', /product_id=\d+/);
  await expect(section.locator('.review--waiting').first()).toBeHidden();
});

test('without scripts the page’s own related products, delivery, the stores and sharing are there', async ({
  page,
}) => {
  await page.goto('/products/column-slip-dress');
  const related = page.getByRole('group', { name: 'Worn with' });
  await expect(related.getByRole('article')).toHaveCount(8);
  await expect(related.getByRole('link', { name: 'Column Slip Dress' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New York', exact: true })).toHaveAttribute(
    'href',
    '/pages/stores#new-york',
  );
  await expect(page.getByRole('link', { name: 'By mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Column%20Slip%20Dress/,
  );
  await expect(page.getByRole('group', { name: 'Recently viewed' })).toHaveCount(0);
});
