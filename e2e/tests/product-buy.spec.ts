import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { isPhone } from '../walk.ts';

const button = (page: Page) => page.locator('form.buy button[name=id]');
const lines = async (page: Page) => {
  const cart: unknown = await (await page.request.get('/cart.js')).json();
  return (cart as { items: { quantity: number; properties: Record<string, string> | null }[] }).items;
};

async function openChosen(page: Page) {
  await page.goto('/products/column-slip-dress');
  await page.locator('label[title="6"]').click();
  await expect(button(page)).toBeEnabled();
}

test('two quick presses are one piece, and the button answers at once', { tag: ['@phone'] }, async ({ page }) => {
  let free: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/cart/add.js', async (route) => {
    await held;
    await route.continue();
  });
  await openChosen(page);
  await button(page).dblclick();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveText(/^Adding/);
  free();
  if (isPhone(page)) await page.waitForURL(/\/cart$/);
  else await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
  expect((await lines(page)).map(({ quantity, properties }) => [quantity, properties])).toEqual([
    [1, { _inventory: expect.any(String) }],
  ]);
});

test.describe('an add that fails', () => {
  test.use({ expected: /cart add|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 500|cart read|compare-at/ });

  test('says why next to the button, and can be tried again at once', async ({ page }) => {
    let failing = true;
    await page.route('**/cart/add.js', (route) =>
      failing
        ? route.fulfill({
            status: 422,
            contentType: 'application/json',
            body: JSON.stringify({ status: 422, message: 'Cart Error', description: 'The last one has just gone.' }),
          })
        : route.continue(),
    );
    await openChosen(page);
    await button(page).click();
    await expect(page.locator('form.buy').getByRole('alert')).toHaveText('The last one has just gone.');
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeHidden();
    failing = false;
    await button(page).click();
    await expect.poll(async () => (await lines(page)).length).toBe(1);
  });

  test('for a broken platform or a lost connection says that too', async ({ page, context }) => {
    await page.route('**/cart/add.js', (route) => route.fulfill({ status: 500, body: 'no' }));
    await openChosen(page);
    await button(page).click();
    await expect(page.locator('form.buy').getByRole('alert')).not.toBeEmpty();
    await page.unroute('**/cart/add.js');
    await context.setOffline(true);
    await button(page).click();
    await expect(page.locator('form.buy').getByRole('alert')).toContainText(/connection|offline/i);
    await context.setOffline(false);
  });
});

test('a final sale is said, and goes along with the line', async ({ page }) => {
  await page.goto('/products/broderie-sundress');
  await expect(page.getByText(/^Final sale: /)).toBeVisible();
  const size = page.getByRole('main').getByRole('group', { name: /^Size/ });
  await size.locator('label:not(:has-text("Sold out"))').first().click();
  await button(page).click();
  await expect.poll(async () => (await lines(page))[0]?.properties?._finalsale).toBe('true');
});

test('a pre-order goes along with the line', async ({ page }) => {
  await page.goto('/products/halter-jumpsuit');
  await page.locator('label[title="Ivory"]').click();
  await page.locator('label[title="4"]').click();
  await button(page).click();
  await expect.poll(async () => (await lines(page))[0]?.properties).toEqual({ _preorder: 'true' });
});
