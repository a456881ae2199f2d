import type { Page } from '@playwright/test';
import { misbehave } from '../apps.ts';
import { open } from '../hydrated.ts';
import { jumps, watchShift } from '../shift.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';
const size = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /Size|Taille/ })
    .locator('label', { has: page.getByRole('radio', { name, exact: true }) });
const said = (page: Page) => page.locator('.store-stock dd');

test('the stores are named from the start and lead to their places', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.getByText('In our stores')).toBeVisible();
  await page.getByRole('link', { name: 'San Francisco', exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/stores#san-francisco$/);
  await expect(page.getByRole('heading', { name: 'San Francisco' })).toBeInViewport();
});

test('each variant has its own stock, and nothing jumps when it comes late', { tag: ['@phone'] }, async ({ page }) => {
  await misbehave(page, 'store-stock', 'calls', 'slow', 1500);
  await watchShift(page);
  await open(page, PRODUCT);
  for (const name of ['4', '8']) {
    await size(page, name).click();
    await expect(said(page).first()).toBeEmpty();
    await expect(said(page).first()).toHaveText(/^(In stock|Low stock \(\d left\)|Not in stock)$/);
    await expect(said(page).last()).toHaveText(/^(In stock|Low stock \(\d left\)|Not in stock)$/);
  }
  expect(await jumps(page)).toEqual([]);
});

test('in French it is said in French', async ({ page }) => {
  await page.goto(`/fr${PRODUCT}`);
  await expect(page.getByText('Dans nos boutiques')).toBeVisible();
  await size(page, '4').click();
  await expect(said(page).first()).toHaveText(/^(En stock|Bientôt épuisé \(plus que \d\)|Pas en stock)$/);
});
