import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Store } from '../store/open.ts';
import { dropTestDatabase, fillTestDatabase, isOnPostgres, openTestStore, testSnapshot } from '../store/test-store.ts';
import { importShop } from './import/import-shop.ts';
import type { ImportReport } from './import/report.ts';
import { stableId } from './stable-id.ts';

/** A small shop in a temporary folder, for the tests of this package. */
export interface TestShop {
  store: Store;
  shopDir: string;
  dataDir: string;
  report: ImportReport;
  /** Writes a file of the shop folder. */
  write(name: string, content: string | object): void;
  close(): Promise<void>;
}

/** The facts of the test shop, as its `shop.json` has them. */
export const shopJson = {
  name: 'Test',
  domain: 'test.example',
  permanentDomain: 'test.myshopify.com',
  currency: 'USD',
  moneyFormat: '{{amount_no_decimals}} USD',
  moneyWithCurrencyFormat: '{{amount}} USD',
  address: { city: 'New York', province: 'New York', provinceCode: 'NY', country: 'United States', countryCode: 'US' },
  locales: [{ isoCode: 'en', name: 'English', endonymName: 'English', primary: true }],
  countries: ['US', 'CA', 'GB'],
  taxRates: { 'US-NY': 8.875, US: 0 },
  shippingRates: [
    { handle: 'standard', title: 'Standard', price: 0, countries: ['US'] },
    { handle: 'express', title: 'Express', price: 2500, countries: ['US'] },
    { handle: 'world', title: 'International', price: 1500, countries: [] },
  ],
  locations: [
    { name: 'Warehouse', address: {} },
    { name: 'New York', address: {}, pickup: true },
  ],
  discounts: [
    { code: 'TEN', type: 'percentage', value: 10 },
    { code: 'FIVER', type: 'fixed_amount', value: 500, minimumSubtotal: 2000 },
    { code: 'SHIPFREE', type: 'free_shipping' },
    { code: 'ONCE', type: 'percentage', value: 50, usageLimit: 1 },
    { code: 'OVER', type: 'percentage', value: 90, endsAt: '2020-01-01T00:00:00Z' },
  ],
  giftCards: [{ code: 'GIFT-1000-AAAA', balance: 1000 }],
};

export const productHeader =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,Status';

/** Two colours and sizes of a dress, a tee that may be oversold, a scarf that is gone, a gift card, a hidden coat. */
export const testProducts = `${productHeader}
dress,Été Dress,<p>Silk</p>,Oriel,Dresses,"silk, new",TRUE,Color,Ink,Size,S,D-INK-S,300,shopify,10,deny,100.00,150.00,dress-ink.png,1,"Dress in Ink, front",FALSE,active
dress,,,,,,,,Ink,,M,D-INK-M,300,shopify,2,deny,100.00,,dress-rose.png,2,,,
dress,,,,,,,,Rose,,S,D-ROSE-S,300,shopify,0,deny,120.00,,,,,,
tee,Tee,<p>Cotton</p>,Vitrine,Tops,cotton,TRUE,Size,S,,,T-S,150,shopify,0,continue,19.99,,,,,FALSE,active
tee,,,,,,,,M,,,T-M,150,,0,deny,19.99,,,,,,
scarf,Scarf,,Vitrine,Accessories,silk,TRUE,Title,Default Title,,,SCARF,80,shopify,0,deny,45,,,,,FALSE,active
gift-card,Gift Card,,Vitrine,Gift cards,,TRUE,Denominations,$10,,,,0,,0,deny,10.00,,,,,TRUE,active
coat,Coat,,Vitrine,Coats,,TRUE,Title,Default Title,,,COAT,900,shopify,5,deny,300,,,,,FALSE,draft
`;

/** Id of a variant of the test products by handle and option values. */
export function variantId(handle: string, ...options: string[]): number {
  return stableId('variant', handle, ...(options.length > 0 ? options : ['Default Title']));
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** When the files of a new test shop were written, s since 1970: an import knows a file that it has read by its size and this time. */
const WRITTEN_AT = 1_767_225_600;

function writeShopFile(shopDir: string, name: string, content: string | object): void {
  mkdirSync(dirname(join(shopDir, name)), { recursive: true });
  writeFileSync(
    join(shopDir, name),
    Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content),
  );
}

/** A folder's database as it is after its import, and what the import said. */
interface Imported {
  /** Makes it the database of another data folder. */
  copyTo(dataDir: string): Promise<void>;
  report: ImportReport;
}

async function importOnce(shopDir: string): Promise<Imported> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  const store = await openTestStore(dataDir);
  // The last to close a database moves all that was written into its one file.
  const report = await importShop(store, shopDir).finally(() => store.close());
  if (isOnPostgres) {
    const snapshot = await testSnapshot(dataDir);
    await dropTestDatabase(dataDir);
    return { copyTo: (to) => fillTestDatabase(to, snapshot), report };
  }
  const database = readFileSync(join(dataDir, 'vitrine.db'));
  rmSync(dataDir, { recursive: true });
  return { copyTo: async (to) => writeFileSync(join(to, 'vitrine.db'), database), report };
}

/** Tests of one file open the same shop again and again, and many files the plain one: each is imported once. By the files' content. */
const imported = new Map<string, Promise<Imported>>();
/** Shops that are kept imported, of about 1 MB each: those used last. */
const MOST_KEPT = 8;

function importedFrom(shopDir: string, key: string): Promise<Imported> {
  const known = imported.get(key) ?? importOnce(shopDir);
  // A map lists what was added last at its end.
  imported.delete(key);
  imported.set(key, known);
  const [oldest] = imported.keys();
  if (imported.size > MOST_KEPT && oldest !== undefined) imported.delete(oldest);
  return known;
}

/** Opens the test shop; `files` replace or add files of its folder. */
export async function openTestShop(files: Record<string, string | object> = {}): Promise<TestShop> {
  const shopDir = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  const all: Record<string, string | object> = {
    'shop.json': shopJson,
    'products.csv': testProducts,
    'files/dress-ink.png': onePixel,
    'files/dress-rose.png': onePixel,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    writeShopFile(shopDir, name, content);
    utimesSync(join(shopDir, name), WRITTEN_AT, WRITTEN_AT);
  }
  const { copyTo, report } = await importedFrom(shopDir, JSON.stringify(all));
  await copyTo(dataDir);
  const store = await openTestStore(dataDir);
  const shop: TestShop = {
    store,
    shopDir,
    dataDir,
    report,
    write: (name, content) => writeShopFile(shopDir, name, content),
    async close() {
      // A test may have opened it again.
      await shop.store.close();
      await dropTestDatabase(dataDir);
      for (const dir of [shopDir, dataDir]) rmSync(dir, { recursive: true, force: true });
    },
  };
  return shop;
}
