import type { Insertable } from 'kysely';
import { insertAll } from '../../store/insert-all.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import { handleize } from '../fold.ts';
import { stableId } from '../stable-id.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductRows } from './product-rows.ts';
import { type StockByPlace, stockKey } from './read-inventory.ts';

export interface ProductWriter {
  /** Takes a product in unless it is as it was. It is written with its neighbours, at the latest by `finish`. */
  put(draft: ProductDraft, rows: ProductRows): Promise<'created' | 'updated' | 'same'>;
  /** Writes what is left and takes away every product that was not put: their ids. */
  finish(): Promise<number[]>;
}

/** Products written together: few enough to hold, enough that a statement carries many rows. */
const TOGETHER = 200;

/** Rows waiting to be written, parents before children. */
const emptyBatch = () => ({
  products: [] as Insertable<Database['products']>[],
  variants: [] as Insertable<Database['variants']>[],
  inventory_levels: [] as Insertable<Database['inventory_levels']>[],
  product_facets: [] as Insertable<Database['product_facets']>[],
  variant_facets: [] as Insertable<Database['variant_facets']>[],
});

interface Options {
  stock: ReadonlyMap<string, StockByPlace>;
  locationIds: ReadonlyMap<string, number>;
  /** Where stock goes that has no place, as on the platform: the first. */
  defaultLocationId: number;
  /** Take the files' stock also for variants that are there already. */
  takeStock: boolean;
}

export async function createProductWriter(tx: Tx, options: Options): Promise<ProductWriter> {
  const before = await tx
    .selectFrom('products')
    .select(['id', 'source_hash', 'created_at', 'published_at', 'units_sold'])
    .execute();
  const known = new Map(before.map((row) => [row.id, row]));
  const put = new Set<number>();
  const terms = new Map<string, number>();
  for (const { id, param, value } of await tx.selectFrom('facet_terms').select(['id', 'param', 'value']).execute()) {
    terms.set(JSON.stringify([param, value]), id);
  }

  const termId = async ([param, value]: [string, string]): Promise<number> => {
    const key = JSON.stringify([param, value]);
    const found = terms.get(key);
    if (found !== undefined) return found;
    const { id } = await tx
      .insertInto('facet_terms')
      .values({ param, value, handle: handleize(value) })
      .returning('id')
      .executeTakeFirstOrThrow();
    terms.set(key, id);
    return id;
  };

  async function keptLevels(productId: number): Promise<Map<number, Map<number, number>>> {
    const levels = new Map<number, Map<number, number>>();
    const rows = await tx
      .selectFrom('variants')
      .leftJoin('inventory_levels', 'inventory_levels.variant_id', 'variants.id')
      .where('variants.product_id', '=', productId)
      .select(['variants.id', 'inventory_levels.location_id', 'inventory_levels.available'])
      .execute();
    for (const { id, location_id, available } of rows) {
      const places = levels.get(id) ?? new Map<number, number>();
      if (location_id !== null && available !== null) places.set(location_id, available);
      levels.set(id, places);
    }
    return levels;
  }

  function fileLevels(draft: ProductDraft, index: number): Map<number, number> {
    const variant = draft.variants[index];
    const levels = new Map<number, number>();
    if (!variant?.tracked) return levels;
    const places = options.stock.get(stockKey(draft.handle, variant.options));
    if (!places) return levels.set(options.defaultLocationId, variant.quantity);
    for (const [place, available] of places) {
      const id = options.locationIds.get(place);
      if (id !== undefined) levels.set(id, available);
    }
    return levels;
  }

  let batch = emptyBatch();
  async function flush(): Promise<void> {
    const full = batch;
    batch = emptyBatch();
    await insertAll(tx, 'products', full.products);
    await insertAll(tx, 'variants', full.variants);
    await insertAll(tx, 'inventory_levels', full.inventory_levels);
    await insertAll(tx, 'product_facets', full.product_facets);
    await insertAll(tx, 'variant_facets', full.variant_facets);
  }

  return {
    async put(draft, rows) {
      const id = rows.product.id;
      const earlier = known.get(id);
      put.add(id);
      if (earlier && earlier.source_hash === rows.product.source_hash && !options.takeStock) return 'same';
      const kept = earlier && !options.takeStock ? await keptLevels(id) : new Map<number, Map<number, number>>();
      // One that is new has nothing to take away, and looking for its parts would cost more than writing it.
      if (earlier) await tx.deleteFrom('products').where('id', '=', id).execute();
      let isAvailable = false;
      for (const [index, variant] of rows.variants.entries()) {
        const places = kept.get(variant.id) ?? fileLevels(draft, index);
        let quantity = 0;
        for (const [location_id, available] of places) {
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
        published_at:
          draft.publishedAt ?? (rows.product.published_at && earlier?.published_at) ?? rows.product.published_at,
        units_sold: earlier?.units_sold ?? 0,
      });
      const ofProduct = new Set<number>();
      for (const term of rows.productFacets) ofProduct.add(await termId(term));
      for (const term_id of ofProduct) batch.product_facets.push({ term_id, product_id: id });
      for (const { variantId, terms: list } of rows.variantFacets) {
        const own = new Set<number>();
        for (const term of list) own.add(await termId(term));
        for (const term_id of own) batch.variant_facets.push({ term_id, product_id: id, variant_id: variantId });
      }
      if (batch.products.length >= TOGETHER) await flush();
      return earlier ? 'updated' : 'created';
    },
    async finish() {
      await flush();
      const gone = before.map((row) => row.id).filter((id) => !put.has(id));
      for (const id of gone) await tx.deleteFrom('products').where('id', '=', id).execute();
      return gone;
    },
  };
}

/** Ids of the places by lower-case name. */
export function locationIdsOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name) => [name.toLowerCase(), stableId('location', name)]));
}
