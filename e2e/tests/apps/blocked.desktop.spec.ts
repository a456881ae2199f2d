import { type App, blockApp, FAULT_MESSAGES } from '../../apps.ts';
import { addToBag, IN_STOCK } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/** It has a film in one of its colors, stands in the experiment of the demo shop, and in its stores. */
const PRODUCT = '/products/column-slip-dress';
const APPS: readonly App[] = ['reviews', 'back-in-stock', 'signup-forms', 'experiment', 'returns', 'store-stock'];

interface Variant {
  id: number;
  option1: string;
}

test.use({ expectedMessages: new RegExp(`${FAULT_MESSAGES.source}|the reviews could not be read: `) });

test('with every app blocked a product can still be bought, without its film and its store stock', async ({ page }) => {
  for (const app of APPS) await blockApp(page, app);
  const { variants }: { variants: Variant[] } = await (await page.request.get(`${PRODUCT}.js`)).json();
  const variant = variants.find(({ option1 }) => option1 === 'Oxblood');
  await page.goto(`${PRODUCT}?variant=${variant?.id}`);
  await page.mouse.move(200, 300);
  await expect(page.locator('html[data-videos]')).toHaveCount(0);
  await expect(page.locator('.gallery .gallery__film').filter({ has: page.locator('video') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Column Slip Dress' })).toBeVisible();

  const sizes = page.getByRole('main').getByRole('group', { name: /Size/ });
  await sizes.locator(IN_STOCK).nth(2).click();
  await expect(page).not.toHaveURL(new RegExp(`variant=${variant?.id}`));
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first()).toBeEnabled();
  await addToBag(page);
  await expect(page.getByRole('dialog', { name: /^Bag/ }).getByText('Bag (1)')).toBeVisible();
  const stores = page.locator('.store-stock dt + dd');
  await expect(stores).toHaveCount(2);
  for (const place of await stores.all()) await expect(place).toBeEmpty();
});
