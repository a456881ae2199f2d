import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('the icon links to the search page, and its form searches', { tag: ['@route-5', '@call-7'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole('main').getByRole('searchbox').fill('slip dress');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?type=product&q=slip\+dress$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Column Slip Dress' })).toBeVisible();
});
