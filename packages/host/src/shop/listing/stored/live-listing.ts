import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Id } from '../../types.ts';
import { type Bits, setBit } from './bits.ts';
import { type BlockReader, createBlockReader, ListingReplaced } from './blocks.ts';
import { doublesOf, joined, wordsOf } from './body.ts';
import { decodePrices, pricesIn } from './price-block.ts';
import { patchStock, readProducts } from './product-now.ts';
import { salesOrder } from './sales-order.ts';
import { CHUNK_WORDS, type Slot } from './slots.ts';
import { decodeStock, type StockBlock } from './stock-block.ts';
import type { ListingDb, OrderName } from './tables.ts';

/** Bytes of the bitmaps of members that a process keeps. */
const MEMBERS_BYTES = 16 * 1024 * 1024;
/** Bytes of variants by price that a process keeps: what a list has found is counted a moment later. */
const PRICED_BYTES = 8 * 1024 * 1024;

/**
 * One generation of the index with what has changed since: stock and publication are patched in place, a few bits a product; the order of sales and the
 * members of collections where they have changed.
 */
export interface LiveListing {
  generation: string;
  chunks: number;
  /** All chunks' numbers. */
  everyChunk: readonly number[];
  reader: BlockReader;
  stock: readonly StockBlock[];
  /** Reads again what sales and publications change of some products. Throws `ListingReplaced` where one has other variants than before. */
  refreshProducts(ids: readonly Id[], mayHaveSold: ReadonlySet<Id>): Promise<void>;
  /** Reads the members of those of the collections again that have changed. */
  refreshMembers(ids: readonly Id[]): Promise<void>;
  /** The slots of a collection's members in their own order, segment by segment. */
  membersOf(collectionId: Id): Promise<Uint32Array[]>;
  memberBits(collectionId: Id): Promise<Bits>;
  /** The variants of some chunks in a range of prices, minor units; null where there is no limit. Nobody changes them. */
  pricedVariants(
    chunks: readonly number[],
    from: number | null,
    to: number | null,
  ): Promise<readonly (readonly Bits[] | null)[]>;
  /** Every slot, segment by segment, which are read as they are asked for. */
  order(name: OrderName | 'sales'): Promise<{ segments: number; read(segment: number): Promise<Uint32Array> }>;
}

/** Products that differ from the blocks, and whether they have sold since. */
async function changedProducts(db: ListingDb): Promise<Map<Id, boolean>> {
  const rows = await db
    .selectFrom('listing_changed_products')
    .select(({ fn }) => ['product_id', fn.max('is_sale').as('is_sale')])
    .groupBy('product_id')
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.is_sale === 1]));
}

async function changedCollections(db: ListingDb, among: readonly Id[] | null): Promise<Id[]> {
  const rows = await db
    .selectFrom('listing_changed_members')
    .distinct()
    .$if(among !== null, (query) => query.where(sql<boolean>`collection_id = any(${among ?? []}::bigint[])`))
    .select('collection_id')
    .execute();
  return rows.map((row) => row.collection_id);
}

/** As it is in the tables, in one segment. */
async function readMembers(db: ListingDb, collectionId: Id): Promise<Uint32Array> {
  const { rows } = await sql<{ slots: number[] | null }>`
    select array_agg(slot::int order by position, collection_products.product_id) as slots
    from collection_products join listing_slots on listing_slots.product_id = collection_products.product_id
    where collection_id = ${collectionId}`.execute(db);
  return Uint32Array.from(rows[0]?.slots ?? []);
}

/** What a whole index is called. */
export interface ListingState {
  generation: string;
  chunks: number;
  /** Blocks of the order by sales. */
  sales: string;
}

/** What the index is of now; null where it must be built. */
export async function readState(db: ListingDb): Promise<ListingState | null> {
  const row = await db.selectFrom('listing_state').selectAll().executeTakeFirst();
  return row && row.outdated === 0 ? row : null;
}

/**
 * Opens the index of a generation. What is changed from now on must be given to `refresh…`: whoever calls listens already. Products that have changed
 * before are read first, and the blocks after them, so that what a fold moves from one to the other meanwhile is seen in either.
 */
