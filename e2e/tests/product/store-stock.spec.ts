import type { Page } from '@playwright/test';
import { appsOrigin } from '../../apps.ts';
import { open } from '../../hydrated.ts';
import { layoutShifts } from '../../layout-shifts.ts';
import { IN_STOCK } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const WORDS = /^(In stock|Low stock \(\d left\)|Not in stock)$/;
const said = (page: Page) => page.locator('.store-stock dt + dd');

/** The stores are there, and nothing is said of them. */
async function expectSilence(page: Page) {
  await expect(said(page)).toHaveCount(2);
  for (const place of await said(page).all()) await expect(place).toBeEmpty();
}

test('the store stock of a size is requested once, when it is chosen; a late answer shifts nothing, adding does not wait for it, and a reload shows it again', {
  tag: ['@product-16'],
}, async ({ page }) => {
  const asked: string[] = [];
  let late = Promise.withResolvers<void>();
  await page.route(`${appsOrigin}/store-stock/**/variant_locations/**`, async (route) => {
    asked.push(route.request().url());
    await late.promise;
    await route.continue();
  });
  await open(page, '/products/column-slip-dress');
  await expect(page.getByRole('term').filter({ hasText: 'New York' })).toBeVisible();
  await expectSilence(page);
  expect(asked).toEqual([]);
  const sizes = page.getByRole('main').getByRole('group', { name: /Size/ });
  // The first is of the variant the page opened with.
  for (const place of [0, 2]) {
    await sizes.locator(IN_STOCK).nth(place).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expectSilence(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeEnabled();
    late.resolve();
    for (const store of await said(page).all()) await expect(store).toHaveText(WORDS);
    await expect(page.getByText(/^In our stores: Size /)).toBeVisible();
    expect(asked).toHaveLength(1);
    late = Promise.withResolvers();
    asked.length = 0;
  }
  late.resolve();
  await page.reload();
  for (const store of await said(page).all()) await expect(store).toHaveText(WORDS);
  expect(asked).toHaveLength(1);
  expect(await layoutShifts(page)).toEqual([]);
});
