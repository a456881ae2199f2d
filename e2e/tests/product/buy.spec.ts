import type { Page } from '@playwright/test';
import { hydrated, open } from '../../hydrated.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const button = (page: Page) => page.locator('form.buy button[name=id]');
const lines = async (page: Page) => {
  const cart: unknown = await (await page.request.get('/cart.js')).json();
  return (cart as { items: { quantity: number; properties: Record<string, string> | null }[] }).items;
};

test.describe('an add that fails at first', () => {
  test.use({ expectedMessages: /cart add|ERR_INTERNET_DISCONNECTED|ERR_FAILED|cart read|compare-at/ });

  test('shows the reason next to the button, also without a connection; the button responds at once, and a double press adds one item', {
    tag: ['@cart-22'],
  }, async ({ page, context }) => {
    await open(page, '/products/column-slip-dress');
    await page.locator('label[title="6"]').click();
    await expect(button(page)).toBeEnabled();
    const alert = page.locator('form.buy').getByRole('alert');

    await page.route('**/cart/add.js', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ status: 422, message: 'Cart Error', description: 'The last one has just gone.' }),
      }),
    );
    await button(page).click();
    await expect(alert).toHaveText('The last one has just gone.');
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeHidden();
    await page.unroute('**/cart/add.js');

    // The press had the drawer fetched, whose scripts are not what fails here.
    if (!isPhone(page)) await page.locator('[data-island="cart-drawer"][data-hydrated]').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await button(page).click();
    await expect(alert).toContainText(/connection|offline/i);
    const note = page.locator('.offline-note');
    await expect(note).toHaveText(/^There is no connection\./);
    await context.setOffline(false);
    await expect(note).toBeEmpty();

    const held = Promise.withResolvers<void>();
    await page.route('**/cart/add.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await button(page).dblclick();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(button(page)).toHaveText(/^Adding/);
    held.resolve();
    if (isPhone(page)) await page.waitForURL(/\/cart$/);
    else await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
    expect((await lines(page)).map(({ quantity, properties }) => [quantity, properties])).toEqual([
      [1, { _inventory: expect.any(String) }],
    ]);
  });
});

test('a size can be chosen and added before hydration, and no choice is lost by it', {
  tag: ['@phone'],
}, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/mount-[\w-]+\.js/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.goto('/collections/all/products/column-slip-dress');
  await expect(button(page)).toBeDisabled();
  await page.locator('label[title="6"]').click();
  await expect(button(page)).toHaveText('Add to bag');
  if (isPhone(page)) {
    await button(page).click();
    await page.waitForURL(/\/cart$/);
    await expect(page.locator('.bag-item')).toHaveCount(1);
    held.resolve();
  } else {
    held.resolve();
    await hydrated(page);
    await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked();
    await button(page).click();
    await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
  }
  expect((await lines(page)).map(({ quantity, properties }) => [quantity, properties])).toEqual([
    [1, { _inventory: expect.any(String) }],
  ]);
});

test("a pre-order shows the merchant's text, and the line carries it", async ({ page }) => {
  await page.goto('/products/halter-jumpsuit');
  await page.locator('label[title="Ivory"]').click();
  await page.locator('label[title="4"]').click();
  await expect(page.getByText('Ivory is cut to order. Yours leaves the atelier on 15 February.')).toBeVisible();
  await expect(button(page)).toHaveText('Pre-Order for February');
  await button(page).click();
  await expect.poll(async () => (await lines(page))[0]?.properties).toEqual({ _preorder: 'true' });
});
