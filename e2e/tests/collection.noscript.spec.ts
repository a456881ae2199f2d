import { expect, test } from '../test.ts';

const count = '.collection__count';

test('filters and order are a plain form', async ({ page }) => {
  await page.goto('/collections/all');
  const form = page.getByRole('form', { name: 'Filter' });
  await form.getByRole('checkbox', { name: /^Oxblood \d/ }).check();
  await form.getByLabel('To', { exact: true }).fill('900');
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/filter\.v\.option\.color=Oxblood/);
  await expect(page.locator(count)).not.toHaveText('69 pieces');
  await expect(form.getByRole('checkbox', { name: /^Oxblood \d/ })).toBeChecked();
  await page.getByLabel('Sort by').selectOption('price-ascending');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort_by=price-ascending/);
  await expect(page).toHaveURL(/filter\.v\.option\.color=Oxblood/);
});

test('active filters and pages are plain links', async ({ page }) => {
  await page.goto('/collections/all?filter.v.option.color=Ink');
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /Ink/ }).click();
  await expect(page).toHaveURL(/\/collections\/all$/);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Show earlier pieces' }).click();
  await expect(page.locator('.grid__product')).toHaveCount(24);
});

test('filters are there on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/collections/dresses');
  await expect(page.getByRole('form', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter' })).toBeHidden();
});

test('a swatch leads to its color', async ({ page }) => {
  await page.goto('/collections/all');
  await page.locator('.grid__product').first().locator('.card__swatch').nth(1).click();
  await expect(page).toHaveURL(/\/products\//);
});

test('sizes stand in their groups: numbers of 3 or less, words, larger numbers (spec §5)', async ({ page }) => {
  await page.goto('/collections/all');
  const sizes = await page.locator('.filter__values--sizes .filter__label').allTextContents();
  const group = (size: string) => (/^\d/.test(size) ? (Number(size) <= 3 ? 0 : 2) : 1);
  expect(sizes).toContain('OS');
  expect(sizes.map(group)).toEqual(sizes.map(group).toSorted());
});
