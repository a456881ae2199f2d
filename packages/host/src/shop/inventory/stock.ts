import { type ExpressionBuilder, sql } from 'kysely';
import {
  availableFact,
  availableInFact,
  collectionsOfFact,
  locationsFact,
  MEMBERSHIPS,
  membersFact,
  quantityFact,
  RESTOCKED,
  STOCK_STEPS,
  stockFact,
  variantsFact,
} from '../../cache/facts.ts';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { contains } from '../../store/sql/contains.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import { ruleMembers } from '../catalogue/collection-rules.ts';
import type { CollectionRules } from '../import/formats.ts';
import type { Id } from '../types.ts';

/** Quantities by variant id. */
export type Quantities = ReadonlyMap<Id, number>;

export interface Shortage {
  variantId: Id;
  wanted: number;
  available: number;
}

/** Unavailable quantities: tracked variants that may not be oversold, and deleted variants. */
export async function shortages(tx: Tx, quantities: Quantities): Promise<Shortage[]> {
  const rows = await tx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', oneOf([...quantities.keys()]))
    .where('products.published', '=', sql.lit(1))
    .select(['variants.id', 'tracked', 'policy', 'quantity'])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...quantities].flatMap(([variantId, wanted]) => {
    const row = known.get(variantId);
    if (!row) return [{ variantId, wanted, available: 0 }];
    const enough = row.tracked === 0 || row.policy === 'continue' || row.quantity >= wanted;
    return enough ? [] : [{ variantId, wanted, available: Math.max(0, row.quantity) }];
  });
}

/**
 * Takes a quantity from the locations in their order, `from` before the others; what none has is owed by the first. A negative `quantity` goes back
 * to it.
 */
async function takeFromLocations(tx: Tx, variantId: Id, quantity: number, from: Id | null): Promise<void> {
  const levels = await tx
    .selectFrom('inventory_levels')
    .leftJoin('locations', 'locations.id', 'inventory_levels.location_id')
    .where('variant_id', '=', variantId)
    .select(['location_id', 'available'])
    .orderBy('locations.position')
    .execute();
  levels.sort((a, b) => Number(b.location_id === from) - Number(a.location_id === from));
  let left = quantity;
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
  changed: (...facts: string[]) => void,
): Promise<void> {
  const smart = await tx
    .selectFrom('collections')
    .where((eb) => contains(eb.ref('rules'), '"inventory"'))
    .select(['id', 'rules'])
    .execute();
  for (const { id, rules } of smart) {
    if (rules === null) continue;
    const rows = await tx
      .selectFrom('collection_products')
      .where('collection_id', '=', id)
      .where('product_id', 'in', oneOf(productIds))
      .select('product_id')
      .execute();
    const before = new Set(rows.map((row) => row.product_id));
    const after = new Set(await ruleMembers(tx, fromJson<CollectionRules>(rules), productIds));
    const gone = [...before.difference(after)];
    const come = [...after.difference(before)];
    if (gone.length + come.length === 0) continue;
    await tx
      .deleteFrom('collection_products')
      .where('collection_id', '=', id)
      .where('product_id', 'in', oneOf(gone))
      .execute();
    for (const product_id of come) {
      await tx
        .insertInto('collection_products')
        .values({ collection_id: id, product_id, position: 1_000_000 })
        .execute();
    }
    changed(membersFact(id), MEMBERSHIPS, ...[...gone, ...come].map(collectionsOfFact));
  }
}

/** What a sale may change of some variants' products. */
interface Stock {
  variants: { id: Id; product_id: Id; quantity: number; available: number }[];
  /** 1 where the product can be bought. */
  products: Map<Id, number>;
  /** Variants and the locations that have some: `12 in 3`. */
  stocked: Set<string>;
}

async function stockOf(tx: Tx, variantIds: readonly Id[]): Promise<Stock> {
  const owners = tx.selectFrom('variants').where('id', 'in', oneOf(variantIds)).select('product_id');
  const [variants, products, levels] = await Promise.all([
    tx
      .selectFrom('variants')
      .where('product_id', 'in', owners)
      .select(['id', 'product_id', 'quantity', 'available'])
      .execute(),
    tx.selectFrom('products').where('id', 'in', owners).select(['id', 'available']).execute(),
    tx
      .selectFrom('inventory_levels')
      .where('variant_id', 'in', oneOf(variantIds))
      .where('available', '>', 0)
      .select(['variant_id', 'location_id'])
      .execute(),
  ]);
  return {
    variants,
    products: new Map(products.map((row) => [row.id, row.available])),
    stocked: new Set(levels.map((row) => `${row.variant_id} in ${row.location_id}`)),
  };
}

