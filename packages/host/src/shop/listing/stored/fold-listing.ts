import { sql } from 'kysely';
import type { Store } from '../../../store/open.ts';
import { ListingReplaced } from './blocks.ts';
import { alignedBody } from './body.ts';
import { buildMembers, buildSales } from './build-listing.ts';
import { readState } from './live-listing.ts';
import { patchStock, readProducts } from './product-now.ts';
import { chunkOf } from './slots.ts';
import { decodeStock, encodeStock } from './stock-block.ts';
import { type ListingDb, withListing } from './tables.ts';

/** Changes that are folded together at most. */
const MOST = 50_000;

/** Writes what is sold and published now into the blocks of the chunks that have changed. */
async function foldProducts(db: ListingDb, changes: readonly { product_id: number; is_sale: number }[]): Promise<void> {
  const products = await readProducts(db, [...new Set(changes.map((change) => change.product_id))]);
  for (const [chunk, own] of Map.groupBy(products, ({ slot }) => chunkOf(slot))) {
    const rows = db
      .selectFrom('listing_blocks')
      .where('kind', '=', 'stock')
      .where('name', '=', '')
      .where('chunk', '=', chunk);
    const { body } = await rows.select('body').executeTakeFirstOrThrow(() => new ListingReplaced());
    const stock = decodeStock(alignedBody(body));
    for (const now of own) patchStock(() => stock, now);
    await db
      .updateTable('listing_blocks')
      .set({ body: encodeStock(stock) })
      .where('kind', '=', 'stock')
      .where('name', '=', '')
      .where('chunk', '=', chunk)
      .execute();
  }
}

async function foldSales(db: ListingDb, earlier: string): Promise<void> {
  await db.deleteFrom('listing_blocks').where('kind', 'in', ['order', 'units']).where('name', '=', earlier).execute();
  await db
    .updateTable('listing_state')
    .set({ sales: await buildSales(db) })
    .execute();
}

async function foldMembers(db: ListingDb, collectionIds: readonly number[]): Promise<void> {
  const names = collectionIds.map(String);
  await db.deleteFrom('listing_blocks').where('kind', '=', 'members').where('name', 'in', names).execute();
  await buildMembers(db, collectionIds);
}

/**
 * Writes what has changed since the index was built into its blocks, so that a process that starts has little to read beside them. Nodes that have the
 * index open notice nothing: they have patched the same. `atLeast`: with fewer changes than that it is not worth it. Returns how many there were.
 */
export async function foldListing(store: Store, { atLeast = 1 } = {}): Promise<number> {
  if (store.engine === 'sqlite') return 0;
  return store.write(
    async (tx) => {
      const db = withListing(tx);
      const state = await readState(db);
      if (!state) return 0;
      const changes = await db.selectFrom('listing_changed_products').selectAll().orderBy('id').limit(MOST).execute();
      const members = await db.selectFrom('listing_changed_members').selectAll().orderBy('id').limit(MOST).execute();
      if (changes.length + members.length < atLeast) return 0;
      if (changes.length > 0) await foldProducts(db, changes);
      if (changes.some((change) => change.is_sale === 1)) await foldSales(db, state.sales);
      if (members.length > 0) await foldMembers(db, [...new Set(members.map((change) => change.collection_id))]);
      const rows = { listing_changed_products: changes, listing_changed_members: members };
      for (const [table, list] of Object.entries(rows))
        await sql`delete from ${sql.table(table)} where id = any(${list.map(({ id }) => id)}::bigint[])`.execute(db);
      return changes.length + members.length;
    },
    { locks: ['listing'] },
  );
}
