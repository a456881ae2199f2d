import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { engineOf } from '../../../store/engine.ts';
import { listingTriggers } from '../../../store/postgres/schema/0032-listing-index.ts';
import type { Tx } from '../../../store/writer.ts';
import { buildChunks } from './build-chunks.ts';
import { CHUNK } from './slots.ts';
import { type ListingDb, type OrderName, withListing } from './tables.ts';

export interface BuildOptions {
  /** Products of a chunk, `CHUNK` at most: tests of a few products have many chunks. */
  perChunk?: number;
}

/** Chunks read together: each time the whole tables of variants and of their terms are gone through. */
const TOGETHER = 4;

/** Gives every product its place. */
async function placeProducts(db: ListingDb, perChunk: number): Promise<number> {
  await sql`
    insert into listing_slots (slot, product_id)
    with counted as (
      select products.id, coalesce(variants.count, 0) as count,
        row_number() over (order by type, created_at, products.id) - 1 as place
      from products left join (select product_id, count(*) as count from variants group by product_id) variants
        on variants.product_id = products.id)
    select place / ${perChunk} * ${CHUNK}
      + row_number() over (partition by place / ${perChunk} order by count desc, place) - 1, id
    from counted`.execute(db);
  const last = await db
    .selectFrom('listing_slots')
    .select(({ fn }) => fn.max('slot').as('slot'))
    .executeTakeFirst();
  return last?.slot == null ? 0 : Math.floor(last.slot / CHUNK) + 1;
}

/** What each order compares; of equals the older comes first. */
const ORDERS: Record<OrderName, string> = {
  title: 'title_sort, id',
  price: 'price_min, created_at, id',
  created: 'created_at, id',
};

/** A name that no blocks and no index had before. */
const newName = (): string => randomBytes(8).toString('hex');

async function buildOrder(db: ListingDb, name: OrderName): Promise<void> {
  await sql`
    insert into listing_blocks (kind, name, chunk, body)
    with placed as (
      select slot, row_number() over (order by ${sql.raw(ORDERS[name])}) - 1 as place
      from products join listing_slots on listing_slots.product_id = products.id)
    select 'order', ${name}::text, place / ${sql.lit(CHUNK)}, string_agg(int4send(slot::int), ''::bytea order by place)
    from placed group by place / ${sql.lit(CHUNK)}`.execute(db);
}

/** Writes every product by sales, best first, of equals the older. Returns the name of the blocks. */
export async function buildSales(db: ListingDb): Promise<string> {
  const name = newName();
  await sql`
    insert into listing_blocks (kind, name, chunk, body)
    with placed as materialized (
      select slot, units_sold, row_number() over (order by units_sold desc, created_at, id) - 1 as place
      from products join listing_slots on listing_slots.product_id = products.id)
    select 'order', ${name}::text, place / ${sql.lit(CHUNK)}, string_agg(int4send(slot::int), ''::bytea order by place)
    from placed group by place / ${sql.lit(CHUNK)}
    union all
    select 'units', ${name}::text, place / ${sql.lit(CHUNK)}, string_agg(float8send(units_sold), ''::bytea order by place)
    from placed group by place / ${sql.lit(CHUNK)}`.execute(db);
  return name;
}

/** Writes the members of some collections; null: of all. */
export async function buildMembers(db: ListingDb, collectionIds: readonly number[] | null): Promise<void> {
  await sql`
    insert into listing_blocks (kind, name, chunk, body)
    with placed as (
      select collection_id, slot,
        row_number() over (partition by collection_id order by collection_products.position, collection_products.product_id) - 1 as place
      from collection_products join listing_slots on listing_slots.product_id = collection_products.product_id
      ${collectionIds === null ? sql`` : sql`where collection_id = any(${collectionIds}::bigint[])`})
    select 'members', collection_id::text, place / ${sql.lit(CHUNK)}, string_agg(int4send(slot::int), ''::bytea order by place)
    from placed group by collection_id, place / ${sql.lit(CHUNK)}`.execute(db);
}

/** Of tables that are new: the triggers come after the rows. */
async function addTriggers(db: ListingDb): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_trigger where tgrelid = to_regclass('products') and tgname = 'listing_products'`.execute(db);
  if (rows.length > 0) return;
  for (const trigger of listingTriggers.split(';')) if (trigger.trim() !== '') await sql.raw(trigger).execute(db);
}

/**
 * Builds the index from the tables, which takes about 40 s for a million products. In an import `tx` are the tables being built; of live tables it must be
 * one transaction. On SQLite, whose index is in memory, nothing happens.
 */
export async function buildListing(tx: Tx, { perChunk = CHUNK }: BuildOptions = {}): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  const db = withListing(tx);
  for (const table of [
    'listing_blocks',
    'listing_slots',
    'listing_state',
    'listing_changed_products',
    'listing_changed_members',
  ] as const)
    await db.deleteFrom(table).execute();
  // Tables that were filled a moment ago have no statistics, without which the queries below go through all rows for each chunk.
  await sql`analyze products, variants, facet_terms, product_facets, variant_facets, collection_products`.execute(db);
  const chunks = await placeProducts(db, perChunk);
  await sql`analyze listing_slots`.execute(db);
  const terms = await db.selectFrom('facet_terms').select(['id', 'param']).execute();
  const paramOf = new Map(terms.map(({ id, param }) => [id, param]));
  for (let from = 0; from < chunks; from += TOGETHER)
    await buildChunks(db, { from, to: Math.min(chunks, from + TOGETHER) }, paramOf);
  for (const name of ['title', 'price', 'created'] as const) await buildOrder(db, name);
  await buildMembers(db, null);
  const sales = await buildSales(db);
  await db.insertInto('listing_state').values({ id: 1, generation: newName(), chunks, sales, outdated: 0 }).execute();
  await addTriggers(db);
}
