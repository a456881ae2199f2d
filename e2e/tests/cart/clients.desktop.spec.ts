import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type OwnShop, startOwnShop } from '../../servers.ts';

/** Clients that others wrote for the platform, as their packages have them, on a theme in plain Liquid. */
test.describe.configure({ mode: 'serial' });
// The theme does not name these scripts: its pages allow none but their own.
test.use({ bypassCSP: true });

const fileOf = (name: string, file: string) =>
  fileURLToPath(new URL(`../../../node_modules/${name}/${file}`, import.meta.url));

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ theme: 'packages/host/test/fixtures/plain-theme' });
});
test.afterAll(() => shop?.stop());

const PRODUCT = '/products/column-slip-dress';
const total = (page: Page) => page.locator('.cart-panel .total');
const count = async (page: Page) =>
  (await page.evaluate(() => fetch('/cart.js').then((answer) => answer.json()))).item_count;

/** The product of the page as `/products/x.js` has it. */
const productOf = (page: Page) => page.evaluate((path) => fetch(`${path}.js`).then((answer) => answer.json()), PRODUCT);

test('liquid-ajax-cart adds, changes and removes, and renders the section anew', async ({ page }) => {
  await page.goto(shop.origin + PRODUCT);
  await page.evaluate(() => {
    const form = document.querySelector('form.shopify-product-form');
    const around = document.createElement('ajax-cart-product-form');
    form?.replaceWith(around);
    around.append(form as Node);
  });
  await page.addScriptTag({ path: fileOf('liquid-ajax-cart', 'liquid-ajax-cart.js'), type: 'module' });
  await expect(page.locator('html.js-ajax-cart-init, body.js-ajax-cart-init')).toBeAttached();
  await expect(total(page)).toHaveText(/^\$0\.00/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const quantity = page.locator('[data-ajax-cart-quantity-input]');
  await expect(quantity).toHaveValue('1');
  await page.getByText('more', { exact: true }).click();
  await expect(quantity).toHaveValue('2');
  await expect(total(page)).toHaveText(/^\$990\.00/);
  await expect(page.locator('html')).not.toHaveClass(/js-ajax-cart-processing/);
  await quantity.fill('3');
  await quantity.blur();
  await expect.poll(() => count(page)).toBe(3);
  await page.getByText('remove', { exact: true }).click();
  await expect(page.locator('.cart-panel')).toContainText('Your cart is empty');
});

test('CartJS adds with properties, sets notes and attributes, and clears', async ({ page }) => {
  await page.goto(shop.origin + PRODUCT);
  const id = (await productOf(page)).variants[0].id;
  await page.addScriptTag({ path: fileOf('jquery', 'dist/jquery.js') });
  await page.addScriptTag({ path: fileOf('shopify-cartjs', 'dist/cart.js') });
  const after = await page.evaluate(async (variant) => {
    const client = (window as unknown as { CartJS: Record<string, (...args: unknown[]) => void> & { cart: unknown } })
      .CartJS;
    client.init?.(await fetch('/cart.js').then((answer) => answer.json()));
    const done = (start: (options: object) => void) =>
      new Promise<void>((success, error) =>
        start({
          success: () => success(),
          error: (answer: { responseText: string }) => error(new Error(answer.responseText)),
        }),
      );
    await done((options) => client.addItem?.(variant, 2, { Letters: 'AV' }, options));
    await done((options) => client.updateItem?.(1, 3, {}, options));
    await done((options) => client.setNote?.('A note', options));
    await done((options) => client.setAttribute?.('gift', 'yes', options));
    const cart = await fetch('/cart.js').then((answer) => answer.json());
    const shown = JSON.parse(JSON.stringify(client.cart));
    await done((options) => client.clear?.(options));
    return { cart, shown };
  }, id);
  expect(after.cart).toMatchObject({ item_count: 3, note: 'A note', attributes: { gift: 'yes' } });
  expect(after.shown).toMatchObject({ item_count: 3, note: 'A note' });
  expect(await count(page)).toBe(0);
});

test('theme-cart reads, adds, changes by key and removes', async ({ page }) => {
  await page.goto(shop.origin + PRODUCT);
  const id = (await productOf(page)).variants[0].id;
  await page.addScriptTag({ path: fileOf('@shopify/theme-cart', 'dist/theme-cart.js') });
  const seen = await page.evaluate(async (variant) => {
    type Line = { key: string; quantity: number };
    type Cart = { item_count: number; items: Line[]; note: string; attributes: object };
    type Client = Record<string, (...args: unknown[]) => Promise<Cart & Line>>;
    const { cart } = (window as unknown as { Shopify: { theme: { cart: Client } } }).Shopify.theme;
    const line = await cart.addItem?.(variant, { quantity: 2, properties: { Letters: 'AV' } });
    const updated = await cart.updateItem?.(line?.key, { quantity: 3 });
    const key = updated?.items[0]?.key;
    const index = await cart.getItemIndex?.(key);
    await cart.updateNote?.('A note');
    await cart.updateAttributes?.({ gift: 'yes' });
    const attributes = await cart.getAttributes?.();
    const state = await cart.getState?.();
    const left = await cart.removeItem?.(key);
    return { line, updated, index, attributes, state, left };
  }, id);
  expect(seen.line).toMatchObject({ quantity: 2, properties: { Letters: 'AV' } });
  expect(seen).toMatchObject({
    updated: { item_count: 3 },
    index: 1,
    attributes: { gift: 'yes' },
    state: { note: 'A note', item_count: 3 },
    left: { item_count: 0 },
  });
});

test('theme-product-form follows the options of the form, and its form adds the variant', async ({ page }) => {
  await page.goto(shop.origin + PRODUCT);
  const product = await productOf(page);
  await page.addScriptTag({ path: fileOf('@shopify/theme-product', 'dist/theme-product.js') });
  await page.addScriptTag({ path: fileOf('@shopify/theme-product-form', 'dist/theme-product-form.js') });
  await page.evaluate((data) => {
    type Options = { onOptionChange: (event: { dataset: { variant: { id: number } } }) => void };
    type Form = new (form: Element | null, product: unknown, options: Options) => { variant(): { id: number } };
    const { ProductForm } = (window as unknown as { Shopify: { theme: { productForm: { ProductForm: Form } } } })
      .Shopify.theme.productForm;
    new ProductForm(document.querySelector('form[data-product-form]'), data, {
      onOptionChange: ({ dataset }) => {
        document.body.dataset.variant = String(dataset.variant?.id);
      },
    });
  }, product);
  const wanted = product.variants.findLast((variant: { available: boolean }) => variant.available);
  const selects = page.locator('form[data-product-form] select');
  for (const [index, value] of wanted.options.entries()) await selects.nth(index).selectOption(value);
  await expect(page.locator('body')).toHaveAttribute('data-variant', String(wanted.id));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('#main')).toContainText(`${product.title} ${wanted.title} × 1`);
});

