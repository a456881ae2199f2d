import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Columns of the product export that the small shop uses. */
const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Status',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const sold = { 'Variant Inventory Tracker': 'shopify', 'Variant Requires Shipping': 'true', 'Variant Taxable': 'true' };

const ROWS: Row[] = [
  {
    Handle: 'slip-dress',
    Title: 'Slip Dress',
    'Body (HTML)': '<p>Cut on the bias.</p>',
    Vendor: 'Atelier',
    Type: 'Dresses',
    Tags: 'silk, best-seller',
    Published: 'true',
    'Option1 Name': 'Color',
    'Option1 Value': 'Ink',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'SLIP-INK-S',
    'Variant Grams': '300',
    'Variant Inventory Qty': '5',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '240.00',
    'Variant Compare At Price': '300.00',
    'Image Src': 'slip-dress.png',
    'Image Position': '1',
    'Image Alt Text': 'Slip Dress in Ink, front',
    Status: 'active',
    ...sold,
  },
  {
    Handle: 'slip-dress',
    'Option1 Value': 'Ink',
    'Option2 Value': 'M',
    'Variant SKU': 'SLIP-INK-M',
    'Variant Grams': '300',
    'Variant Inventory Qty': '0',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '240.00',
    ...sold,
  },
  {
    Handle: 'slip-dress',
    'Option1 Value': 'Oat',
    'Option2 Value': 'S',
    'Variant SKU': 'SLIP-OAT-S',
    'Variant Grams': '300',
    'Variant Inventory Qty': '0',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '250.00',
    ...sold,
  },
  {
    Handle: 'silk-scarf',
    Title: 'Silk Scarf',
    'Body (HTML)': '<p>A square of silk.</p>',
    Vendor: 'Atelier',
    Type: 'Accessories',
    Tags: 'silk',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'SCARF',
    'Variant Grams': '80',
    'Variant Inventory Qty': '100000',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '60.00',
    Status: 'active',
    ...sold,
  },
  {
    Handle: 'leather-belt',
    Title: 'Leather Belt',
    Vendor: 'Atelier',
    Type: 'Accessories',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'BELT',
    'Variant Grams': '200',
    'Variant Inventory Qty': '10',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '90.00',
    Status: 'active',
    ...sold,
  },
  {
    Handle: 'gift-card',
    Title: 'Gift Card',
    Vendor: 'Atelier',
    Type: 'Gift cards',
    Published: 'true',
    'Option1 Name': 'Amount',
    'Option1 Value': '$50',
    'Variant SKU': 'GIFT-50',
    'Variant Grams': '0',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '50.00',
    'Variant Requires Shipping': 'false',
    'Variant Taxable': 'false',
    'Gift Card': 'true',
    Status: 'active',
  },
];

const ADDRESS = {
  firstName: '',
  lastName: '',
  company: 'Atelier',
  address1: '1 Mercer Street',
  address2: '',
  city: 'New York',
  province: 'New York',
  provinceCode: 'NY',
  zip: '10013',
  country: 'United States',
  countryCode: 'US',
  phone: '',
};

const SHOP = {
  name: 'Small Shop',
  email: 'shop@example.com',
  domain: 'shop.example',
  permanentDomain: 'small-shop.myshopify.com',
  currency: 'USD',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholder
  moneyFormat: '${{amount_no_decimals}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholder
  moneyWithCurrencyFormat: '${{amount}} USD',
  timezone: 'UTC',
  weightUnit: 'kg',
  address: ADDRESS,
  customerAccounts: 'optional',
  locales: [
    { isoCode: 'en', name: 'English', endonymName: 'English', primary: true },
    { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false },
  ],
  countries: ['US', 'CA', 'FR', 'HK'],
  taxRates: { 'US-NY': 8.875 },
  shippingRates: [
    { handle: 'standard', title: 'Standard', price: 0, countries: ['US', 'CA', 'FR', 'HK'] },
    { handle: 'express', title: 'Express', price: 2500, countries: ['US'] },
  ],
  locations: [{ name: 'Warehouse', address: ADDRESS }],
  discounts: [{ code: 'TEN', type: 'percentage', value: 10 }],
  giftCards: [{ code: 'GIFT1234ABCD5678', balance: 100_000 }],
};

export interface ShopFolderOptions {
  /** Replaces keys of shop.json. */
  shop?: Record<string, unknown>;
  /** Further files, by path. */
  files?: Record<string, string>;
}

/** Writes a small shop: two dresses in stock states, a scarf with plenty of stock, a gift card, a blog, two languages. */
export async function writeShopFolder(dir: string, options: ShopFolderOptions = {}): Promise<void> {
  await mkdir(path.join(dir, 'files'), { recursive: true });
  await mkdir(path.join(dir, 'blogs', 'journal'), { recursive: true });
  await mkdir(path.join(dir, 'pages'), { recursive: true });
  const json = (name: string, value: unknown) => writeFile(path.join(dir, name), JSON.stringify(value));
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const csv = [COLUMNS, ...ROWS.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  await sharp({ create: { width: 300, height: 400, channels: 3, background: '#1a1816' } }).toFile(
    path.join(dir, 'files', 'slip-dress.png'),
  );
  await writeFile(path.join(dir, 'products.csv'), `${csv.map((row) => row.map(cell).join(',')).join('\n')}\n`);
  await json('shop.json', { ...SHOP, ...options.shop });
  await json('collections.json', [
    { handle: 'silk', title: 'Silk', description: '', products: ['slip-dress', 'silk-scarf'] },
  ]);
  await json('menus.json', [
    { handle: 'main-menu', title: 'Main menu', links: [{ title: 'Silk', url: '/collections/silk' }] },
  ]);
  await json('blogs.json', [{ handle: 'journal', title: 'Journal', comments: 'moderate' }]);
  const article = { title: 'On silk', author: 'Ada', publishedAt: '2026-01-02T00:00:00Z', tags: [] };
  await writeFile(
    path.join(dir, 'blogs', 'journal', 'on-silk.html'),
    `<!--${JSON.stringify(article)}-->\n<p>Silk.</p>`,
  );
  for (const [name, text] of Object.entries(options.files ?? {})) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  await writeFile(path.join(dir, 'pages', 'about.html'), '<!--{"title":"About"}-->\n<p>About us.</p>');
}
