import { expect, test } from '../test.ts';
import { addToBag, isPhone } from '../walk.ts';

const PRODUCT = '/products/column-slip-dress';

test('quantities change, are limited, and a piece can be taken out', {
  tag: ['@phone', '@spec-17', '@spec-25', '@spec-38', '@spec-294'],
}, async ({ page }) => {
  await page.goto(PRODUCT);
  await addToBag(page);
  const bag = isPhone(page) ? page.getByRole('main') : page.getByRole('dialog', { name: /^Bag/ });
  await bag.getByRole('button', { name: /One more/ }).click();
  await expect(bag.getByText('Bag (2)')).toBeVisible();
  await expect(bag.getByText('$990.00').first()).toBeVisible();
  await page.reload();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (2)' })).toBeVisible();
  const most = Number(await page.getByRole('spinbutton').getAttribute('max'));
  const more = page.getByRole('button', { name: /One more/ });
  for (let count = 2; count < most; count++) await more.click();
  await expect(more).toBeDisabled();
  await page.getByRole('link', { name: /Remove/ }).click();
  await expect(page.getByText('Your bag is currently empty.')).toBeVisible();
});

test('the summary says what shipping and tax come to', { tag: ['@spec-29', '@spec-30', '@spec-31'] }, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await addToBag(page);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Order summary' });
  for (const [name, value] of [
    ['Subtotal', '$495.00'],
    ['Estimated Shipping', 'FREE'],
    ['Estimated Tax', 'Calculated'],
  ]) {
    await expect(
      summary
        .locator('div', { has: page.getByText(String(name), { exact: true }) })
        .locator('dd')
        .first(),
    ).toHaveText(String(value));
  }
});

test('the close link leads back to where the shopper came from, and home from the bag itself', {
  tag: ['@spec-26', '@spec-27'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  await page.evaluate(() => {
    location.href = '/cart';
  });
  const close = page.getByRole('link', { name: 'Close and go back' });
  await expect(close).toHaveAttribute('href', /\/pages\/about$/);
  await page.evaluate(() => {
    location.href = '/cart?again';
  });
  await expect(page).toHaveURL(/again/);
  await expect(close).toHaveAttribute('href', '/');
});

test.describe('when the network fails', () => {
  test.use({ expected: /net::ERR_FAILED|\[vitrine\] cart update: network/ });

  test('a change that is refused is taken back with a sentence', { tag: ['@spec-284'] }, async ({ page }) => {
    await page.goto(PRODUCT);
    await addToBag(page);
    await page.goto('/cart');
    await page.route('**/cart/update.js', (route) => route.abort());
    const quantity = page.getByRole('spinbutton');
    await page.getByRole('button', { name: /One more/ }).click();
    await expect(page.getByText('Your bag is as it was').first()).toBeVisible();
    await expect(quantity).toHaveValue('1');
  });
});

test('after Back the count is fresh', async ({ page }) => {
  await page.goto('/pages/about');
  await expect(page.getByRole('link', { name: 'Bag', exact: true })).toBeVisible();
  await page.goto(PRODUCT);
  await addToBag(page);
  await page.goBack();
  while (!page.url().endsWith('/pages/about')) await page.goBack();
  await expect(page.getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
});

test('a recommendation is added with quantity 1', { tag: ['@spec-43', '@spec-44', '@spec-271'] }, async ({ page }) => {
  await page.goto('/cart');
  const sent = page.waitForRequest('**/cart/add.js');
  await page
    .getByRole('region', { name: /.+/ })
    .getByRole('button', { name: /^Add .* to bag$/ })
    .first()
    .click();
  expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ quantity: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (1)' })).toBeVisible();
});
