import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { appsOrigin, block, misbehave } from '../apps.ts';
import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';

/** The list of reviews, brought into sight. */
async function reviews(page: Page) {
  const region = page.locator('#reviews');
  await region.scrollIntoViewIfNeeded();
  return { region, rows: region.getByRole('article'), more: region.getByRole('button', { name: 'View More' }) };
}

const ids = (rows: Awaited<ReturnType<typeof reviews>>['rows']) => rows.allTextContents();

test('reviews come when they come near, five at a time; View More appends the next', {
  tag: ['@spec-235', '@spec-236'],
}, async ({ page }) => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${appsOrigin}/reviews/v1/`) && request.method() === 'GET')
      calls.push(new URL(request.url()));
  });
  await page.goto(PRODUCT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { rows, more } = await reviews(page);
  await expect(rows).toHaveCount(5);
  await more.click();
  await expect(rows).toHaveCount(10);
  const [first, second] = calls;
  expect(first?.searchParams.get('filter[product_remote_ids]')).toMatch(/^\d+$/);
  expect(first?.searchParams.get('include')).toBe('customer,attribute_records');
  expect(first?.searchParams.has('page[after]')).toBe(false);
  expect(second?.searchParams.get('page[after]')).toBeTruthy();
  expect(new Set(await ids(rows)).size).toBe(10);
});

test('the list ends where there are no more', async ({ page }) => {
  await page.goto('/products/broderie-sundress');
  const { rows, more } = await reviews(page);
  await expect(rows).toHaveCount(4);
  await expect(more).toBeHidden();
});

test('a product without reviews has no list', { tag: ['@spec-237'] }, async ({ page }) => {
  await page.goto('/products/tie-waist-bias-dress');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('#reviews')).toBeHidden();
});

test('the second version of the service is understood too', async ({ page }) => {
  await alterPage(page, PRODUCT, (html) => html.replace('"reviewsVersion": "v1"', '"reviewsVersion": "v2"'));
  const asked = page.waitForRequest(/\/reviews\/v2\/products\/remote\/\d+\/reviews\?/);
  await page.goto(PRODUCT);
  const { rows, more } = await reviews(page);
  await asked;
  await expect(rows).toHaveCount(5);
  await more.click();
  await expect(rows).toHaveCount(10);
});

test('a slow service is waited for', async ({ page }) => {
  await misbehave(page, 'reviews', 'calls', 'slow', 2000);
  await page.goto(PRODUCT);
  const { rows } = await reviews(page);
  await expect(rows).toHaveCount(5);
});

test.describe('a service in trouble', () => {
  test.use({ expected: /the reviews could not be read: |Failed to load resource|blocked by CORS policy/ });

  for (const [mode, why] of [
    ['500', 'rejected 500'],
    ['401', 'rejected 401'],
    ['malformed', 'unexpected answer at $'],
    ['shape', 'unexpected answer at product_reviews'],
    ['html', 'unexpected answer at $'],
    ['drop', 'unavailable'],
  ] as const) {
    test(`is logged and can be asked again: ${mode}`, async ({ page }) => {
      const mend = await misbehave(page, 'reviews', 'calls', mode);
      const logged = page.waitForEvent('console', (message) => message.text().includes('reviews could not be read'));
      await page.goto(PRODUCT);
      const { region, rows } = await reviews(page);
      expect((await logged).text()).toContain(why);
      await expect(rows).toHaveCount(0);
      await mend();
      await region.getByRole('button', { name: 'Try again' }).click();
      await expect(rows).toHaveCount(5);
    });
  }

  test('that cannot be reached leaves the rest of the page alone', async ({ page }) => {
    await block(page, 'reviews');
    await page.goto(PRODUCT);
    const { region } = await reviews(page);
    await expect(region.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Column Slip Dress' })).toBeVisible();
  });

  test('keeps the pages that were loaded', async ({ page }) => {
    await page.goto(PRODUCT);
    const { region, rows, more } = await reviews(page);
    await expect(rows).toHaveCount(5);
    const before = await ids(rows);
    const mend = await misbehave(page, 'reviews', 'calls', '500');
    await more.click();
    const again = region.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(await ids(rows)).toEqual(before);
    expect(await axe(page, '#reviews')).toEqual([]);
    await mend();
    await again.click();
    await expect(rows).toHaveCount(10);
  });
});
