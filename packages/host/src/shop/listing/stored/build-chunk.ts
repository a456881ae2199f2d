import { sql } from 'kysely';
import { doublesOf, swappedBody, wordsOf } from './body.ts';
import { encodePrices } from './price-block.ts';
import { CHUNK } from './slots.ts';
import { encodeStock, type StockBlock, stockOfFlags } from './stock-block.ts';
import type { ListingDb } from './tables.ts';
import { encodeTerms, type TermLows } from './term-block.ts';

/** Places of variants are counted as they are shown. */
const placed = (from: number) => sql`
  select variants.id, variants.product_id, slot, price, variants.available,
    row_number() over (partition by variants.product_id order by position, variants.id) - 1 as place
  from listing_slots join variants on variants.product_id = listing_slots.product_id
  where slot >= ${from} and slot < ${from + CHUNK}`;

const flag = (column: string) => sql`case ${sql.ref(column)} when 1 then '\\x01'::bytea else '\\x00'::bytea end`;

/** What differs from product to product by sales and publication: the chunk as it is now. */
async function readStock(
  db: ListingDb,
  from: number,
): Promise<{ stock: StockBlock; prices: Float64Array[]; highest: Float64Array }> {
  const { rows: places } = await sql<{ prices: Uint8Array; available: Uint8Array }>`
    with placed as (${placed(from)})
    select string_agg(float8send(price), ''::bytea order by slot) as prices,
      string_agg(${flag('available')}, ''::bytea order by slot) as available
    from placed group by place order by place`.execute(db);
  const { rows } = await sql<{ highest: Uint8Array; available: Uint8Array; published: Uint8Array }>`
    select string_agg(float8send(price_max), ''::bytea order by slot) as highest,
      string_agg(${flag('available')}, ''::bytea order by slot) as available,
      string_agg(${flag('published')}, ''::bytea order by slot) as published
    from listing_slots join products on products.id = listing_slots.product_id
    where slot >= ${from} and slot < ${from + CHUNK}`.execute(db);
  const [products] = rows;
  if (!products) throw new Error(`The listing index has no products from ${from}.`);
  return {
    stock: stockOfFlags({ ...products, variants: places.map(({ available }) => available) }),
    prices: places.map(({ prices }) => doublesOf(swappedBody(prices, 8))),
    highest: doublesOf(swappedBody(products.highest, 8)),
  };
}

/** Places of a term's variants in a chunk: the variant's place times `CHUNK`, plus the product's. */
interface SentTerm {
  term: number;
  lows: Uint8Array;
}

async function readTerms(db: ListingDb, from: number): Promise<TermLows[]> {
  const { rows: ofProducts } = await sql<SentTerm>`
    select term_id as term, string_agg(int4send((slot - ${from})::int), ''::bytea) as lows
    from listing_slots join product_facets on product_facets.product_id = listing_slots.product_id
    where slot >= ${from} and slot < ${from + CHUNK} group by term_id`.execute(db);
  const { rows: ofVariants } = await sql<SentTerm>`
    with placed as (${placed(from)})
    select term_id as term, string_agg(int4send((place * ${CHUNK} + slot - ${from})::int), ''::bytea) as lows
    from placed join variant_facets on variant_facets.variant_id = placed.id and variant_facets.product_id = placed.product_id
    group by term_id`.execute(db);
  const ascending = ({ lows }: SentTerm) => wordsOf(swappedBody(lows, 4)).sort();
  return [
    ...ofProducts.map(
      (row): TermLows => ({ term: row.term, products: Uint16Array.from(ascending(row)), variants: [] }),
    ),
    ...ofVariants.map((row): TermLows => {
      const all = ascending(row);
      const variants = Array.from({ length: 1 + Math.floor((all.at(-1) ?? 0) / CHUNK) }, (_, place) => {
        const [start, end] = [place, place + 1].map((limit) => firstNotBelow(all, limit * CHUNK));
        return Uint16Array.from(all.subarray(start, end), (at) => at % CHUNK);
      });
      return { term: row.term, products: united(variants), variants };
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

/** Writes the blocks of one chunk. `paramOf`: the filter of each term. */
export async function buildChunk(db: ListingDb, chunk: number, paramOf: ReadonlyMap<number, string>): Promise<void> {
  const from = chunk * CHUNK;
  const { stock, prices, highest } = await readStock(db, from);
  const terms = Map.groupBy(await readTerms(db, from), ({ term }) => paramOf.get(term) ?? '');
  const blocks = [
    { kind: 'stock', name: '', chunk, body: encodeStock(stock) },
    { kind: 'prices', name: '', chunk, body: encodePrices(prices) },
    { kind: 'highest', name: '', chunk, body: encodePrices([highest]) },
    ...Array.from(terms, ([name, list]) => ({
      kind: 'terms' as const,
      name,
      chunk,
      body: encodeTerms(list, stock.size, stock.lengths),
    })),
  ] as const;
  for (const block of blocks) await db.insertInto('listing_blocks').values(block).execute();
}