test('theme-predictive-search finds, and says why it cannot', async ({ page }) => {
  await page.goto(shop.origin);
  await page.addScriptTag({ path: fileOf('@shopify/theme-predictive-search', 'dist/theme-predictive-search.js') });
  const search = (query: string, resources: object) =>
    page.evaluate(
      ([words, wanted]) =>
        new Promise<{
          resources?: { results: { products: { title: string; price: string; url: string }[] } };
          status?: number;
          message?: string;
        }>((resolve) => {
          type Client = { on(event: string, done: (value: never) => void): void; query(text: string): void };
          type Make = new (config: object) => Client;
          const { PredictiveSearch } = (window as unknown as { Shopify: { theme: { PredictiveSearch: Make } } }).Shopify
            .theme;
          const client = new PredictiveSearch({ search_path: '/search', resources: wanted });
          client.on('success', resolve);
          client.on('error', resolve);
          client.query(words as string);
        }),
      [query, resources] as const,
    );
  const found = await search('slip dress', {
    type: ['product'],
    limit: 4,
    options: { unavailable_products: 'last', fields: ['title', 'product_type', 'variants.title'] },
  });
  expect(found.resources?.results.products[0]).toMatchObject({
    title: 'Column Slip Dress',
    price: expect.stringMatching(/^\d+\.\d\d$/),
  });
});
