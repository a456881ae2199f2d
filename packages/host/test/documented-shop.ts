import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * The shop that the platform's documentation shows its examples with, rebuilt from what they print: names, prices, handles and places are facts of
 * the documentation. Written as a shop folder, which the host imports as any other.
 */

const columns = [
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
  'Unit Price Total Measure',
  'Unit Price Total Measure Unit',
  'Unit Price Base Measure',
  'Unit Price Base Measure Unit',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Status',
  ...[
    'dosage',
    'ingredients',
    'primary_ingredient',
    'pickup_locations',
    'directions',
    'burn_temperature',
    'milk_container_volume',
    'chamomile_base_weight',
    'price_per_100g',
  ].map(
    (key) =>
      `Metafield: ${['dosage', 'ingredients', 'primary_ingredient', 'pickup_locations', 'directions', 'burn_temperature'].includes(key) ? 'information' : 'details'}.${key}`,
  ),
];

type Row = Record<string, string>;
const vendor = "Polina's Potent Potions";
const only = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
const stocked = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
};

/** A product with one variant. */
const simple = (handle: string, title: string, price: string, more: Row = {}): Row => ({
  Handle: handle,
  Title: title,
  Vendor: vendor,
  Published: 'true',
  Status: 'active',
  'Variant Price': price,
  'Variant Grams': '0',
  'Variant Inventory Qty': '10',
  ...only,
  ...stocked,
  ...more,
});

const measured = (measure: string): Row => ({
  'Unit Price Total Measure': measure,
  'Unit Price Total Measure Unit': 'g',
  'Unit Price Base Measure': '1',
  'Unit Price Base Measure Unit': 'kg',
});

const health: Row[] = ['S', 'M'].flatMap((size, index) =>
  ['Low', 'Medium'].map((strength, place) => ({
    Handle: 'health-potion',
    ...(index + place === 0 && {
      Title: 'Health potion',
      'Body (HTML)': '<p>This is a love potion.</p>'.replace('love', 'health'),
      Vendor: vendor,
      Type: 'Health',
      Tags: 'extra-potent, healing',
      Published: 'true',
      Status: 'active',
      'Image Src': 'science-beakers-blue-light-new.jpg',
      'Image Position': '1',
      'Option1 Name': 'Size',
      'Option2 Name': 'Strength',
      'Metafield: information.dosage': 'potion-dosages',
      'Metafield: information.ingredients': '["ingredient/spinach","ingredient/kale","ingredient/mushrooms"]',
      'Metafield: information.primary_ingredient': 'ingredient/spinach',
      'Metafield: information.pickup_locations': '["Ottawa","Toronto","Montreal","Vancouver"]',
      'Metafield: information.directions': 'Take with a meal.',
      'Metafield: information.burn_temperature': '{"temperature": 700, "unit": "degrees", "scale": "Fahrenheit"}',
      'Metafield: details.milk_container_volume': '{"value": 500, "unit": "ml"}',
      'Metafield: details.chamomile_base_weight': '{"value": 50, "unit": "g"}',
      'Metafield: details.price_per_100g': '{"amount": "17.96", "currency_code": "CAD"}',
    }),
    'Option1 Value': size,
    'Option2 Value': strength,
    'Variant SKU': '',
    'Variant Grams': '0',
    'Variant Inventory Qty': '10',
    'Variant Price': '10.00',
    ...measured(index === 0 ? '200' : '400'),
    ...stocked,
  })),
);

const rows: Row[] = [
  ...health,
  simple('draught-of-immortality', 'Draught of Immortality', '99.99', { Tags: 'extra-potent' }),
  simple('glacier-ice', 'Glacier ice', '0.25', { Tags: 'fresh, ingredients' }),
  simple('invisibility-potion', 'Invisibility potion', '3.00', { Tags: 'extra-potent' }),
  simple('bloodroot-whole', 'Bloodroot (whole)', '10.00', { Tags: 'fresh, ingredients' }),
  simple('crocodile-tears', 'Crocodile tears', '56.00', {
    Tags: 'Salty',
    'Variant Inventory Qty': '0',
    'Image Src': 'amber-beard-oil-bottle.jpg',
    'Image Position': '1',
  }),
  simple('potion-beats', 'Potion beats', '14.99'),
  simple('potion-bottle', 'Potion bottle', '10.00'),
];

