import { sql } from 'kysely';
import type { Id } from '../../types.ts';
import { setBit } from './bits.ts';
import { ListingReplaced } from './blocks.ts';
import { chunkOf, lowOf, type Slot } from './slots.ts';
import type { StockBlock } from './stock-block.ts';
import type { ListingDb } from './tables.ts';

/** Products read in one query. */
const AT_ONCE = 1000;

/** A product as it is in the tables. */
export interface ProductNow {
  id: Id;
  slot: Slot;
  available: number;
  published: number;
  units_sold: number;
  /** `101`: which of its variants can be bought, in their order. */
  variants: string;
}

/** What changes of products while a shop is open; those the index does not know are left out. */
export async function readProducts(db: ListingDb, ids: readonly Id[]): Promise<ProductNow[]> {
  const products: ProductNow[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const { rows } = await sql<ProductNow>`
      select products.id, slot, available, published, units_sold,
        coalesce((select string_agg(variants.available::text, '' order by position, variants.id)
          from variants where variants.product_id = products.id), '') as variants
      from products join listing_slots on listing_slots.product_id = products.id
      where products.id = any(${ids.slice(start, start + AT_ONCE)}::bigint[])`.execute(db);
    products.push(...rows);
  }
  return products;
}

/** Changes the blocks, which are by chunk. Throws `ListingReplaced` where a product has another number of variants than before. */
export function patchStock(stock: (chunk: number) => StockBlock | undefined, now: ProductNow): void {
  const block = stock(chunkOf(now.slot));
  const low = lowOf(now.slot);
  if (!block || block.lengths.filter((length) => length > low).length !== now.variants.length)
    throw new ListingReplaced();
  setBit(block.published, low, now.published === 1);
  setBit(block.available, low, now.available === 1);
  for (const [place, bits] of block.variants.entries())
    if (place < now.variants.length) setBit(bits, low, now.variants[place] === '1');
}
