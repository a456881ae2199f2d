import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYTHING } from '../../cache/facts.ts';
import { holdReplaced, lockImports, openStaging, swapStaging } from '../../store/import-staging.ts';
import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Staging } from '../../store/staging.ts';
import type { Tx } from '../../store/writer.ts';
import { hashPassword } from '../accounts/password.ts';
import { BY_SHOP, type By, recordAudit } from '../audit/record-audit.ts';
import { insertLateUploads, withUploads } from '../files/uploaded-files.ts';
import { refreshCollections } from '../inventory/stock.ts';
import { writeTranslations } from '../languages/stored-translation.ts';
import { writeFilterGroups } from '../listing/filter-value-groups.ts';
import { buildListing } from '../listing/stored/build-listing.ts';
import { rebuildSearch } from '../search/search-index.ts';
import { writeSynonyms } from '../search/synonyms.ts';
import { keepSales } from './keep-sales.ts';
import { mediaOf } from './media-of.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { productRows } from './product-rows.ts';
import { readFiles } from './read-files.ts';
import { readFolder, type ShopFolder } from './read-folder.ts';
import { readProducts } from './read-products.ts';
import { createReport, ImportError, type ImportReport, type Reporter } from './report.ts';
import { folderStamp, stampKind } from './stamp.ts';
import { createSwatches } from './swatches.ts';
import { writeCollections } from './write-collections.ts';
import { writeContent } from './write-content.ts';
import { type HashedCustomer, writeCustomers } from './write-customers.ts';
import { writeDiscounts } from './write-discounts.ts';
import { writeOrders } from './write-orders.ts';
import { createProductWriter, locationIdsOf } from './write-products.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeGiftCards, writeShop } from './write-shop.ts';

export type { ImportReport } from './report.ts';

/** What an import is doing; `count` products are read. */
export interface ImportProgress {
  step: 'products' | 'search' | 'copying';
  count: number;
}

export interface ImportOptions {
  /** The actor; the shop itself at its start. */
  by?: By;
  /** Delete carts, checkouts, orders, customers, comments and the stock taken by orders: start over from the files. */
  reset?: boolean;
  /** Use the files' stock for every variant; by default only for new ones. */
  stock?: boolean;
  /** Import even where the folder has not changed. */
  force?: boolean;
  /** Waits for an import of another node instead of refusing, where there are several. */
  waits?: boolean;
  /** Called after each product and before each further step. */
  progress?: (progress: ImportProgress) => void;
}

/** What a shop makes while it is open, in the order it may be deleted. */
const living = [
  'mails',
  'jobs',
  'gift_card_uses',
  'gift_cards',
  'checkouts',
  'transactions',
  'fulfillments',
  'order_lines',
  'orders',
  'sessions',
  'customer_tokens',
  'subscribers',
  'addresses',
  'customers',
  'cart_lines',
  'carts',
  'comments',
  'discounts',
] as const;

/** A folder that was read, before anything is written. */
interface Source {
  shopDir: string;
  stamp: string;
  options: ImportOptions;
  report: ImportReport & Reporter;
  folder: ShopFolder;
  files: Awaited<ReturnType<typeof readFiles>>;
  customers: HashedCustomer[];
}

async function writeProducts(
  tx: Tx,
  live: Store['db'],
  { shopDir, folder, pictures, report, now, options }: Source & { pictures: Pictures; now: string },
): Promise<number[]> {
  const path = join(shopDir, 'products.csv');
  if (!existsSync(path)) throw new ImportError('products.csv is missing.');
  const swatches = createSwatches(folder.swatches, pictures);
  await insertAll(
    tx,
    'swatches',
    swatches.rows.map((row) => ({ ...row, image: row.image && toJson(row.image) })),
  );
  const locationIds = locationIdsOf(folder.shop.locations.map((location) => location.name));
  const writer = await createProductWriter(tx, live, {
    stock: folder.stock,
    locationIds,
    defaultLocationId: locationIds.values().next().value ?? 1,
    takeStock: options.stock === true || options.reset === true,
    reset: options.reset === true,
  });
  const changed: number[] = [];
  const start = Date.parse(now);
  let count = 0;
  for await (const draft of readProducts(path, folder.definitions, report)) {
    const { media, ofVariant } = mediaOf(draft, folder.media[draft.handle] ?? [], pictures, report);
    const rows = productRows(draft, {
      media,
      mediaOfVariant: ofVariant,
      swatch: swatches.find,
      weightUnit: folder.shop.weightUnit,
      variantMetafields: (sku) => folder.variantMetafields[sku] ?? {},
      // The export has no dates: the order of the rows is the order of creation, so that sorting by it means something.
      now: new Date(start + count).toISOString(),
    });
    count += 1;
    const outcome = await writer.put(draft, rows);
    options.progress?.({ step: 'products', count });
    if (outcome === 'same') continue;
    report[outcome] += 1;
    changed.push(rows.product.id);
  }
  const gone = await writer.finish();
  report.removed += gone.length;
  return [...changed, ...gone];
}

