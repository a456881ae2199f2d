import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { BY_SHOP, type By, recordAudit } from '../audit/record-audit.ts';
import { writeFilterGroups } from '../filter-value-groups.ts';
import { hashPassword } from '../password.ts';
import { rebuildSearch } from '../search-index.ts';
import { writeTranslations } from '../stored-translation.ts';
import { writeSynonyms } from '../synonyms.ts';
import { mediaOf } from './media-of.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { productRows } from './product-rows.ts';
import { readFiles } from './read-files.ts';
import { readFolder, type ShopFolder } from './read-folder.ts';
import { readProducts } from './read-products.ts';
import { ImportError, type ImportReport, type Reporter } from './report.ts';
import { folderStamp } from './stamp.ts';
import { createSwatches } from './swatches.ts';
import { writeCollections } from './write-collections.ts';
import { writeContent } from './write-content.ts';
import { type HashedCustomer, writeCustomers } from './write-customers.ts';
import { writeOrders } from './write-orders.ts';
import { createProductWriter, locationIdsOf } from './write-products.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeShop } from './write-shop.ts';

export type { ImportReport } from './report.ts';

export interface ImportOptions {
  /** Who asked for it; the shop itself, when it starts. */
  by?: By;
  /** Forget carts, checkouts, orders, customers, comments and the stock that orders took: begin anew from the files. */
  reset?: boolean;
  /** Take the files' stock for every variant; without it only variants that are new get theirs. */
  stock?: boolean;
  /** Import even where the folder has not changed. */
  force?: boolean;
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
  'products',
] as const;

async function writeProducts(
  tx: Tx,
  shopDir: string,
  folder: ShopFolder,
  pictures: Pictures,
  report: ImportReport & Reporter,
  options: ImportOptions & { now: string },
): Promise<number[]> {
  const path = join(shopDir, 'products.csv');
  if (!existsSync(path)) throw new ImportError('products.csv is missing.');
  const swatches = createSwatches(folder.swatches, pictures);
  await tx.deleteFrom('swatches').execute();
  await insertAll(
    tx,
    'swatches',
    swatches.rows.map((row) => ({ ...row, image: row.image && toJson(row.image) })),
  );
  const locationIds = locationIdsOf(folder.shop.locations.map((location) => location.name));
  const writer = await createProductWriter(tx, {
    stock: folder.stock,
    locationIds,
    defaultLocationId: locationIds.values().next().value ?? 1,
    takeStock: options.stock === true || options.reset === true,
  });
  const changed: number[] = [];
  const start = Date.parse(options.now);
  let index = 0;
  for await (const draft of readProducts(path, folder.definitions, report)) {
    const { media, ofVariant } = mediaOf(draft, folder.media[draft.handle] ?? [], pictures, report);
    const rows = productRows(draft, {
      media,
      mediaOfVariant: ofVariant,
      swatch: swatches.find,
      variantMetafields: (sku) => folder.variantMetafields[sku] ?? {},
      // The export has no dates: the order of the rows is the order of creation, so that sorting by it means something.
      now: new Date(start + index).toISOString(),
    });
    index += 1;
    const outcome = await writer.put(draft, rows);
    if (outcome === 'same') continue;
    report[outcome] += 1;
    changed.push(rows.product.id);
  }
  const gone = await writer.finish();
  report.removed += gone.length;
  return [...changed, ...gone];
}

function keysOf(folder: ShopFolder): string[] {
  return [
    ...['products', 'collections', 'shop', 'policies', 'locations'],
    ...folder.menus.map((menu) => `menu:${menu.handle}`),
    ...folder.metaobjects.map((definition) => `metaobjects:${definition.type}`),
  ];
}

function createReport(): ImportReport & Reporter {
  const report: ImportReport & Reporter = {
    created: 0,
    updated: 0,
    removed: 0,
    skipped: [],
    warnings: [],
    unchanged: false,
    ms: 0,
    skip: (file, line, reason) => report.skipped.push({ file, line, reason }),
    warn: (file, line, message) => report.warnings.push({ file, line, message }),
  };
  return report;
}

