import { expect, test } from '../test.ts';

test('accordions are open: questions, and what a product page says of size and care', { tag: ['@spec-208'] }, async ({
  page,
}) => {
  await page.goto('/pages/faq');
  await expect(page.getByText('what is left stays on the card')).toBeVisible();
  await page.goto('/products/column-slip-dress');
  await expect(page.locator('.size-fit__note')).toBeVisible();
  await expect(page.getByRole('cell', { name: '32½' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '82.5' }).first()).toBeVisible();
});

test('tabs stand one below the other, pills lead to theirs', async ({ page }) => {
  await page.goto('/pages/care');
  for (const words of ['By hand, in water', 'Rarely, inside out', 'Less often, colder', 'Cedar works for a year'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Denim' })).toBeVisible();
  await page.getByRole('tab', { name: 'Mend' }).click();
  await expect(page).toHaveURL(/#mend$/);
});

test('a size guide behind a button is on the page', async ({ page }) => {
  await page.goto('/pages/care');
  await expect(page.getByRole('button', { name: 'Size Guide' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dresses, skirts and jumpsuits' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '82.5' })).toBeVisible();
});
