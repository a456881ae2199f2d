import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { addRecommended } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/** A variant of the dress that can be bought. */
async function freeVariant(page: Page): Promise<number> {
  const answer = await page.request.get('/products/column-slip-dress.js');
  const { variants } = (await answer.json()) as { variants: { id: number; available: boolean }[] };
  return variants.find(({ available }) => available)?.id ?? 0;
}

test.describe('the bag, with a network that fails at the end', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|\[vitrine\] cart update: network/ });

  test('shows totals; quantities change, are limited, and are rolled back when refused; a line can be removed', {
    tag: ['@route-2', '@cart-1', '@cart-5', '@cart-6', '@cart-7', '@cart-14', '@error-1', '@cart-27'],
  }, async ({ page }) => {
    const id = await freeVariant(page);
    await page.request.post('/cart/add.js', { data: { id, quantity: 1, properties: { _inventory: '3' } } });
    await page.goto('/cart');
    const title = (count: number) => page.getByRole('heading', { level: 1, name: `Bag (${count})` });
    const more = page.getByRole('button', { name: /One more/ });
    const quantity = page.getByRole('spinbutton');
    const summary = page.getByRole('region', { name: 'Order summary' });
    const says = (name: string, value: string) =>
      expect(
        summary
          .locator('div', { has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .first(),
      ).toHaveText(value);
    await expect(title(1)).toBeVisible();
    await says('Subtotal', '$495.00');
    await says('Estimated Shipping', 'FREE');
    await says('Estimated Tax', 'Calculated');

    await more.click();
    await expect(title(2)).toBeVisible();
    await says('Subtotal', '$990.00');
    const kept = (await (await page.request.get('/cart.js')).json()) as { item_count: number };
    expect(kept.item_count).toBe(2);

    await page.route('**/cart/update.js', (route) => route.abort());
    await more.click();
    await expect(page.getByText('Your bag is as it was').first()).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await page.unroute('**/cart/update.js');

    await more.click();
    await expect(title(3)).toBeVisible();
    await expect(more).toBeDisabled();
    await page.getByRole('button', { name: /^Save for later: / }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
    await expect(page.getByText('Your bag is currently empty.')).toBeVisible();
    await page.reload();
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await expect(saved).toContainText('Quantity 3');
    expect(await axe(page, 'main')).toEqual([]);
    await saved.getByRole('button', { name: /^Move to bag: / }).click();
    await expect(title(3)).toBeVisible();
    await expect(saved).toBeHidden();
    await expect(quantity).toBeFocused();
    await page.getByRole('link', { name: /Remove/ }).click();
    await expect(page.getByText('Your bag is currently empty.')).toBeVisible();
  });
});

test('the bag links back to the previous page, adds a recommended product once, and has a fresh count after Back', {
  tag: ['@cart-2', '@cart-18', '@cart-19', '@call-3'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  await expect(page.getByRole('link', { name: 'Bag', exact: true })).toBeVisible();
  await page.evaluate(() => {
    location.href = '/cart';
  });
  await expect(page.getByRole('link', { name: 'Close and go back' })).toHaveAttribute('href', /\/pages\/about$/);
  const sent = page.waitForRequest('**/cart/add.js');
  await addRecommended(page);
  expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ quantity: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Bag (1)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/about$/);
  await expect(page.getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
});
