import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './host.ts';

const DEMO = path.join(path.dirname(import.meta.dirname), 'shop');

/** Products the campaigns add to the demo shop, with the pieces there are of each. */
export const PRODUCTS = {
  /** More than any campaign sells. */
  'campaign-scarf': 10_000_000,
  'campaign-belt': 500,
  'campaign-ring': 3,
} as const;

/** The handle of a product of which there is one piece. */
export const singleOf = (index: number): string => `campaign-single-${index}`;

/** A discount of 10 % that the campaigns add, which may be used so often, and a gift card with more on it than any campaign spends. */
export const CODES = { discount: 'CAMPAIGN10', uses: 60, giftCard: 'CAMPAIGNGIFT0001' } as const;

/** Files that a shop needs for a start. */
const LEAST: readonly string[] = ['shop.json', 'theme-settings.json'];

/**
 * Writes the demo shop with the campaigns' products, or these products alone where it is `small`, to `dir/shop`, and `singles` more of which
 * there is one piece each. Returns that folder.
 */
export async function prepareShop(dir: string, { isSmall = false, singles = 0 } = {}): Promise<string> {
  const shop = path.join(dir, 'shop');
  await mkdir(shop, { recursive: true });
  for (const name of isSmall ? LEAST : await readdir(DEMO)) {
    if (name !== 'products.csv' && name !== 'shop.json') await symlink(path.join(DEMO, name), path.join(shop, name));
  }
  const facts: { discounts: object[]; giftCards: object[] } = JSON.parse(
    await readFile(path.join(DEMO, 'shop.json'), 'utf8'),
  );
  facts.discounts.push({ code: CODES.discount, type: 'percentage', value: 10, usageLimit: CODES.uses });
  facts.giftCards.push({ code: CODES.giftCard, balance: 1_000_000_000 });
  await writeFile(path.join(shop, 'shop.json'), JSON.stringify(facts));
  const csv = await readFile(path.join(DEMO, 'products.csv'), 'utf8');
  // No column of the export has a line break or a quoted comma in its name.
  const columns = csv.slice(0, csv.indexOf('\n')).trim().split(',');
  const quantities: Record<string, number> = { ...PRODUCTS };
  for (let index = 0; index < singles; index++) quantities[singleOf(index)] = 1;
  const rows = Object.entries(quantities).map(([handle, quantity]) => row(columns, handle, quantity));
  const others = isSmall ? columns.join(',') : csv.trimEnd();
  await writeFile(path.join(shop, 'products.csv'), `${others}\n${rows.join('\n')}\n`);
  return shop;
}

/** Prepares the demo shop with the campaigns' products in `dir/shop`, and what a first start makes of it in `dir/data`. */
export async function prepare(dir: string): Promise<void> {
  const shop = await prepareShop(dir);
  const folders = { shop, data: path.join(dir, 'data') };
  const done = await runCommand(folders, 'import');
  if (done.code !== 0) throw new Error(`The demo shop could not be imported:\n${done.text}`);
}

function row(columns: readonly string[], handle: string, quantity: number): string {
  const cells: Record<string, string> = {
    Handle: handle,
    Title: handle,
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': handle,
    'Variant Grams': '100',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(quantity),
    'Variant Inventory Policy': 'deny',
    'Variant Price': '90.00',
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    Status: 'active',
  };
  return columns.map((column) => cells[column] ?? '').join(',');
}

export interface Folders {
  shop: string;
  data: string;
  /** Takes the data away. */
  remove(): Promise<void>;
}

/** Folders for one host: the prepared shop, and a copy of its data in `data`, or in a new folder. */
export async function ownFolders(prepared: string, data?: string): Promise<Folders> {
  const own = data ?? (await mkdtemp(path.join(prepared, 'own-')));
  await cp(path.join(prepared, 'data'), own, { recursive: true });
  return { shop: path.join(prepared, 'shop'), data: own, remove: () => rm(own, { recursive: true, force: true }) };
}
