import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printed, THEME_DIR } from '../../../test/pages-fixture.ts';
import { writeShopFolder } from '../../../test/shop-folder.ts';
import { importShop } from '../../shop/import/import-shop.ts';
import type { Store } from '../../store/open.ts';
import { openTestStore } from '../../store/test-store.ts';
import { loadTheme } from '../../theme/load.ts';

const field = (value: string) => [{ namespace: 'facts', key: 'note', type: 'single_line_text_field', value }];
const keyed = (value: string) => ({ 'facts.note': { type: 'single_line_text_field', value } });

let dir = '';
let store: Store;

async function change(name: string, edit: (content: Record<string, unknown>) => object): Promise<void> {
  const file = path.join(dir, 'shop', name);
  const content = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(edit(content)));
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-own-fields-'));
  await writeShopFolder(path.join(dir, 'shop'));
  await change('shop.json', (shop) => ({
    ...shop,
    brand: {
      slogan: 'Slow',
      logo: 'slip-dress.png',
      colors: { primary: [{ background: '#0b101f', foreground: '#fff' }] },
      socialLinks: { instagram: 'https://instagram.example/atelier' },
    },
    markets: [
      {
        handle: 'fr',
        name: 'France',
        countries: ['FR'],
        currency: 'EUR',
        moneyFormat: '€{{amount}}',
        moneyWithCurrencyFormat: '€{{amount}} EUR',
        rate: 0.9,
        metafields: field('of France'),
      },
    ],
  }));
  await change('customers.json', () => [{ email: 'ada@example.com', tags: ['vip'], metafields: keyed('of Ada') }]);
  await change('orders.json', () => [
    {
      customer: 'ada@example.com',
      name: '#1001',
      createdAt: '2026-01-02T03:04:05Z',
      lines: [{ sku: 'SLIP-INK-S', quantity: 1 }],
      tags: ['rush'],
      attributes: { Gift: 'yes' },
      metafields: keyed('of the order'),
    },
  ]);
  store = await openTestStore(path.join(dir, 'data'));
  await importShop(store, path.join(dir, 'shop'));
});
afterAll(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

async function print(source: string, country = 'US'): Promise<string> {
  const customer = await store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  return printed({ store, theme: await loadTheme(THEME_DIR) }, source, { customerId: customer.id, country });
}

test('the brand shows its picture, colours and accounts', async () => {
  const source =
    '{% assign brand = shop.brand %}{{ brand.slogan }} {{ brand.logo.src }} {{ brand.square_logo | json }} {% for color in brand.colors.primary %}{{ color.background }}/{{ color.foreground }}{% endfor %} {{ brand.colors.secondary.size }} {{ brand.metafields.social_links.instagram.value }}';
  expect(await print(source)).toBe(
    'Slow files/slip-dress.png null #0b101f/#ffffff 0 https://instagram.example/atelier',
  );
});

test('a market, a customer and an order show their metafields, an order its tags and attributes', async () => {
  expect(await print('{{ localization.market.metafields.facts.note }}', 'FR')).toBe('of France');
  const source =
    '{{ customer.metafields.facts.note.value }} {% assign order = customer.orders[0] %}{{ order.tags | join: "," }} {{ order.attributes.Gift }} {{ order.metafields.facts.note.value }} {{ order.pickup_in_store? }}';
  expect(await print(source)).toBe('of Ada rush yes of the order false');
});