/** How many there are of each product's variants together. */
function totalsOf({ variants }: Stock): Map<Id, number> {
  const totals = new Map<Id, number>();
  for (const { product_id, quantity } of variants) totals.set(product_id, (totals.get(product_id) ?? 0) + quantity);
  return totals;
}

/** Publishes only what differs between the stock before and after: most sales change a number that no page shows. */
async function publishStock(tx: Tx, before: Stock, after: Stock, changed: (...facts: string[]) => void): Promise<void> {
  const earlier = new Map(before.variants.map((variant) => [variant.id, variant]));
  const totals = totalsOf(before);
  for (const [id, total] of totalsOf(after)) {
    const was = totals.get(id) ?? 0;
    changed(
      ...STOCK_STEPS.filter((step) => Math.min(was, step) !== Math.min(total, step)).map((step) => stockFact(id, step)),
    );
  }
  const turned = new Set<Id>();
  for (const { id, product_id, quantity, available } of after.variants) {
    const was = earlier.get(id);
    if (was?.quantity !== quantity) changed(quantityFact(product_id));
    if (was?.available !== available) turned.add(product_id);
  }
  for (const place of before.stocked.symmetricDifference(after.stocked)) {
    const [variantId = ''] = place.split(' ', 1);
    changed(locationsFact(variantId));
  }
  for (const [id, available] of after.products) {
    if (before.products.get(id) === available) continue;
    changed(availableFact(id));
    if (available === 1) changed(RESTOCKED);
  }
  if (turned.size === 0) return;
  const lists = await tx
    .selectFrom('collection_products')
    .where('product_id', 'in', oneOf([...turned]))
    .select('collection_id')
    .distinct()
    .execute();
  changed(...[...turned].map(variantsFact), availableInFact(null));
  changed(...lists.map((row) => availableInFact(row.collection_id)));
}

/**
 * Takes quantities out of the stock (negative numbers put them back) and brings everything that follows from it up to date. Throws
 * where a variant that may not be oversold has too few: ask `shortages` in the same write first.
 */
export async function takeStock(
  tx: Tx,
  quantities: Quantities,
  changed: (...facts: string[]) => void,
  /** The location the quantities leave from, where it has them. */
  from: Id | null = null,
): Promise<void> {
  const variantIds = [...quantities.keys()];
  const before = await stockOf(tx, variantIds);
  for (const [variantId, wanted] of quantities) {
    const { numUpdatedRows } = await tx
      .updateTable('variants')
      .set((eb) => ({ quantity: eb('quantity', '-', wanted) }))
      .where('id', '=', variantId)
      .where('tracked', '=', 1)
      .where((eb) => eb.or([eb('policy', '=', 'continue'), eb('quantity', '>=', wanted)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await takeFromLocations(tx, variantId, wanted, from);
    else {
      const counted = await tx
        .selectFrom('variants')
        .where('id', '=', variantId)
        .where('tracked', '=', 1)
        .select('id')
        .executeTakeFirst();
      if (counted) throw new Error(`Variant ${variantId} has fewer than ${wanted}.`);
    }
  }
  const productIds = [...before.products.keys()];
  const available = (eb: ExpressionBuilder<Database, 'products'>) =>
    eb
      .selectFrom('variants')
      .whereRef('variants.product_id', '=', 'products.id')
      .select(({ fn }) => fn.max<number>('variants.available').as('available'));
  await tx
    .updateTable('products')
    .set((eb) => ({ available: available(eb) }))
    .where('id', 'in', oneOf(productIds))
    // Most sales leave it as it is: no row is written for them.
    .where((eb) => eb('available', '!=', available(eb)))
    .execute();
  await refreshCollections(tx, productIds, changed);
  await publishStock(tx, before, await stockOf(tx, variantIds), changed);
}
