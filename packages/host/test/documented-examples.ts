import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '../src/observe/log.ts';
import { createApp } from '../src/server/app.ts';
import { createTestGateway } from '../src/shop/checkout/test-gateway.ts';
import { importShop } from '../src/shop/import/import-shop.ts';
import { openTestStore } from '../src/store/test-store.ts';
import { loadTheme } from '../src/theme/load.ts';
import { fixedTheme } from '../src/theme/watch.ts';
import { CUSTOMER, DOCUMENTED_HOST, writeDocumentedShop } from './documented-shop.ts';
import { createVisitor } from './open-test-shop.ts';

/** Where an example is rendered: the page, and what its visitor did before. */
export interface Place {
  /** `/products/health-potion` */
  page: string;
  /** Handles of products in the cart, a piece of each. */
  cart?: string[];
  /** Signed in as the documented customer. */
  customer?: boolean;
}

const kinds: Record<string, string> = {
  products: 'product',
  collections: 'collection',
  pages: 'page',
  blogs: 'blog',
  cart: 'cart',
  search: 'search',
};
const templateOf = (page: string) => kinds[page.split('/')[1] ?? ''] ?? 'index';

/** The theme of the examples: each is a template of its own. */
async function writeTheme(dir: string, examples: readonly { template: string; place: Place }[]): Promise<void> {
  const schemes = {
    'background-1': { background: '#FFFFFF', text: '#121212' },
    'background-2': { background: '#F3F3F3', text: '#121212' },
    inverse: { background: '#121212', text: '#FFFFFF' },
    'accent-1': { background: '#121212', text: '#FFFFFF' },
    'accent-2': { background: '#334FB4', text: '#FFFFFF' },
  };
  const color = (id: string) => ({ type: 'color', id, label: id, default: '#000000' });
  const files: Record<string, string> = {
    'layout/theme.liquid': '{{ content_for_header }}{{ content_for_layout }}',
    'assets/icon.svg': `'<svg xmlns="http://www.w3.org/2000/svg"/>'`,
    'config/settings_schema.json': JSON.stringify([
      { name: 'theme_info', theme_name: 'Documented', theme_version: '1' },
      {
        name: 'All',
        settings: [
          { type: 'font_picker', id: 'type_body_font', label: 'Body', default: 'assistant_n4' },
          { type: 'font_picker', id: 'type_header_font', label: 'Header', default: 'assistant_n4' },
          {
            type: 'color_scheme_group',
            id: 'color_schemes',
            definition: [color('background'), color('text')],
            role: {
              background: 'background',
              text: 'text',
              primary_button: 'text',
              on_primary_button: 'background',
              primary_button_border: 'text',
              secondary_button: 'background',
              on_secondary_button: 'text',
              secondary_button_border: 'text',
              links: 'text',
              icons: 'text',
            },
          },
        ],
      },
    ]),
    'config/settings_data.json': JSON.stringify({
      current: {
        color_schemes: Object.fromEntries(Object.entries(schemes).map(([id, settings]) => [id, { settings }])),
      },
    }),
    'locales/en.default.json': JSON.stringify({ date_formats: { month_day_year: '%B %d, %Y' } }),
  };
  for (const [index, { template, place }] of examples.entries())
    files[`templates/${templateOf(place.page)}.example-${index}.liquid`] = `{%- layout none -%}${template}`;
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
}

/** Renders the examples as pages of the documented shop, each by a visitor of its own. */
export async function renderExamples(
  examples: readonly { template: string; place: Place }[],
): Promise<{ outputs: string[]; report: string[] }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-documented-'));
  try {
    await writeDocumentedShop(path.join(dir, 'shop'));
    await writeTheme(path.join(dir, 'theme'), examples);
    const store = await openTestStore(path.join(dir, 'data'));
    const { skipped, warnings } = await importShop(store, path.join(dir, 'shop'));
    const app = await createApp({
      store,
      theme: fixedTheme(await loadTheme(path.join(dir, 'theme'))),
      filesDir: path.join(dir, 'shop/files'),
      dataDir: path.join(dir, 'data'),
      gateway: createTestGateway(),
      publicOrigin: `https://${DOCUMENTED_HOST}`,
      mailDelay: () => 0,
      log: createLog({ format: 'off' }),
    });
    const outputs: string[] = [];
    for (const [index, { place }] of examples.entries()) {
      const visitor = createVisitor(app, { host: DOCUMENTED_HOST });
      if (place.customer)
        await visitor.form('/account/login', {
          'customer[email]': CUSTOMER.email,
          'customer[password]': CUSTOMER.password,
        });
      for (const handle of place.cart ?? []) {
        const { variants } = (await visitor.get(`/products/${handle}.js`)).json();
        await visitor.json('/cart/add.js', { id: variants[0].id, quantity: 1 });
      }
      const at = place.page.includes('?') ? '&' : '?';
      outputs.push((await visitor.get(`${place.page}${at}view=example-${index}`)).body);
    }
    await app.close();
    await store.close();
    return { outputs, report: [...skipped.map(({ reason }) => reason), ...warnings.map(({ message }) => message)] };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
