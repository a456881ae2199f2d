import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { freePorts, type Server, start, stop, waitUntilUp } from '../../servers.ts';
import { expect, test } from '../../test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const require = createRequire(import.meta.url);

/** Scripts as their packages ship them, by the path that the page has them at. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'liquid-ajax-cart.js': 'liquid-ajax-cart/liquid-ajax-cart.js',
  'jquery.js': 'jquery/dist/jquery.min.js',
  'rivets-cart.js': 'shopify-cartjs/dist/rivets-cart.js',
  'theme-cart.js': '@shopify/theme-cart/dist/theme-cart.js',
  'theme-product.js': '@shopify/theme-product/dist/theme-product.js',
  'theme-product-form.js': '@shopify/theme-product-form/dist/theme-product-form.js',
  'theme-predictive-search.js': '@shopify/theme-predictive-search/dist/theme-predictive-search.js',
};

/** What the scripts are documented to define; those of `@shopify` packages are in `Shopify.theme`. */
declare global {
  interface Window {
    CartJS: {
      init(cart: unknown, options?: object): void;
      updateItem(line: number, quantity: number): void;
      removeItem(line: number): void;
    };
  }
}
interface ThemeCart {
  getState(): Promise<CartState>;
  addItem(id: number, options?: object): Promise<{ key: string }>;
  updateItem(key: string, options: object): Promise<CartState>;
  removeItem(key: string): Promise<CartState>;
  updateNote(note: string): Promise<CartState>;
  clearItems(): Promise<CartState>;
}
interface CartState {
  item_count: number;
  note: string | null;
  items: { key: string; quantity: number; variant_id: number; properties: Record<string, string> }[];
}

/** One worker, and so one shop. */
test.describe.configure({ mode: 'default' });
test.use({ reusesPage: false });

let server: Server;
let data = '';
let origin = '';
let handle = '';

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-clients-'));
  const [port = 0] = await freePorts(1);
  origin = `http://localhost:${port}`;
  server = start('packages/host/src/cli.ts', {
    shop: join(root, 'shop'),
    theme: join(root, 'packages/host/test/fixtures/plain-theme'),
    data,
    port: String(port),
  });
  await waitUntilUp(`${origin}/_host/health`, server);
  const { products } = (await (await fetch(`${origin}/products.json`)).json()) as {
    products: { handle: string; options: unknown[]; variants: { available: boolean }[] }[];
  };
  const fits = products.find(({ options, variants }) => options.length > 1 && variants.every((one) => one.available));
  handle = fits?.handle ?? '';
});
test.afterAll(async () => {
  await stop(server);
  await rm(data, { recursive: true, force: true });
});

/** Opens the page that the clients work on, with these scripts in it. */
async function open(page: Page, scripts: readonly string[], type?: 'module'): Promise<void> {
  await page.route('**/_clients/*', (route) => {
    const file = SCRIPTS[new URL(route.request().url()).pathname.slice('/_clients/'.length)] ?? '';
    return route.fulfill({ path: require.resolve(file), contentType: 'text/javascript' });
  });
  await page.goto(`${origin}/products/${handle}?view=clients`);
  for (const name of scripts) await page.addScriptTag({ url: `/_clients/${name}`, ...(type ? { type } : {}) });
}

const firstVariant = (page: Page) => page.locator('input[name="id"]').inputValue().then(Number);

test('liquid-ajax-cart', async ({ page }) => {
  await open(page, ['liquid-ajax-cart.js'], 'module');
  const lines = page.locator('[data-ajax-cart-section] .line');
  await expect(page.locator('[data-ajax-cart-bind="item_count"]')).toHaveText('0');
  await page.locator('input[name="properties[Engraving]"]').fill('A. L.');
  await page.locator('#add').click();
  await expect(lines).toHaveCount(1);
  await expect(lines.locator('em')).toHaveText('Engraving: A. L.');
  await expect(page.locator('[data-ajax-cart-bind="item_count"]')).toHaveText('1');
  await expect(page.locator('html')).toHaveClass(/js-ajax-cart-not-empty/);
  await lines.locator('[data-ajax-cart-quantity-plus]').click();
  await expect(lines.locator('input')).toHaveValue('2');
  await expect(page.locator('[data-ajax-cart-bind="item_count"]')).toHaveText('2');
  // More than there is: the client shows what the shop says.
  await lines.locator('input').fill('100000');
  await lines.locator('input').press('Enter');
  await expect(lines.locator('[data-ajax-cart-errors]')).toHaveText(/only|available|stock/i);
  await lines.locator('[data-ajax-cart-request-button]').click();
  await expect(page.locator('[data-ajax-cart-section] p')).toHaveText('Your cart is empty');
  await expect(page.locator('[data-ajax-cart-bind="total_price"]')).toHaveText('0');
});

