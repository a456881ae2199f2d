import type { Page } from '@playwright/test';
import { open } from '../hydrated.ts';
import { jumps, readTo, watchShift } from '../shift.ts';
import { expect, test } from '../test.ts';
import { addToBag, isPhone } from '../walk.ts';

const PRODUCT = '/products/column-slip-dress';
const related = (page: Page) => page.getByRole('group', { name: 'Worn with' });
const titles = (page: Page) => related(page).getByRole('heading', { level: 3 }).allTextContents();
const CALL = '**/recommendations/products?*';

/** Stops where the row is about to come into the window, so that it wakes unseen. */
const comeNear = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('[data-island="related-products"]');
    scrollTo({ top: scrollY + (row?.getBoundingClientRect().top ?? 0) - innerHeight - 100, behavior: 'instant' });
  });

test('what the platform recommends takes the place of the page’s own before it is seen, and moves nothing', {
  tag: ['@phone'],
}, async ({ page }) => {
  await watchShift(page);
  await open(page, PRODUCT);
  const own = await titles(page);
  const asked = page.waitForRequest(CALL);
  await comeNear(page);
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('product_id')).toMatch(/^\d+$/);
  expect(searchParams.get('intent')).toBe('complementary');
  await expect.poll(() => titles(page)).not.toEqual(own);
  expect(await titles(page)).not.toContain('Column Slip Dress');
  await readTo(page, '[data-island="related-products"]');
  expect(await jumps(page)).toEqual([]);
});

for (const [name, answer] of [
  ['fails', { status: 500, body: 'no' }],
  [
    'is malformed',
    { status: 200, contentType: 'text/html', body: '<script type="application/json">{"items":[{</script>' },
  ],
  [
    'is empty',
    { status: 200, contentType: 'text/html', body: '<script type="application/json">{"items":[]}</script>' },
  ],
] as const) {
  test.describe(() => {
    test.use({ expected: /Failed to load resource/ });
    test(`the page’s own stay where the call ${name}`, async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill(answer));
      await open(page, PRODUCT);
      const own = await titles(page);
      expect(own).toHaveLength(8);
      const answered = page.waitForResponse(CALL);
      await comeNear(page);
      await (await answered).finished();
      await readTo(page, '[data-island="related-products"]');
      expect(await titles(page)).toEqual(own);
    });
  });
}

test('nothing is exchanged under a visitor’s eyes when the answer is late', async ({ page }) => {
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALL, async (route) => {
    await seen;
    await route.continue();
  });
  await open(page, PRODUCT);
  const own = await titles(page);
  const asked = page.waitForRequest(CALL);
  await readTo(page, '[data-island="related-products"]');
  await asked;
  const answered = page.waitForResponse(CALL);
  answer();
  await (await answered).finished();
  expect(await titles(page)).toEqual(own);
});

test('the row turns around its end', { tag: ['@phone'] }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone swipes it');
  await page.goto(PRODUCT);
  await readTo(page, '[data-island="related-products"]');
  await expect(related(page).locator('.carousel__view[data-turning]')).toBeVisible();
  const first = related(page).getByRole('listitem').first();
  await related(page).getByRole('button', { name: 'Previous pieces' }).click();
  await expect(first).toBeInViewport();
});

test('beside the bag nothing is recommended that is in it', async ({ page }) => {
  await page.goto('/products/bridle-belt');
  await addToBag(page);
  const beside = page.getByRole('region', { name: 'Complete the look' });
  await expect(beside.getByRole('button', { name: 'Add Market Tote to bag' })).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Add Bridle Belt to bag' })).toHaveCount(0);
  await beside.getByRole('button', { name: 'Add Market Tote to bag' }).click();
  await expect(beside.getByRole('button', { name: 'Add Market Tote to bag' })).toHaveCount(0);
  if (isPhone(page)) {
    await page.reload();
    await expect(beside.getByRole('button', { name: 'Add Market Tote to bag' })).toHaveCount(0);
    await expect(beside.getByRole('button')).toHaveCount(2);
  }
});
