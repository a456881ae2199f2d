import type { Insertable } from 'kysely';
import { copyFromLive } from '../../store/copy-from-live.ts';
import { insertAll } from '../../store/insert-all.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import { handleize } from '../fold.ts';
import { stableId } from '../stable-id.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductRows } from './product-rows.ts';
import { type StockByPlace, stockKey } from './read-inventory.ts';

export interface ProductWriter {
  /** Adds a product; an unchanged one is copied. It is written in a batch, at the latest by `finish`. */
  put(draft: ProductDraft, rows: ProductRows): Promise<'created' | 'updated' | 'same'>;
  /** Writes the remaining products. Returns the ids of existing products that were not added. */
  finish(): Promise<number[]>;
}

/** Products written together: few enough to hold, enough that a statement carries many rows. */
const TOGETHER = 200;

/** Rows waiting to be written, parents before children. */
const emptyBatch = () => ({
  /** Ids of products that are copied as they are. */
  same: [] as number[],
  facet_terms: [] as Insertable<Database['facet_terms']>[],
  products: [] as Insertable<Database['products']>[],
  variants: [] as Insertable<Database['variants']>[],
  inventory_levels: [] as Insertable<Database['inventory_levels']>[],
  product_facets: [] as Insertable<Database['product_facets']>[],
  variant_facets: [] as Insertable<Database['variant_facets']>[],
});

interface Options {
  stock: ReadonlyMap<string, StockByPlace>;
  locationIds: ReadonlyMap<string, number>;
  /** Where stock goes that has no location, as on the platform: the first. */
  defaultLocationId: number;
  /** Take the files' stock also for variants that are there already. */
  takeStock: boolean;
  /** Begin as if no product were there. */
  reset: boolean;
}

/** Writes products into the tables being built, with stock and sales from the live ones. */
export async function createProductWriter(tx: Tx, live: Store['db'], options: Options): Promise<ProductWriter> {
  const before = options.reset
    ? []
    : await live
        .selectFrom('products')
        .select(['id', 'source_hash', 'created_at', 'published_at', 'units_sold'])
        .execute();
  const known = new Map(before.map((row) => [row.id, row]));
  const put = new Set<number>();
  const terms = new Map<string, number>();
  let batch = emptyBatch();
  let lastTerm = 0;
  const takeTerm = (id: number, param: string, value: string): void => {
    terms.set(JSON.stringify([param, value]), id);
    batch.facet_terms.push({ id, param, value, handle: handleize(value) });
    lastTerm = Math.max(lastTerm, id);
  };
  // Terms keep their ids: products that are copied refer to them.
  for (const { id, param, value } of await live.selectFrom('facet_terms').selectAll().orderBy('id').execute())
    takeTerm(id, param, value);

  const termId = ([param, value]: [string, string]): number => {
    const key = JSON.stringify([param, value]);
    if (!terms.has(key)) takeTerm(lastTerm + 1, param, value);
    return terms.get(key) ?? lastTerm;
  };

  /** Stock by location of a product's variants, as sales have left it. */
  async function keptLevels(productId: number): Promise<Map<number, Map<number, number>>> {
    const levels = new Map<number, Map<number, number>>();
    const rows = await live
      .selectFrom('variants')
      .leftJoin('inventory_levels', 'inventory_levels.variant_id', 'variants.id')
      .where('variants.product_id', '=', productId)
      .select(['variants.id', 'inventory_levels.location_id', 'inventory_levels.available'])
      .execute();
    for (const { id, location_id, available } of rows) {
      const quantities = levels.get(id) ?? new Map<number, number>();
      if (location_id !== null && available !== null) quantities.set(location_id, available);
      levels.set(id, quantities);
    }
    return levels;
  }

  function fileLevels(draft: ProductDraft, index: number): Map<number, number> {
    const variant = draft.variants[index];
    const levels = new Map<number, number>();
    if (!variant?.tracked) return levels;
    const byName = options.stock.get(stockKey(draft.handle, variant.options));
    if (!byName) return levels.set(options.defaultLocationId, variant.quantity);
    for (const [name, available] of byName) {
      const id = options.locationIds.get(name);
      if (id !== undefined) levels.set(id, available);
    }
    return levels;
  }

  async function flush(): Promise<void> {
    const { same, ...rows } = batch;
    batch = emptyBatch();
    const variants = await live.selectFrom('variants').where('product_id', 'in', oneOf(same)).select('id').execute();
    const sameVariants = variants.map(({ id }) => id);
    await insertAll(tx, 'facet_terms', rows.facet_terms);
    await copyFromLive(live, tx, 'products', 'id', same);
    await copyFromLive(live, tx, 'variants', 'product_id', same);
    await copyFromLive(live, tx, 'inventory_levels', 'variant_id', sameVariants);
    await copyFromLive(live, tx, 'product_facets', 'product_id', same);
    await copyFromLive(live, tx, 'variant_facets', 'product_id', same);
    await insertAll(tx, 'products', rows.products);
    await insertAll(tx, 'variants', rows.variants);
    await insertAll(tx, 'inventory_levels', rows.inventory_levels);
    await insertAll(tx, 'product_facets', rows.product_facets);
    await insertAll(tx, 'variant_facets', rows.variant_facets);
  }

  async function add(draft: ProductDraft, rows: ProductRows): Promise<void> {
    const id = rows.product.id;
    const earlier = known.get(id);
    const earlierLevels = earlier && !options.takeStock ? await keptLevels(id) : new Map<number, Map<number, number>>();
    let isAvailable = false;
    for (const [index, variant] of rows.variants.entries()) {
      const quantities = earlierLevels.get(variant.id) ?? fileLevels(draft, index);
      let quantity = 0;
      for (const [location_id, available] of quantities) {
        quantity += available;
        batch.inventory_levels.push({ variant_id: variant.id, location_id, available });
      }
      batch.variants.push({ ...variant, quantity });
      isAvailable ||= variant.tracked === 0 || variant.policy === 'continue' || quantity > 0;
    }
    batch.products.push({
      ...rows.product,
      available: Number(isAvailable),
      created_at: draft.createdAt ?? earlier?.created_at ?? rows.product.created_at,
      // What is not published and not scheduled has no such time.
      published_at:
        rows.product.published_at && (draft.publishedAt ?? earlier?.published_at ?? rows.product.published_at),
      units_sold: earlier?.units_sold ?? 0,
    });
    const ofProduct = new Set(rows.productFacets.map(termId));
    for (const term_id of ofProduct) batch.product_facets.push({ term_id, product_id: id });
    for (const { variantId, terms: list } of rows.variantFacets)
      for (const term_id of new Set(list.map(termId)))
        batch.variant_facets.push({ term_id, product_id: id, variant_id: variantId });
  }

  return {
    async put(draft, rows) {
      const id = rows.product.id;
      const earlier = known.get(id);
      const isSame = earlier?.source_hash === rows.product.source_hash && !options.takeStock;
      put.add(id);
      if (isSame) batch.same.push(id);
      else await add(draft, rows);
      if (batch.products.length + batch.same.length >= TOGETHER) await flush();
      return isSame ? 'same' : earlier ? 'updated' : 'created';
    },
    async finish() {
      await flush();
      return before.map((row) => row.id).filter((id) => !put.has(id));
    },
  };
}

/** Ids of the locations by lower-case name. */
export function locationIdsOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name) => [name.toLowerCase(), stableId('location', name)]));
}
