import type { Page } from '@playwright/test';
import { open } from '../../hydrated.ts';
import { layoutShifts, scrollToElement } from '../../layout-shifts.ts';
import { addRecommended, addToBag, isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/** A product for which the merchant has chosen nothing. */
const PRODUCT = '/products/gathered-maxi-dress';
const related = (page: Page) => page.getByRole('group', { name: 'Worn with' });
const titles = (page: Page) => related(page).getByRole('heading', { level: 3 }).allTextContents();
const CALL = '**/recommendations/products?*';

/** Stops where the row is about to come into the window, so that it wakes unseen. */
const comeNear = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('[data-island="related-products"]');
    scrollTo({ top: scrollY + (row?.getBoundingClientRect().top ?? 0) - innerHeight - 100, behavior: 'instant' });
  });

test('the platform’s recommendations replace the page’s own before they are seen, without layout shift', async ({
  page,
}) => {
  await open(page, PRODUCT);
  const own = await titles(page);
  const asked = page.waitForRequest(CALL);
  await comeNear(page);
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('product_id')).toMatch(/^\d+$/);
  expect(searchParams.get('intent')).toBe('complementary');
  await expect.poll(() => titles(page)).not.toEqual(own);
  expect(await titles(page)).not.toContain('Gathered Maxi Dress');
  await scrollToElement(page, '[data-island="related-products"]');
  expect(await layoutShifts(page)).toEqual([]);
});

test('a late answer does not replace what is already visible; the row wraps around', async ({ page }) => {
  const seen = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await open(page, PRODUCT);
  const own = await titles(page);
  const asked = page.waitForRequest(CALL);
  await comeNear(page);
  await asked;
  await scrollToElement(page, '[data-island="related-products"]');
  const answered = page.waitForResponse(CALL);
  seen.resolve();
  await (await answered).finished();
  expect(await titles(page)).toEqual(own);
  // A phone swipes it.
  if (isPhone(page)) return;
  await expect(related(page).locator('.carousel__view[data-turning]')).toBeVisible();
  const first = related(page).getByRole('listitem').first();
  await related(page).getByRole('button', { name: 'Previous pieces' }).click();
  await expect(first).toBeInViewport();
});

test('the bag recommends related products, and none that it contains', async ({ page }) => {
  await page.goto('/products/bridle-belt');
  const asked = page.waitForRequest('**/recommendations/products.json?*intent=complementary*');
  await addToBag(page);
  await asked;
  const beside = page.getByRole('region', { name: 'Complete the look' });
  await expect(beside.getByRole('button', { name: 'Add to bag: Bridle Belt' })).toHaveCount(0);
  const overflow = await beside
    .getByRole('combobox')
    .first()
    .evaluate((select: HTMLSelectElement) => {
      select.add(new Option('Bleached Stone / 28 / Regular', '', false, true));
      const column = select.form?.parentElement?.getBoundingClientRect().right ?? 0;
      const over = select.getBoundingClientRect().right - column;
      select.options[select.options.length - 1]?.remove();
      return over;
    });
  expect(overflow, 'px a long name is wider than its column').toBeLessThanOrEqual(0);
  const name = await addRecommended(page);
  await expect(page.getByRole('heading', { name: 'Bag (2)' })).toBeVisible();
  await expect(beside.getByRole('button', { name })).toHaveCount(0);
});