test('shopify-cartjs', async ({ page }) => {
  await open(page, ['jquery.js', 'rivets-cart.js']);
  await page.evaluate(async () => {
    window.CartJS.init(await (await fetch('/cart.js')).json(), { dataAPI: true, requestBodyClass: 'asking' });
  });
  const view = page.locator('[data-cart-view]');
  await expect(view.locator('i')).toHaveText('0');
  await page.locator('#cartjs-add').click();
  await expect(view.locator('i')).toHaveText('2');
  await expect(view.locator('li')).toHaveCount(1);
  await page.evaluate(() => window.CartJS.updateItem(1, 1));
  await expect(view.locator('i')).toHaveText('1');
  await page.evaluate(() => window.CartJS.removeItem(1));
  await expect(view.locator('li')).toHaveCount(0);
  await page.locator('#cartjs-add').click();
  await expect(view.locator('i')).toHaveText('2');
  await page.locator('#cartjs-clear').click();
  await expect(view.locator('i')).toHaveText('0');
});

test('@shopify/theme-cart', async ({ page }) => {
  await open(page, ['theme-cart.js']);
  const id = await firstVariant(page);
  const states = await page.evaluate(async (variant) => {
    const { cart }: { cart: ThemeCart } = Reflect.get(window.Shopify ?? {}, 'theme');
    const { key } = await cart.addItem(variant, { quantity: 2, properties: { Engraving: 'A. L.' } });
    const added = await cart.getState();
    const changed = await cart.updateItem(key, { quantity: 3 });
    const noted = await cart.updateNote('By hand, please');
    const removed = await cart.removeItem(key);
    await cart.addItem(variant);
    return { added, changed, noted, removed, cleared: await cart.clearItems() };
  }, id);
  expect(states.added.items).toMatchObject([{ variant_id: id, quantity: 2, properties: { Engraving: 'A. L.' } }]);
  expect(states.changed.item_count).toBe(3);
  expect(states.noted.note).toBe('By hand, please');
  expect(states.removed.items).toEqual([]);
  expect(states.cleared.item_count).toBe(0);
});

test('@shopify/theme-product-form', async ({ page }) => {
  await open(page, ['theme-product.js', 'theme-product-form.js']);
  await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('[data-product-form]');
    const product = await (await fetch(`/products/${form?.dataset.productHandle}.js`)).json();
    const { ProductForm } = Reflect.get(window.Shopify ?? {}, 'theme').productForm;
    new ProductForm(form, product, {
      onOptionChange(event: Event & { dataset: { variant: { id: number; price: number } | null } }) {
        document.title = JSON.stringify([event.dataset.variant?.id, event.dataset.variant?.price]);
      },
    });
  });
  const select = page.locator('select[name^="options"]').last();
  const values = await select.locator('option').allTextContents();
  await select.selectOption(values.at(-1) ?? '');
  await expect(page).toHaveTitle(/^\[\d+,\d+\]$/);
  const [variant] = JSON.parse(await page.title()) as [number];
  await page.locator('#add').click();
  await expect(page).toHaveURL(`${origin}/cart`);
  const cart = await page.evaluate(async () => (await (await fetch('/cart.js')).json()) as CartState);
  expect(cart.items).toMatchObject([{ variant_id: variant, quantity: 1 }]);
});

test('@shopify/theme-predictive-search', async ({ page }) => {
  await open(page, ['theme-predictive-search.js']);
  await page.evaluate(() => {
    const { PredictiveSearch } = Reflect.get(window.Shopify ?? {}, 'theme');
    const search = new PredictiveSearch({
      search_path: PredictiveSearch.SEARCH_PATH,
      resources: {
        type: [PredictiveSearch.TYPES.PRODUCT],
        limit: 4,
        options: { unavailable_products: 'last', fields: [PredictiveSearch.FIELDS.TITLE] },
      },
    });
    type Found = { resources: { results: { products: { title: string; url: string; price: string }[] } } };
    search.on('success', ({ resources }: Found) => {
      const items = resources.results.products.map(({ title, price }) => {
        const item = document.createElement('li');
        item.textContent = `${title} ${price}`;
        return item;
      });
      document.querySelector('#found')?.replaceChildren(...items);
    });
    search.on('error', (error: Error) => {
      document.title = `error: ${error.message}`;
    });
    search.query('dress');
  });
  const found = page.locator('#found li');
  await expect(found.first()).toHaveText(/dress.* \d+\.\d\d$/i);
  expect(await found.count()).toBeLessThanOrEqual(4);
});
