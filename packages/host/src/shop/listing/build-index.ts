import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Id } from '../types.ts';
import { ascending, type ListingIndex, type PostedTerm, salesOrder } from './listing-index.ts';

type Db = Kysely<Database>;

/** Rows read or sorted at a time, some ms, so that building never blocks a running shop for long. */
const ROWS = 500;

/** Numbers in a typed array that grows. */
class Growing {
  #list = new Float64Array(64);
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

/** What happens between two slices. */
type Rest = () => Promise<void>;

/** One turn of the event loop. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Pause between slices: twice a slice's duration, at most 100 ms, for an index that nothing waits for. */
export function restBetweenSlices(): Rest {
  let began = performance.now();
  return async () => {
    const ms = Math.min(100, 2 * (performance.now() - began));
    await new Promise((resolve) => setTimeout(resolve, ms));
    began = performance.now();
  };
}

/** Every id of the published products in the order of a column that has an index, read in slices. */
async function* inOrder(db: Db, rest: Rest, column: 'created_at' | 'title_sort') {
  // Before every row: an id is positive.
  let after = { value: '', id: -1 };
  for (;;) {
    const { value, id } = after;
    const rows = await db
      .selectFrom('products')
      // Written as in the partial indexes: SQLite cannot use them with a parameter.
      .where(sql<boolean>`published = 1`)
      .where(sql<boolean>`(${sql.ref(column)}, id) > (${value}, ${id})`)
      .select(['id', 'price_min', 'price_max', 'available', 'units_sold', `${column} as value`])
      .orderBy(column)
      .orderBy('id')
      .limit(ROWS)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    await rest();
  }
}

async function readProducts(db: Db, rest: Rest) {
  const ids: Id[] = [];
  const ordinals = new Map<Id, number>();
  const columns = {
    priceMin: new Growing(),
    priceMax: new Growing(),
    available: new Growing(),
    unitsSold: new Growing(),
  };
  for await (const rows of inOrder(db, rest, 'created_at')) {
    for (const row of rows) {
      ordinals.set(row.id, ids.length);
      ids.push(row.id);
      columns.priceMin.push(row.price_min);
      columns.priceMax.push(row.price_max);
      columns.available.push(row.available);
      columns.unitsSold.push(row.units_sold);
    }
  }
  const byTitle = new Growing();
  for await (const rows of inOrder(db, rest, 'title_sort'))
    for (const row of rows) byTitle.push(ordinals.get(row.id) ?? 0);
  const unitsSold = columns.unitsSold.floats();
  const byPrice = ascending(columns.priceMin.floats());
  await rest();
  const bySales = salesOrder(unitsSold);
  await rest();
  return {
    ids,
    ordinals,
    priceMax: columns.priceMax.floats(),
    available: Uint8Array.from(columns.available.floats()),
    unitsSold,
    byTitle: Uint32Array.from(byTitle.floats()),
    byPrice,
    bySales,
  };
}

/** Variants in the order of their products' ordinals; the map gives a variant's index. */
async function readVariants(db: Db, rest: Rest, ordinals: ReadonlyMap<Id, number>) {
  const growing = { id: new Growing(), ordinal: new Growing(), price: new Growing(), available: new Growing() };
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
      growing.id.push(row.id);
      growing.ordinal.push(ordinal);
      growing.price.push(row.price);
      growing.available.push(row.available);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = { product: last.product_id, position: last.position };
    await rest();
  }
  // Counting sort from product id to ordinal.
  const ordinal = growing.ordinal.floats();
  const variantStart = new Uint32Array(ordinals.size + 1);
  for (const at of ordinal) variantStart[at + 1] = (variantStart[at + 1] ?? 0) + 1;
  await rest();
  for (let at = 0; at < ordinals.size; at += 1)
    variantStart[at + 1] = (variantStart[at + 1] ?? 0) + (variantStart[at] ?? 0);
  const next = variantStart.slice();
  const [id, price, available] = [growing.id.floats(), growing.price.floats(), growing.available.floats()];
  const indices = new Map<Id, number>();
  const variantPrice = new Float64Array(ordinal.length);
  const variantAvailable = new Uint8Array(ordinal.length);
  for (const [row, at] of ordinal.entries()) {
    const index = next[at] ?? 0;
    next[at] = index + 1;
    indices.set(id[row] ?? 0, index);
    variantPrice[index] = price[row] ?? 0;
    variantAvailable[index] = available[row] ?? 0;
    if (row % ROWS === 0) await rest();
  }
  return { variantStart, variantPrice, variantAvailable, indices };
}

