import type { Page } from '@playwright/test';
import { hydrated, open } from '../../hydrated.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const cards = (page: Page) => page.locator('.grid__product');
const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title }).first();

test('a card shows its second picture on hover on a desktop, and a phone never fetches it', {
  tag: ['@phone', '@card-1'],
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/collections/dresses');
  const hover = cardOf(page, 'Column Slip Dress').locator('.card__hover');
  await cardOf(page, 'Column Slip Dress').scrollIntoViewIfNeeded();
  if (isPhone(page)) {
    await hydrated(page);
    await expect(hover).toBeHidden();
    const source = await hover.evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
    expect(fetched).not.toContain(source);
    return;
  }
  await expect(hover).toHaveCSS('opacity', '0');
  await cardOf(page, 'Column Slip Dress').hover();
  await expect(hover).toHaveCSS('opacity', '1');
  await expect(hover).toHaveJSProperty('complete', true);
});

test('the picture of the card turns into the picture of the product page', async ({ page }) => {
  await open(page, '/collections/dresses');
  // What joins the two pages comes with the first press. A listener of this test's own is to hear of the change after it.
  const late = page.waitForRequest(/\/late-/);
  await cardOf(page, 'Column Slip Dress').locator('.card__link').hover();
  await page.mouse.down();
  await page.evaluate((url) => import(url), (await late).url());
  await page.evaluate(() =>
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll<HTMLElement>('.card__media > img')].filter(
        (image) => image.style.viewTransitionName !== '',
      );
      sessionStorage.setItem('morph', named.map((image) => image.getAttribute('alt')).join());
    }),
  );
  await page.mouse.up();
  await page.waitForURL(/\/products\/column-slip-dress/);
  expect(await page.evaluate(() => sessionStorage.getItem('morph'))).toMatch(/^Column Slip Dress in \w+,/);
  await expect(page.locator('.gallery__item:first-child img').first()).toHaveCSS(
    'view-transition-name',
    'product-picture',
  );
});

test.describe('a cart that refuses', () => {
  test.use({ expectedMessages: /cart add: status 422|could not be/ });

  test('choosing a size on the card adds it to the bag; a refusal is shown on the card and can be retried', {
    tag: ['@phone'],
  }, async ({ page }) => {
    await page.route('**/cart/add.js', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ status: 422, message: 'Cart Error', description: 'You can only add 1 of these.' }),
      }),
    );
    await page.goto('/collections/dresses');
    const card = cardOf(page, 'Column Slip Dress');
    const opener = card.getByRole('button', { name: 'Choose a size of Column Slip Dress' });
    const panel = card.getByRole('group', { name: 'Choose a size of Column Slip Dress' });
    await card.hover();
    await opener.click();
    await expect(panel.getByRole('button').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await opener.click();
    await panel.getByRole('button').nth(1).click();
    await expect(panel.getByRole('alert')).toContainText('You can only add 1 of these.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/cart/add.js');
    await panel.getByRole('button').nth(1).click();
    if (isPhone(page)) await page.waitForURL(/\/cart$/);
    else await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
  });
});
