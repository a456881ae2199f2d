import { sql } from 'kysely';
import { doublesOf, swappedBody, wordsOf } from './body.ts';
import { encodePrices } from './price-block.ts';
import { CHUNK } from './slots.ts';
import { encodeStock, type StockBlock, stockOfFlags } from './stock-block.ts';
import type { ListingDb } from './tables.ts';
import { encodeTerms, type TermLows } from './term-block.ts';

/** Chunks, from the first up to, not including, the last. */
interface Range {
  from: number;
  to: number;
}

const chunk = sql`slot / ${sql.lit(CHUNK)}`;
const low = sql`slot % ${sql.lit(CHUNK)}`;
const within = ({ from, to }: Range) => sql`slot >= ${from * CHUNK} and slot < ${to * CHUNK}`;

/** The places of variants are counted as they are shown. */
const placed = (range: Range) => sql`
  select variants.id, slot, price, variants.available,
    row_number() over (partition by variants.product_id order by position, variants.id) - 1 as place
  from listing_slots join variants on variants.product_id = listing_slots.product_id where ${within(range)}`;

const flag = (column: string) => sql`case ${sql.ref(column)} when 1 then '\\x01'::bytea else '\\x00'::bytea end`;

/** What a chunk has besides terms. */
interface ReadChunk {
  stock: StockBlock;
  prices: Float64Array[];
  highest: Float64Array;
}

async function readChunks(db: ListingDb, range: Range): Promise<Map<number, ReadChunk>> {
  const { rows } = await sql<{ chunk: number; prices: Uint8Array; available: Uint8Array }>`
    with placed as (${placed(range)})
    select ${chunk} as chunk, string_agg(float8send(price), ''::bytea order by slot) as prices,
      string_agg(${flag('available')}, ''::bytea order by slot) as available
    from placed group by 1, place order by 1, place`.execute(db);
  const places = Map.groupBy(rows, (row) => row.chunk);
  const { rows: products } = await sql<{
    chunk: number;
    highest: Uint8Array;
    available: Uint8Array;
    published: Uint8Array;
  }>`
    select ${chunk} as chunk, string_agg(float8send(price_max), ''::bytea order by slot) as highest,
      string_agg(${flag('available')}, ''::bytea order by slot) as available,
      string_agg(${flag('published')}, ''::bytea order by slot) as published
    from listing_slots join products on products.id = listing_slots.product_id
    where ${within(range)} group by 1`.execute(db);
  return new Map(
    products.map((row) => {
      const own = places.get(row.chunk) ?? [];
      const read = {
        stock: stockOfFlags({ ...row, variants: own.map(({ available }) => available) }),
        prices: own.map(({ prices }) => doublesOf(swappedBody(prices, 8))),
        highest: doublesOf(swappedBody(row.highest, 8)),
      };
      return [row.chunk, read];
    }),
  );
}

/** Places of a term's variants in a chunk: the variant's place times `CHUNK`, plus the product's. */
interface SentTerm {
  chunk: number;
  term: number;
  lows: Uint8Array;
}

async function readTerms(db: ListingDb, range: Range): Promise<(TermLows & { chunk: number })[]> {
  const { rows: ofProducts } = await sql<SentTerm>`
    select ${chunk} as chunk, term_id as term, string_agg(int4send((${low})::int), ''::bytea) as lows
    from listing_slots join product_facets on product_facets.product_id = listing_slots.product_id
    where ${within(range)} group by 1, 2`.execute(db);
  // Both sides are cut down to the range before they are joined: of a large shop each goes through its table once.
  const { rows: ofVariants } = await sql<SentTerm>`
    with placed as materialized (${placed(range)}),
      facets as (select term_id, variant_id from listing_slots
        join variant_facets on variant_facets.product_id = listing_slots.product_id where ${within(range)})
    select ${chunk} as chunk, term_id as term,
      string_agg(int4send((place * ${sql.lit(CHUNK)} + ${low})::int), ''::bytea) as lows
    from facets join placed on placed.id = variant_id group by 1, 2`.execute(db);
  const ascending = ({ lows }: SentTerm) => wordsOf(swappedBody(lows, 4)).sort();
  return [
    ...ofProducts.map((row) => ({
      chunk: row.chunk,
      term: row.term,
      products: Uint16Array.from(ascending(row)),
      variants: [],
    })),
    ...ofVariants.map((row) => {
      const all = ascending(row);
      const variants = Array.from({ length: 1 + Math.floor((all.at(-1) ?? 0) / CHUNK) }, (_, place) => {
        const [start, end] = [place, place + 1].map((limit) => firstNotBelow(all, limit * CHUNK));
        return Uint16Array.from(all.subarray(start, end), (at) => at % CHUNK);
      });
      return { chunk: row.chunk, term: row.term, products: united(variants), variants };
    }),
  ];
}

function firstNotBelow(ascending: Uint32Array, limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each number once, ascending. */
function united(lists: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(lists.reduce((length, list) => length + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all.sort().filter((low, index) => index === 0 || low !== all[index - 1]);
}

/** Writes the blocks of some chunks. `paramOf`: the filter of each term. */
export async function buildChunks(db: ListingDb, range: Range, paramOf: ReadonlyMap<number, string>): Promise<void> {
  const terms = Map.groupBy(await readTerms(db, range), (lows) => lows.chunk);
  for (const [at, { stock, prices, highest }] of await readChunks(db, range)) {
    const ofParams = Map.groupBy(terms.get(at) ?? [], ({ term }) => paramOf.get(term) ?? '');
    const blocks = [
      { kind: 'stock', name: '', chunk: at, body: encodeStock(stock) },
      { kind: 'prices', name: '', chunk: at, body: encodePrices(prices) },
      { kind: 'highest', name: '', chunk: at, body: encodePrices([highest]) },
      ...Array.from(ofParams, ([name, list]) => ({
        kind: 'terms' as const,
        name,
        chunk: at,
        body: encodeTerms(list, stock.size, stock.lengths),
      })),
    ] as const;
    for (const block of blocks) await db.insertInto('listing_blocks').values(block).execute();
  }
}
