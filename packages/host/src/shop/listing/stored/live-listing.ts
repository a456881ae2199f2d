import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Id } from '../../types.ts';
import { type Bits, setBit } from './bits.ts';
import { type BlockReader, createBlockReader, ListingReplaced } from './blocks.ts';
import { doublesOf, joined, wordsOf } from './body.ts';
import { decodePrices, pricesIn } from './price-block.ts';
import { salesOrder } from './sales-order.ts';
import { CHUNK_WORDS, chunkOf, lowOf, type Slot } from './slots.ts';
import { decodeStock, type StockBlock } from './stock-block.ts';
import type { ListingDb, OrderName } from './tables.ts';

/** Bytes of the bitmaps of members that a process keeps. */
const MEMBERS_BYTES = 16 * 1024 * 1024;
/** Bytes of variants by price that a process keeps: what a list has found is counted a moment later. */
const PRICED_BYTES = 8 * 1024 * 1024;
/** Products read in one query. */
const AT_ONCE = 1000;

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
  refreshProducts(ids: readonly Id[]): Promise<void>;
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
  order(name: OrderName): Promise<{ segments: number; read(segment: number): Promise<Uint32Array> }>;
}

/** A product as it is in the tables. */
interface ProductNow {
  slot: Slot;
  available: number;
  published: number;
  units_sold: number;
  /** `101`: which of its variants can be bought, in their order. */
  variants: string;
}

async function readProducts(db: ListingDb, ids: readonly Id[]): Promise<ProductNow[]> {
  const { rows } = await sql<ProductNow>`
    select slot, available, published, units_sold,
      coalesce((select string_agg(variants.available::text, '' order by position, variants.id)
        from variants where variants.product_id = products.id), '') as variants
    from products join listing_slots on listing_slots.product_id = products.id
    where products.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

function patch(stock: readonly StockBlock[], now: ProductNow): void {
  const block = stock[chunkOf(now.slot)];
  const low = lowOf(now.slot);
  if (!block || block.lengths.filter((length) => length > low).length !== now.variants.length)
    throw new ListingReplaced();
  setBit(block.published, low, now.published === 1);
  setBit(block.available, low, now.available === 1);
  for (const [place, bits] of block.variants.entries())
    if (place < now.variants.length) setBit(bits, low, now.variants[place] === '1');
}

async function changedCollections(db: ListingDb, among: readonly Id[] | null): Promise<Id[]> {
  const rows = await db
    .selectFrom('listing_changed_members')
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

/** What the index is of now; null where it must be built. */
export async function readState(db: ListingDb): Promise<{ generation: string; chunks: number } | null> {
  const row = await db.selectFrom('listing_state').selectAll().executeTakeFirst();
  return row && row.outdated === 0 ? row : null;
}

/**
 * Opens the index of a generation. What is changed from now on must be given to `refresh…`: whoever calls listens already. Products that have changed
 * before are read first, and the blocks after them, so that what a fold moves from one to the other meanwhile is seen in either.
 */
export async function openLiveListing(
  db: ListingDb,
  { generation, chunks }: { generation: string; chunks: number },
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

  const earlier = await db.selectFrom('listing_changed_products').select('product_id').execute();
  for (const id of await changedCollections(db, null)) ownMembers.set(id, await readMembers(db, id));
  const changed: ProductNow[] = [];
  for (let start = 0; start < earlier.length; start += AT_ONCE)
    changed.push(
      ...(await readProducts(
        db,
        earlier.slice(start, start + AT_ONCE).map((row) => row.product_id),
      )),
    );
  const stock = (await reader.read('stock', '', everyChunk)).map((body) => {
    if (!body) throw new ListingReplaced();
    return decodeStock(body);
  });
  for (const now of changed) {
    patch(stock, now);
    sold.set(now.slot, now.units_sold);
  }

  const listOf = async (kind: 'order' | 'members', name: string, chunk: number): Promise<Uint32Array> => {
    const [body] = await reader.read(kind, name, [chunk]);
    return body ? wordsOf(body) : new Uint32Array();
  };

  /** All segments in a row. */
  async function whole(kind: 'order' | 'units', name: OrderName): Promise<Uint8Array> {
    const bodies = await reader.read(kind, name, everyChunk);
    return joined(bodies.filter((body) => body !== null));
  }

  async function salesNow(): Promise<Uint32Array> {
    const stored = {
      order: wordsOf(await whole('order', 'sales')),
      units: doublesOf(await whole('units', 'sales')),
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
    async refreshProducts(ids) {
      for (let start = 0; start < ids.length; start += AT_ONCE)
        for (const now of await readProducts(db, ids.slice(start, start + AT_ONCE))) {
          patch(stock, now);
          if (sold.get(now.slot) !== now.units_sold) bySales = null;
          sold.set(now.slot, now.units_sold);
        }
    },
    async refreshMembers(ids) {
      if (ids.length === 0) return;
      for (const id of ids) {
        memberBits.delete(id);
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
      if (name !== 'sales' || sold.size === 0)
        return { segments: chunks, read: (segment) => listOf('order', name, segment) };
      bySales ??= await salesNow();
      const all = bySales;
      return { segments: 1, read: async () => all };
    },
  };
}