export async function openLiveListing(
  db: ListingDb,
  { generation, chunks, sales }: ListingState,
): Promise<LiveListing> {
  const reader = createBlockReader(db, generation);
  const everyChunk = Array.from({ length: chunks }, (_, chunk) => chunk);
  const sold = new Map<Slot, number>();
  /** The order of sales with what was sold; null until it is asked for, and after each change of it. */
  let bySales: Uint32Array | null = null;
  /** Of collections that have changed. */
  const ownMembers = new Map<Id, Uint32Array>();
  const pricedBits = new LRUCache<string, { bits: readonly Bits[] }>({ maxSize: PRICED_BYTES });
  const memberBits = new LRUCache<Id, { bits: Bits }>({ maxSize: MEMBERS_BYTES });

  const earlier = await changedProducts(db);
  const changed = await readProducts(db, [...earlier.keys()]);
  for (const id of await changedCollections(db, null)) ownMembers.set(id, await readMembers(db, id));
  const stock = (await reader.read('stock', '', everyChunk)).map((body) => {
    if (!body) throw new ListingReplaced();
    return decodeStock(body);
  });
  const stockOf = (chunk: number) => stock[chunk];
  for (const now of changed) {
    patchStock(stockOf, now);
    if (earlier.get(now.id)) sold.set(now.slot, now.units_sold);
  }

  const listOf = async (kind: 'order' | 'members', name: string, chunk: number): Promise<Uint32Array> => {
    const [body] = await reader.read(kind, name, [chunk]);
    return body ? wordsOf(body) : new Uint32Array();
  };

  /** All segments in a row. */
  async function whole(kind: 'order' | 'units', name: string): Promise<Uint8Array> {
    const bodies = await reader.read(kind, name, everyChunk);
    // Under another name since a fold: the order is as long as before.
    if (chunks > 0 && !bodies[0]) throw new ListingReplaced();
    return joined(bodies.filter((body) => body !== null));
  }

  async function salesNow(): Promise<Uint32Array> {
    const order = wordsOf(await whole('order', sales));
    if (sold.size === 0) return order;
    const stored = {
      order,
      units: doublesOf(await whole('units', sales)),
      created: wordsOf(await whole('order', 'created')),
    };
    return salesOrder(stored, sold);
  }

  async function membersOf(collectionId: Id): Promise<Uint32Array[]> {
    const own = ownMembers.get(collectionId);
    if (own) return [own];
    const bodies = await reader.read('members', String(collectionId), everyChunk);
    return bodies.flatMap((body) => (body ? [wordsOf(body)] : []));
  }

  return {
    generation,
    chunks,
    everyChunk,
    reader,
    stock,
    async refreshProducts(ids, mayHaveSold) {
      for (const now of await readProducts(db, ids)) {
        patchStock(stockOf, now);
        if (!mayHaveSold.has(now.id) || sold.get(now.slot) === now.units_sold) continue;
        sold.set(now.slot, now.units_sold);
        bySales = null;
      }
    },
    async refreshMembers(ids) {
      if (ids.length === 0) return;
      for (const id of ids) {
        memberBits.delete(id);
        // A fold may have taken them into the blocks since.
        ownMembers.delete(id);
        reader.forget('members', String(id));
      }
      for (const id of await changedCollections(db, ids)) ownMembers.set(id, await readMembers(db, id));
    },
    membersOf,
    async pricedVariants(some, from, to) {
      if (from === null && to === null) return some.map(() => null);
      const bodies = await reader.read('prices', '', some);
      return bodies.map((body, at) => {
        const key = `${some[at]} ${from} ${to}`;
        const known = pricedBits.get(key);
        if (known) return known.bits;
        const bits = body ? pricesIn(decodePrices(body), from, to) : [];
        const size = bits.reduce((bytes, { byteLength }) => bytes + byteLength, 1);
        pricedBits.set(key, { bits }, { size });
        return bits;
      });
    },
    async memberBits(collectionId) {
      const known = memberBits.get(collectionId);
      if (known) return known.bits;
      const bits = new Uint32Array(chunks * CHUNK_WORDS);
      for (const segment of await membersOf(collectionId)) for (const slot of segment) setBit(bits, slot, true);
      memberBits.set(collectionId, { bits }, { size: bits.byteLength + 1 });
      return bits;
    },
    async order(name) {
      if (name !== 'sales') return { segments: chunks, read: (segment) => listOf('order', name, segment) };
      bySales ??= await salesNow();
      const all = bySales;
      return { segments: 1, read: async () => all };
    },
  };
}
