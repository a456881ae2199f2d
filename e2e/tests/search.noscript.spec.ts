import { expect, test } from '../test.ts';

test('the icon leads to the search page, and its form finds', { tag: ['@spec-20', '@spec-276'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole('main').getByRole('searchbox').fill('slip dress');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?type=product&q=slip\+dress$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Column Slip Dress' })).toBeVisible();
});

test('results are filtered and sorted by a form, and nothing found helps', async ({ page }) => {
  await page.goto('/search?type=product&q=dress');
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-descending');
  await page.getByRole('checkbox', { name: /^Ink/ }).first().check();
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/type=product&q=dress/);
  await expect(page).toHaveURL(/filter\.v\.option\.color=Ink/);
  await expect(page).toHaveURL(/sort_by=price-descending/);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  await page.goto('/search?type=product&q=zzzzzz');
  await expect(page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first()).toBeVisible();
});