/** kB of the database the writer may hold in memory during an import: rows of a large catalogue go to places all over it. */
const IMPORT_CACHE = 256_000;

/** Lends the writer memory for a large job, and takes it back. */
async function withRoom<T>(tx: Tx, job: () => Promise<T>): Promise<T> {
  const { cache_size } = (await sql<{ cache_size: number }>`PRAGMA cache_size`.execute(tx)).rows[0] ?? {};
  await sql.raw(`PRAGMA cache_size = -${IMPORT_CACHE}`).execute(tx);
  try {
    return await job();
  } finally {
    await sql.raw(`PRAGMA cache_size = ${cache_size ?? -16000}`).execute(tx);
    await sql.raw('PRAGMA shrink_memory').execute(tx);
  }
}

/**
 * Reads a shop folder into the store, in one transaction: an import that fails leaves the shop as it was (ImportError says
 * why). Ids stay; carts, orders, customers, comments, gift-card balances and stock that orders took stay unless `reset`.
 */
export async function importShop(store: Store, shopDir: string, options: ImportOptions = {}): Promise<ImportReport> {
  const started = performance.now();
  const report = createReport();
  if (!existsSync(shopDir)) throw new ImportError(`There is no shop folder at ${shopDir}.`);
  const stamp = await folderStamp(shopDir);
  const before = await store.db.selectFrom('meta').where('key', '=', 'import').select('value').executeTakeFirst();
  const summary = (): ImportReport => {
    const { skip: _skip, warn: _warn, ...facts } = report;
    return { ...facts, ms: Math.round(performance.now() - started) };
  };
  if (before?.value === stamp && !options.force && !options.reset && !options.stock) {
    report.unchanged = true;
    return summary();
  }
  const folder = await readFolder(shopDir, report);
  const known = new Map((await store.db.selectFrom('files').selectAll().execute()).map((row) => [row.name, row]));
  const files = await readFiles(shopDir, folder.files, known, report);
  const pictures = createPictures(files, report);
  const customers: HashedCustomer[] = await Promise.all(
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
  const now = new Date().toISOString();
  await store.write((tx, changed) =>
    withRoom(tx, async () => {
      if (options.reset) for (const table of living) await tx.deleteFrom(table).execute();
      await tx.deleteFrom('files').execute();
      await insertAll(tx, 'files', [...files.values()]);
      await writeShop(tx, folder.shop, now);
      const products = await writeProducts(tx, shopDir, folder, pictures, report, { ...options, now });
      const collections = await writeCollections(tx, folder.collections, { pictures, report, now });
      await writeContent(tx, folder, pictures);
      await writeTranslations(tx, folder.translations);
      await writeFilterGroups(tx, folder.filterGroups);
      const translated = Object.entries(folder.translations).map(([locale, { search }]) => [locale, search] as const);
      await writeSynonyms(tx, new Map([['', folder.synonyms], ...translated]));
      await writeRedirects(tx, shopDir, report);
      report.created += await writeCustomers(tx, customers, now);
      report.created += await writeOrders(tx, folder.orders, folder.shop.currency, report);
      await rebuildSearch(tx);
      await recordAudit(tx, 'shop_imported', options.by ?? BY_SHOP, '');
      await tx
        .insertInto('meta')
        .values({ key: 'import', value: stamp })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stamp }))
        .execute();
      changed(
        ...keysOf(folder),
        ...products.map((id) => `product:${id}`),
        ...collections.map((id) => `collection:${id}`),
      );
      for (const table of ['pages', 'blogs', 'articles'] as const) {
        const rows = await tx.selectFrom(table).select('id').execute();
        changed(...rows.map(({ id }) => `${table.slice(0, -1)}:${id}`));
      }
      changed(
        ...[...files.values()]
          .filter((file) => known.get(file.name)?.version !== file.version)
          .map((file) => `file:${file.name}`),
      );
    }),
  );
  return summary();
}
