import type { Generated, Kysely } from 'kysely';
import type { Database } from '../../../store/schema.ts';
import type { Id } from '../../types.ts';
import type { Slot } from './slots.ts';

/** The tables of the index (`store/postgres/schema/0032-listing-index.ts`), which PostgreSQL alone has. */
// A type, because Kysely takes no interface here: it could be added to.
type ListingTables = {
  listing_state: { id: number; generation: string; chunks: number; sales: string; outdated: number };
  listing_slots: { slot: Slot; product_id: Id };
  listing_blocks: { kind: BlockKind; name: string; chunk: number; body: Uint8Array };
  listing_changed_products: { id: Generated<number>; product_id: Id; is_sale: number };
  listing_changed_members: { id: Generated<number>; collection_id: Id };
};

export type ListingDb = Kysely<Database & ListingTables>;

export const withListing = (db: Kysely<Database>): ListingDb => db.withTables<ListingTables>();

/**
 * `terms`: by chunk, of the filter that is its name. `prices` (of variants), `highest` (of products), `stock`: by chunk. `order`: slots of all
 * products by `title`, `price`, `created` or sales (`listing_state.sales`), in segments of `CHUNK`; `units`: what was sold of each, in that order. `members`:
 * slots of the members of the collection that is its name, in its own order, in segments.
 */
export type BlockKind = 'terms' | 'prices' | 'highest' | 'stock' | 'order' | 'units' | 'members';

/** Orders that only an import changes. */
export type OrderName = 'title' | 'price' | 'created';
