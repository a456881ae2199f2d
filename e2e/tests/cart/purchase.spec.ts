import { frames } from '../../frames.ts';
import { requestEnd } from '../../requests.ts';
import { addToBag, fillBag, fillCard, fillInformation, isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

test('a shopper finds a dress, adds it to the bag, changes the quantity to two and buys, with a second card after the first is declined', {
  tag: ['@phone', '@shop-4', '@cart-6', '@cart-15'],
}, async ({ page }) => {
  await page.goto('/collections/dresses');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Column Slip Dress/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Column Slip Dress' })).toBeVisible();
  await addToBag(page);
  const bag = isPhone(page) ? page.getByRole('main') : page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByText('Bag (1)')).toBeVisible();
  await expect(bag.getByText('FREE')).toBeVisible();
  await bag.getByRole('button', { name: /One more/ }).click();
  await expect(bag.getByText('Bag (2)')).toBeVisible();
  await expect(bag.getByText('$990.00').first()).toBeVisible();
  await bag.getByRole('button', { name: 'Checkout' }).click();
  await fillInformation(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '2');
  await expect(page.getByRole('alert').first()).toContainText(/declined/i);
  await fillCard(page, '1');
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  await expect(page.getByText(/Order #\d+/).first()).toBeVisible();
  expect(await (await page.request.get('/cart.js')).json()).toMatchObject({ item_count: 0 });
});

test('a state chosen while the list of countries is loading stays chosen', async ({ page }) => {
  const list = Promise.withResolvers<void>();
  await page.route('**/countries.json', async (route) => {
    await list.promise;
    await route.continue();
  });
  await fillBag(page, '/products/column-slip-dress');
  await page.goto('/checkout');
  const country = page.getByLabel('Country/region');
  const state = page.getByLabel('State');
  await country.selectOption({ label: 'United States' });
  await state.selectOption({ label: 'New York' });
  const arrived = requestEnd(page, ({ pathname }) => pathname.endsWith('/countries.json'));
  await country.selectOption({ label: 'Canada' });
  await expect(state).toBeDisabled();
  // Back to the country whose states are listed: they may be chosen at once, and the late list changes nothing.
  await country.selectOption({ label: 'United States' });
  await expect(state).toBeEnabled();
  await expect(state).toHaveValue('NY');
  list.resolve();
  await arrived;
  await frames(page);
  await expect(state).toHaveValue('NY');
  await country.selectOption({ label: 'Canada' });
  await expect(page.getByLabel('Province')).toBeEnabled();
});