const address = (more: Row): Row => ({
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  provinceCode: '',
  zip: '',
  country: 'Canada',
  countryCode: 'CA',
  phone: '',
  ...more,
});

/** Currencies of the shop's markets, and a country of each. */
const currencies: [currency: string, country: string][] = [
  ['AED', 'AE'],
  ['AFN', 'AF'],
  ['AUD', 'AU'],
  ['CHF', 'CH'],
  ['CZK', 'CZ'],
  ['DKK', 'DK'],
  ['EUR', 'FR'],
  ['GBP', 'GB'],
  ['HKD', 'HK'],
  ['ILS', 'IL'],
  ['JPY', 'JP'],
  ['KRW', 'KR'],
  ['MYR', 'MY'],
  ['NZD', 'NZ'],
  ['PLN', 'PL'],
  ['SEK', 'SE'],
  ['SGD', 'SG'],
  ['USD', 'US'],
];

const dollars = (amount: string) => `$${amount}`;

const shop = {
  name: vendor,
  email: 'polinas.potent.potions@gmail.com',
  domain: 'polinas-potent-potions.myshopify.com',
  permanentDomain: 'polinas-potent-potions.myshopify.com',
  currency: 'CAD',
  moneyFormat: dollars('{{amount}}'),
  moneyWithCurrencyFormat: dollars('{{amount}} CAD'),
  timezone: 'America/Toronto',
  weightUnit: 'kg',
  address: address({
    company: "Polina's Potions, LLC",
    address1: '150 Elgin Street',
    address2: '8th floor',
    city: 'Ottawa',
    province: 'Ontario',
    provinceCode: 'ON',
    zip: 'K2P 1L4',
  }),
  paymentTypes: ['visa', 'master', 'american_express', 'paypal', 'diners_club', 'discover'],
  locales: [{ isoCode: 'en', name: 'English', endonymName: 'English', primary: true }],
  countries: ['AF', 'CA', 'US'],
  markets: currencies.map(([currency, country]) => ({
    handle: country.toLowerCase(),
    name: country,
    countries: [country],
    currency,
    moneyFormat: '{{amount}}',
    moneyWithCurrencyFormat: `{{amount}} ${currency}`,
    rate: 1,
  })),
  shippingRates: [{ handle: 'standard', title: 'Standard', price: 500 }],
  locations: [{ name: 'Ottawa', address: address({ city: 'Ottawa' }) }],
};

const collection = (handle: string, title: string, products: string[]) => ({
  handle,
  title,
  description: '',
  products,
  sortOrder: 'manual',
});
const article = (title: string, day: string) =>
  `<!--${JSON.stringify({ title, author: 'Polina Waters', publishedAt: `2022-${day}T16:56:02-04:00`, tags: [] })}-->\n<p>${title}</p>`;
const page = (title: string) => `<!--${JSON.stringify({ title })}-->\n<p>${title}</p>`;

