import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedCatalogue } from '../src/catalogue.ts';
import { type Apps, createApps } from '../src/server/apps.ts';
import { signatureOf } from '../src/server/proxied.ts';

/** The demo shop's folder, as a merchant keeps it. */
export const SHOP_DIR: string = join(import.meta.dirname, '../../../shop');

/** A variant the inventory file knows, and one it does not. */
export const STOCKED = 4_101_000_000_101;
export const UNSTOCKED = 4_101_000_000_102;

/** Two products of the demo shop and one nobody reviewed, with ids as the shop has them. */
export const DRESS = {
  id: 4_101_000_000_001,
  handle: 'column-slip-dress',
  title: 'Column Slip Dress',
  variants: [
    { id: STOCKED, sku: 'COLSLIDRE-INK-0' },
    { id: UNSTOCKED, sku: 'NOT-IN-THE-BOOKS' },
  ],
};
export const LOAFER = {
  id: 4_101_000_000_002,
  handle: 'penny-loafer',
  title: 'Penny Loafer',
  variants: [{ id: 4_101_000_000_201, sku: '' }],
};
export const UNREVIEWED = { id: 4_101_000_000_003, handle: 'nobody-reviewed-this', title: 'New', variants: [] };

/** Shared by the shop and its apps. */
export const SECRET = 'hush';

/** Customers of the shop, by id. The address of the third is not verified. */
const CUSTOMERS = new Map([
  ['7', { email: 'ada@example.com', isVerified: true }],
  ['8', { email: 'bo@example.com', isVerified: true }],
  ['9', { email: 'ada+new@example.com', isVerified: false }],
]);

/** An address as the shop forwards it for a customer, `''` for nobody. */
export function proxied(address: string, customer: string, now: number = Date.now()): string {
  const { pathname, searchParams } = new URL(address, 'http://apps');
  const added = {
    shop: 'vitrine-demo.myshopify.com',
    logged_in_customer_id: customer,
    path_prefix: '/apps/app',
    timestamp: String(Math.floor(now / 1000)),
  };
  for (const [name, value] of Object.entries(added)) searchParams.set(name, value);
  searchParams.set('signature', signatureOf(searchParams, SECRET));
  return `${pathname}?${searchParams}`;
}

export interface OpenApps {
  apps: Apps;
  dataDir: string;
  /** Closes and opens again over the same data. */
  reopen(): Promise<Apps>;
  close(): Promise<void>;
}

/** The apps of the demo shop over a data folder of their own. */
export async function openApps(): Promise<OpenApps> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-apps-'));
  const open = () =>
    createApps({
      shopDir: SHOP_DIR,
      shopOrigin: 'http://shop.test',
      dataDir,
      catalogue: fixedCatalogue([DRESS, LOAFER, UNREVIEWED]),
      secret: SECRET,
      customers: { byId: async (id) => CUSTOMERS.get(id) },
      report: () => {},
    });
  const opened: OpenApps = {
    apps: await open(),
    dataDir,
    async reopen() {
      await opened.apps.close();
      opened.apps = await open();
      return opened.apps;
    },
    async close() {
      await opened.apps.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return opened;
}
