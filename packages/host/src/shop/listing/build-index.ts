import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Id } from '../types.ts';
import { type ListingIndex, salesOrder, type Term } from './listing-index.ts';

type Db = Kysely<Database>;

/** Rows read at a time, so that building beside a running shop never holds it up for long. */
const ROWS = 5000;

/** Numbers in a typed array that grows. */
class Growing {
  #list = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#list.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.length] = value;
    this.length += 1;
  }

  floats(): Float64Array {
    return this.#list.slice(0, this.length);
  }
}

async function breathe(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function readProducts(db: Db) {
  const rows = await db
    .selectFrom('products')
    .where('published', '=', 1)
    .select(['id', 'price_min', 'price_max', 'available', 'units_sold'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => row.id);
  const ordinals = new Map(ids.map((id, ordinal) => [id, ordinal]));
  const priceMin = Float64Array.from(rows, (row) => row.price_min);
  const titles = await db
    .selectFrom('products')
    .where('published', '=', 1)
    .select('id')
    .orderBy('title_sort')
    .orderBy('id')
    .execute();
  const unitsSold = Float64Array.from(rows, (row) => row.units_sold);
  return {
    ids,
    ordinals,
    priceMax: Float64Array.from(rows, (row) => row.price_max),
    available: Uint8Array.from(rows, (row) => row.available),
    unitsSold,
    byTitle: Uint32Array.from(titles, (row) => ordinals.get(row.id) ?? 0),
    byPrice: Uint32Array.from(ids.keys()).sort((a, b) => (priceMin[a] ?? 0) - (priceMin[b] ?? 0) || a - b),
    bySales: salesOrder(unitsSold),
  };
}

/** Variants in the order of their products' ordinals; the map gives a variant's index. */
async function readVariants(db: Db, ordinals: ReadonlyMap<Id, number>) {
  const found = { id: new Growing(), ordinal: new Growing(), price: new Growing(), available: new Growing() };
  let after = { product: 0, position: -1 };
  for (;;) {
    const { product, position } = after;
    const rows = await db
      .selectFrom('variants')
      .where(sql<boolean>`(product_id, position) > (${product}, ${position})`)
      .select(['id', 'product_id', 'position', 'price', 'available'])
      .orderBy('product_id')
      .orderBy('position')
      .limit(ROWS)
      .execute();
    for (const row of rows) {
      const ordinal = ordinals.get(row.product_id);
      if (ordinal === undefined) continue;
      found.id.push(row.id);
      found.ordinal.push(ordinal);
      found.price.push(row.price);
      found.available.push(row.available);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = { product: last.product_id, position: last.position };
    await breathe();
  }
  // Counting sort: they came by product id, they are wanted by ordinal.
  const ordinal = found.ordinal.floats();
  const variantStart = new Uint32Array(ordinals.size + 1);
  for (const at of ordinal) variantStart[at + 1] = (variantStart[at + 1] ?? 0) + 1;
  for (let at = 0; at < ordinals.size; at += 1)
    variantStart[at + 1] = (variantStart[at + 1] ?? 0) + (variantStart[at] ?? 0);
  const next = variantStart.slice();
  const [id, price, available] = [found.id.floats(), found.price.floats(), found.available.floats()];
  const indices = new Map<Id, number>();
  const variantPrice = new Float64Array(ordinal.length);
  const variantAvailable = new Uint8Array(ordinal.length);
  for (const [row, at] of ordinal.entries()) {
    const index = next[at] ?? 0;
    next[at] = index + 1;
    indices.set(id[row] ?? 0, index);
    variantPrice[index] = price[row] ?? 0;
    variantAvailable[index] = available[row] ?? 0;
  }
  return { variantStart, variantPrice, variantAvailable, indices };
}

async function readPostings(
  db: Db,
  table: 'product_facets' | 'variant_facets',
  numbers: ReadonlyMap<Id, number>,
): Promise<Map<number, Uint32Array>> {
  const owner = sql.ref(table === 'product_facets' ? 'product_id' : 'variant_id');
  const lists = new Map<number, Growing>();
  const counts = await sql<{ term: number }>`select distinct term_id as term from ${sql.table(table)}`.execute(db);
  for (const { term } of counts.rows) {
    const list = new Growing();
    const rows = await sql<{
      owner: Id;
    }>`select ${owner} as owner from ${sql.table(table)} where term_id = ${term}`.execute(db);
    for (const row of rows.rows) {
      const number = numbers.get(row.owner);
      if (number !== undefined) list.push(number);
    }
    lists.set(term, list);
    if (rows.rows.length > ROWS) await breathe();
  }
  return new Map([...lists].map(([term, list]) => [term, Uint32Array.from(list.floats()).sort()]));
}

/** The members of a collection in its own order; products that are not published are left out. */
export async function readMembers(db: Db, collectionId: Id, ordinals: ReadonlyMap<Id, number>): Promise<Uint32Array> {
  const rows = await db
    .selectFrom('collection_products')
    .where('collection_id', '=', collectionId)
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return Uint32Array.from(rows.flatMap((row) => ordinals.get(row.product_id) ?? []));
}

/** Reads the whole index from the tables. */
export async function buildIndex(db: Db): Promise<ListingIndex> {
  const products = await readProducts(db);
  const { indices, ...variants } = await readVariants(db, products.ordinals);
  const ofProducts = await readPostings(db, 'product_facets', products.ordinals);
  const ofVariants = await readPostings(db, 'variant_facets', indices);
  const rows = await db.selectFrom('facet_terms').selectAll().orderBy('id').execute();
  const terms = Map.groupBy(
    rows.map(
      (row): Term => ({
        ...row,
        postings: (row.param.startsWith('filter.v.') ? ofVariants : ofProducts).get(row.id) ?? new Uint32Array(),
      }),
    ),
    (term) => term.param,
  );
  const collections = new Map<Id, Uint32Array>();
  for (const { id } of await db.selectFrom('collections').select('id').execute()) {
    collections.set(id, await readMembers(db, id, products.ordinals));
  }
  return { ...products, ...variants, terms, collections };
}