const files: Record<string, unknown> = {
  'shop.json': shop,
  'collections.json': [
    collection('empty', 'Empty', []),
    collection('featured-potions', 'Featured potions', ['health-potion']),
    collection('freebies', 'Freebies', []),
    collection('frontpage', 'Home page', ['health-potion']),
    collection('ingredients', 'Ingredients', ['bloodroot-whole', 'glacier-ice', 'crocodile-tears']),
    collection('potions', 'Potions', ['health-potion']),
    collection('sale-potions', 'Sale potions', [
      'draught-of-immortality',
      'glacier-ice',
      'health-potion',
      'invisibility-potion',
    ]),
  ],
  'menus.json': [
    {
      handle: 'main-menu',
      title: 'Main menu',
      links: [
        { title: 'Home', url: '/' },
        { title: 'Catalog', url: '/collections/all' },
        { title: 'Contact', url: '/pages/contact' },
      ],
    },
    { handle: 'footer', title: 'Footer menu', links: [{ title: 'Search', url: '/search' }] },
  ],
  'blogs.json': [{ handle: 'potion-notions', title: 'Potion Notions', comments: 'yes' }],
  'blogs/potion-notions/homebrew-start-making-potions-at-home.html': article(
    'Homebrew: start making potions at home',
    '06-03',
  ),
  'blogs/potion-notions/new-potions-for-spring.html': article('New potions for spring', '05-03'),
  'blogs/potion-notions/how-to-tell-if-you-have-run-out-of-invisibility-potion.html': article(
    "How to tell if you're out of invisibility potion",
    '04-14',
  ),
  'pages/about-us.html': page('About us'),
  'pages/contact.html': page('Contact'),
  'pages/potion-dosages.html': page('Potion dosages'),
  'metafields.json': {
    product: {
      'information.dosage': 'page_reference',
      'information.ingredients': 'list.metaobject_reference',
      'information.primary_ingredient': 'metaobject_reference',
      'information.pickup_locations': 'list.single_line_text_field',
      'information.directions': 'single_line_text_field',
      'information.burn_temperature': 'json',
      'details.milk_container_volume': 'volume',
      'details.chamomile_base_weight': 'weight',
      'details.price_per_100g': 'money',
    },
  },
  'metaobjects/ingredient.json': {
    fields: { name: 'single_line_text_field' },
    entries: ['Spinach', 'Kale', 'Mushrooms'].map((name) => ({ handle: name.toLowerCase(), fields: { name } })),
  },
  'product-media.json': {
    'potion-beats': [
      {
        type: 'external_video',
        url: 'https://www.youtube.com/watch?v=vj01PAffOac',
        poster: 'beats.jpg',
        alt: 'Potion beats',
        position: 1,
      },
      {
        type: 'video',
        file: 'beats.mp4',
        poster: 'beats.jpg',
        alt: 'Potion beats',
        position: 2,
        width: 1920,
        height: 1080,
        duration: 1000,
      },
    ],
    'potion-bottle': [
      { type: 'model', file: 'WaterBottle.glb', poster: 'WaterBottle.jpg', alt: 'Potion bottle', position: 1 },
    ],
  },
  'customers.json': [
    {
      email: 'cornelius.potionmaker@gmail.com',
      password: 'phoenix-feather',
      firstName: 'Cornelius',
      lastName: 'Potionmaker',
      addresses: [
        address({
          firstName: 'Cornelius',
          lastName: 'Potionmaker',
          address1: '12 Phoenix Feather Alley',
          address2: '1',
          city: 'Calgary',
          province: 'Alberta',
          provinceCode: 'AB',
          zip: 'T1X 0L4',
        }),
      ],
    },
  ],
};

const pictures: [name: string, width: number, height: number][] = [
  ['science-beakers-blue-light-new.jpg', 384, 256],
  ['amber-beard-oil-bottle.jpg', 4460, 2974],
  ['beats.jpg', 192, 108],
  ['WaterBottle.jpg', 100, 100],
];

export const DOCUMENTED_HOST = shop.permanentDomain;
export const CUSTOMER = { email: 'cornelius.potionmaker@gmail.com', password: 'phoenix-feather' };

export async function writeDocumentedShop(dir: string): Promise<void> {
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  };
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  await write(
    'products.csv',
    `${[columns, ...rows.map((row) => columns.map((column) => row[column]))].map((row) => row.map(cell).join(',')).join('\n')}\n`,
  );
  for (const [name, content] of Object.entries(files))
    await write(name, typeof content === 'string' ? content : JSON.stringify(content));
  for (const [name, width, height] of pictures)
    await write(
      `files/${name}`,
      await sharp({ create: { width, height, channels: 3, background: '#456' } })
        .jpeg()
        .toBuffer(),
    );
  for (const name of ['beats.mp4', 'WaterBottle.glb']) await write(`files/${name}`, Buffer.from(name));
}
