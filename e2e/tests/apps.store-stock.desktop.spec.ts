import type { Page, Request } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { block, misbehave, TROUBLE_NOTICES, TROUBLES } from '../apps.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';
const WORDS = /^(In stock|Low stock \(\d left\)|Not in stock)$/;

/** Chooses another variant than the one the page opened with. */
async function chooseAnother(page: Page): Promise<void> {
  const sizes = page.getByRole('main').getByRole('group', { name: /Size/ });
  await sizes.locator('label:not(:has-text("Sold out"))').nth(2).click();
  await expect(page).toHaveURL(/[?&]variant=\d+/);
}

/** What the page says of each store. */
const stores = (page: Page) => page.locator('.store-stock dd');

/** Every store says something. */
async function expectWords(page: Page) {
  await expect(stores(page)).toHaveCount(2);
  for (const place of await stores(page).all()) await expect(place).toHaveText(WORDS);
}

test('what the stores have is read with the first change of the variant', { tag: ['@spec-228'] }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/variant_locations/')) asked.push(request.url());
  });
  await page.goto(PRODUCT);
  await expect(page.getByRole('term').filter({ hasText: 'New York' })).toBeVisible();
  for (const place of await stores(page).all()) await expect(place).toBeEmpty();
  expect(asked).toEqual([]);
  await chooseAnother(page);
  await expectWords(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('the variant the page opened with has its stock too, once its size is chosen', async ({ page }) => {
  await page.goto(PRODUCT);
  await page
    .getByRole('main')
    .getByRole('group', { name: /Size/ })
    .locator('label:not(:has-text("Sold out"))')
    .first()
    .click();
  await expectWords(page);
});

test('the first generation of the app is understood too', async ({ page }) => {
  await alterPage(page, PRODUCT, (html) => html.replace('/store-stock/jtc.js', '/store-stock/tomit.js'));
  await page.goto(PRODUCT);
  await chooseAnother(page);
  await expectWords(page);
});

test('a slow app is waited for; the bag is not', async ({ page }) => {
  await misbehave(page, 'store-stock', 'calls', 'slow', 1500);
  await page.goto(PRODUCT);
  await chooseAnother(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeEnabled();
  await expectWords(page);
});

test.describe('an app in trouble: nothing is said, and the piece can be bought', () => {
  test.use({ expected: TROUBLE_NOTICES });

  for (const [part, mode] of TROUBLES) {
    test(`${part} ${mode}`, async ({ page }) => {
      await misbehave(page, 'store-stock', part, mode);
      const told = part === 'script' ? '/jtc.js' : '/variant_locations/';
      const isApp = (request: Request) => request.url().includes(told);
      const answered = page.waitForEvent('requestfinished', isApp);
      const failed = page.waitForEvent('requestfailed', isApp);
      await page.goto(PRODUCT);
      await chooseAnother(page);
      await Promise.any([answered, failed]);
      await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeEnabled();
      for (const place of await stores(page).all()) await expect(place).toBeEmpty();
    });
  }

  test('blocked', async ({ page }) => {
    await block(page, 'store-stock');
    await page.goto(PRODUCT);
    await chooseAnother(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeEnabled();
    for (const place of await stores(page).all()) await expect(place).toBeEmpty();
  });
});