async function readAll(
  store: Store,
  { shopDir, report, options }: Pick<Source, 'shopDir' | 'report' | 'options'>,
): Promise<Pick<Source, 'folder' | 'files' | 'customers'>> {
  const folder = await readFolder(shopDir, report);
  const known = new Map((await store.db.selectFrom('files').selectAll().execute()).map((row) => [row.name, row]));
  const files = await readFiles(shopDir, folder.files, known, report);
  await withUploads(store, files);
  const customers = await Promise.all(
    folder.customers.map(async (customer) => {
      const there = await store.db
        .selectFrom('customers')
        .where('email', '=', customer.email.toLowerCase())
        .select('id')
        .executeTakeFirst();
      const password =
        (there && !options.reset) || customer.password === undefined ? '' : await hashPassword(customer.password);
      return { customer, password };
    }),
  );
  return { folder, files, customers };
}

/** Values of the folder that are looked up while the shop is open, in any language. */
async function writeTexts(tx: Tx, folder: ShopFolder): Promise<void> {
  await writeTranslations(tx, folder.translations);
  await writeFilterGroups(tx, folder.filterGroups);
  const translated = Object.entries(folder.translations).map(([locale, { search }]) => [locale, search] as const);
  await writeSynonyms(tx, new Map([['', folder.synonyms], ...translated]));
}

/** Builds all replaced tables next to the live ones, and swaps them in one write. */
async function replaceAll(store: Store, staging: Staging, source: Source): Promise<void> {
  const { shopDir, folder, files, report, options } = source;
  const now = new Date().toISOString();
  const pictures = createPictures(files, report);
  const { db: built } = staging;
  await insertAll(built, 'files', [...files.values()]);
  await writeShop(built, folder.shop);
  const products = await writeProducts(built, store.db, { ...source, pictures, now });
  await writeCollections(built, folder.collections, { live: store.db, pictures, report, now });
  await writeContent(built, folder, pictures);
  await writeRedirects(built, shopDir, report);
  await writeTexts(built, folder);
  options.progress?.({ step: 'search', count: products.length });
  await rebuildSearch(built);
  await buildListing(built);
  options.progress?.({ step: 'copying', count: products.length });
  await staging.copy();
  const counted = await store.write(async (tx, changed) => {
    await holdReplaced(tx);
    if (options.reset) for (const table of living) await tx.deleteFrom(table).execute();
    const sold = options.reset ? [] : await keepSales(tx, options.stock === true);
    await swapStaging(tx);
    await insertLateUploads(tx);
    await refreshCollections(tx, sold, changed);
    await writeDiscounts(tx, folder.shop.discounts, report);
    await writeGiftCards(tx, folder.shop, now);
    await writeTexts(tx, folder);
    const customers = await writeCustomers(tx, source.customers, now);
    const orders = await writeOrders(tx, folder.orders, folder.shop.currency, report);
    await recordAudit(tx, 'shop_imported', options.by ?? BY_SHOP, '');
    await tx
      .insertInto('meta')
      .values({ key: 'import', value: source.stamp })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: source.stamp }))
      .execute();
    // Its tables take the place of the live ones: anything may be another.
    changed(EVERYTHING);
    return customers + orders;
  });
  report.created += counted;
}

/**
 * Imports a shop folder: tables are built in a separate file, copied next to the live ones and swapped in one short write. An import that
 * fails or is killed leaves the shop unchanged (ImportError has the reason). Ids are stable; carts, orders, customers, comments, gift-card
 * balances and stock taken by orders stay unless `reset`.
 */
export async function importShop(store: Store, shopDir: string, options: ImportOptions = {}): Promise<ImportReport> {
  const started = performance.now();
  const report = createReport();
  if (!existsSync(shopDir)) throw new ImportError(`There is no shop folder at ${shopDir}.`);
  const stamp = await folderStamp(shopDir, stampKind(store));
  const summary = (): ImportReport => {
    const { skip: _skip, warn: _warn, ...facts } = report;
    return { ...facts, ms: Math.round(performance.now() - started) };
  };
  const isImported = async (): Promise<boolean> => {
    const before = await store.db.selectFrom('meta').where('key', '=', 'import').select('value').executeTakeFirst();
    return before?.value === stamp && !options.force && !options.reset && !options.stock;
  };
  const unchanged = (): ImportReport => {
    report.unchanged = true;
    return summary();
  };
  if (await isImported()) return unchanged();
  const release = await lockImports(store, options.waits === true);
  if (!release) throw new ImportError(`Another import into ${store.dataDir} is running. Wait until it has ended.`);
  try {
    // Another node may have imported the same in the meantime.
    if (await isImported()) return unchanged();
    const source = { shopDir, stamp, report, options };
    const read = await readAll(store, source);
    const staging = await openStaging(store);
    try {
      await replaceAll(store, staging, { ...source, ...read });
    } finally {
      await staging.close();
    }
  } finally {
    await release();
  }
  return summary();
}
