import { fromJson } from '../store/json.ts';
import { oneOf } from '../store/one-of.ts';
import type { Tx } from '../store/writer.ts';
import { ruleMembers } from './collection-rules.ts';
import type { CollectionRules } from './import/formats.ts';
import type { Id } from './types.ts';

/** Pieces by variant. */
export type Pieces = ReadonlyMap<Id, number>;

export interface Shortage {
  variantId: Id;
  wanted: number;
  available: number;
}

/** What cannot be had as asked for: counted variants that may not be oversold, and variants that are gone. */
export async function shortages(tx: Tx, pieces: Pieces): Promise<Shortage[]> {
  const rows = await tx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', oneOf([...pieces.keys()]))
    .where('products.published', '=', 1)
    .select(['variants.id', 'tracked', 'policy', 'quantity'])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...pieces].flatMap(([variantId, wanted]) => {
    const row = known.get(variantId);
    if (!row) return [{ variantId, wanted, available: 0 }];
    const enough = row.tracked === 0 || row.policy === 'continue' || row.quantity >= wanted;
    return enough ? [] : [{ variantId, wanted, available: Math.max(0, row.quantity) }];
  });
}

/**
 * Takes pieces from the locations in their order, `from` before the others; what none has is owed by the first. Negative `pieces` go back
 * to it.
 */
async function takeFromPlaces(tx: Tx, variantId: Id, pieces: number, from: Id | null): Promise<void> {
  const levels = await tx
    .selectFrom('inventory_levels')
    .leftJoin('locations', 'locations.id', 'inventory_levels.location_id')
    .where('variant_id', '=', variantId)
    .select(['location_id', 'available'])
    .orderBy('locations.position')
    .execute();
  levels.sort((a, b) => Number(b.location_id === from) - Number(a.location_id === from));
  let left = pieces;
  const take = async (locationId: Id, amount: number): Promise<void> => {
    if (amount === 0) return;
    left -= amount;
    await tx
      .updateTable('inventory_levels')
      .set((eb) => ({ available: eb('available', '-', amount) }))
      .where('variant_id', '=', variantId)
      .where('location_id', '=', locationId)
      .execute();
  };
  for (const level of levels) await take(level.location_id, Math.max(0, Math.min(left, level.available)));
  const [first] = levels;
  if (first) await take(first.location_id, left);
}

/** Smart collections that look at stock change their members with it. */
export async function refreshCollections(
  tx: Tx,
  productIds: readonly Id[],
  changed: (...keys: string[]) => void,
): Promise<void> {
  const smart = await tx
    .selectFrom('collections')
    .where('rules', 'like', '%"inventory"%')
    .select(['id', 'rules'])
    .execute();
  for (const { id, rules } of smart) {
    if (rules === null) continue;
    const members = await ruleMembers(tx, fromJson<CollectionRules>(rules), productIds);
    await tx
      .deleteFrom('collection_products')
      .where('collection_id', '=', id)
      .where('product_id', 'in', oneOf(productIds))
      .execute();
    for (const product_id of members) {
      await tx
        .insertInto('collection_products')
        .values({ collection_id: id, product_id, position: 1_000_000 })
        .execute();
    }
    changed(`collection:${id}`);
  }
}

/**
 * Takes pieces out of the stock (negative numbers put them back) and brings everything that follows from it up to date. Throws
 * where a variant that may not be oversold has too few: ask `shortages` in the same write first.
 */
export async function takeStock(
  tx: Tx,
  pieces: Pieces,
  changed: (...keys: string[]) => void,
  /** The location the pieces leave from, where it has them. */
  from: Id | null = null,
): Promise<void> {
  for (const [variantId, wanted] of pieces) {
    const { numUpdatedRows } = await tx
      .updateTable('variants')
      .set((eb) => ({ quantity: eb('quantity', '-', wanted) }))
      .where('id', '=', variantId)
      .where('tracked', '=', 1)
      .where((eb) => eb.or([eb('policy', '=', 'continue'), eb('quantity', '>=', wanted)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await takeFromPlaces(tx, variantId, wanted, from);
    else {
      const counted = await tx
        .selectFrom('variants')
        .where('id', '=', variantId)
        .where('tracked', '=', 1)
        .select('id')
        .executeTakeFirst();
      if (counted) throw new Error(`Variant ${variantId} has fewer than ${wanted} pieces.`);
    }
  }
  const rows = await tx
    .selectFrom('variants')
    .where('id', 'in', oneOf([...pieces.keys()]))
    .select('product_id')
    .distinct()
    .execute();
  const productIds = rows.map((row) => row.product_id);
  await tx
    .updateTable('products')
    .set((eb) => ({
      available: eb
        .selectFrom('variants')
        .whereRef('variants.product_id', '=', 'products.id')
        .select(({ fn }) => fn.max<number>('variants.available').as('available')),
    }))
    .where('id', 'in', oneOf(productIds))
    .execute();
  await refreshCollections(tx, productIds, changed);
  changed('products', ...productIds.map((id) => `product:${id}`));
}