async function readPostings(
  db: Db,
  rest: Rest,
  table: 'product_facets' | 'variant_facets',
  numbers: ReadonlyMap<Id, number>,
): Promise<Map<number, Uint32Array>> {
  const owner = sql.ref<Id>(table === 'product_facets' ? 'product_id' : 'variant_id');
  const lists = new Map<number, Growing>();
  // The primary key begins with these two: slices follow it.
  const key = sql.raw(table === 'product_facets' ? 'term_id, product_id' : 'term_id, product_id, variant_id');
  let after: { term: number; product: Id; owner: Id } = { term: -1, product: 0, owner: 0 };
  for (;;) {
    const from = table === 'product_facets' ? [after.term, after.product] : [after.term, after.product, after.owner];
    const { rows } = await sql<{ term: number; product: Id; owner: Id }>`
      select term_id as term, product_id as product, ${owner} as owner from ${sql.table(table)}
      where (${key}) > (${sql.join(from)}) order by ${key} limit ${ROWS}`.execute(db);
    for (const row of rows) {
      const number = numbers.get(row.owner);
      const list = lists.get(row.term) ?? new Growing();
      if (number !== undefined) list.push(number);
      lists.set(row.term, list);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last;
    await rest();
  }
  const postings = new Map<number, Uint32Array>();
  let sorted = 0;
  for (const [term, list] of lists) {
    postings.set(term, Uint32Array.from(list.floats()).sort());
    sorted += list.length;
    if (sorted < ROWS) continue;
    sorted = 0;
    await rest();
  }
  return postings;
}

/** The members of a collection in its own order; products that are not published are left out. */
export async function readMembers(
  db: Db,
  collectionId: Id,
  ordinals: ReadonlyMap<Id, number>,
  rest: Rest = breathe,
): Promise<Uint32Array> {
  const members = new Growing();
  let after = { position: -1, product_id: 0 };
  for (;;) {
    const { position, product_id } = after;
    const rows = await db
      .selectFrom('collection_products')
      .where('collection_id', '=', collectionId)
      .where(sql<boolean>`(position, product_id) > (${position}, ${product_id})`)
      .select(['position', 'product_id'])
      .orderBy('position')
      .orderBy('product_id')
      .limit(ROWS)
      .execute();
    for (const row of rows) {
      const ordinal = ordinals.get(row.product_id);
      if (ordinal !== undefined) members.push(ordinal);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return Uint32Array.from(members.floats());
    after = last;
    await rest();
  }
}

/** Reads the whole index from the tables, in slices with a rest after each. */
export async function buildIndex(db: Db, rest: Rest = breathe): Promise<ListingIndex> {
  const products = await readProducts(db, rest);
  const { indices, ...variants } = await readVariants(db, rest, products.ordinals);
  const ofProducts = await readPostings(db, rest, 'product_facets', products.ordinals);
  const ofVariants = await readPostings(db, rest, 'variant_facets', indices);
  const rows = await db.selectFrom('facet_terms').selectAll().orderBy('id').execute();
  const terms = Map.groupBy(
    rows.map(
      (row): PostedTerm => ({
        ...row,
        postings: (row.param.startsWith('filter.v.') ? ofVariants : ofProducts).get(row.id) ?? new Uint32Array(),
      }),
    ),
    (term) => term.param,
  );
  const collections = new Map<Id, Uint32Array>();
  for (const { id } of await db.selectFrom('collections').select('id').execute()) {
    collections.set(id, await readMembers(db, id, products.ordinals, rest));
  }
  return { ...products, ...variants, terms, collections };
}
