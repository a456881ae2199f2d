import { sql } from 'kysely';
import { MEMBERSHIPS, membersFact, PRODUCTS, productFact } from '../../cache/facts.ts';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';

/** When the next scheduled product is published, ms since 1970; `Infinity` where none is. */
export async function nextProductAt({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where('published', '=', sql.lit(0))
    .where('published_at', 'is not', null)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ? Date.parse(row.next) : Number.POSITIVE_INFINITY;
}

/** Publishes scheduled products whose time has come. `now`: ms since 1970. */
export async function publishDueProducts(store: Store, now: number): Promise<void> {
  await store.write(async (tx, changed) => {
    const due = await tx
      .updateTable('products')
      .set({ published: 1 })
      .where('published', '=', sql.lit(0))
      .where('published_at', '<=', new Date(now).toISOString())
      .returning('id')
      .execute();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    const lists = await tx
      .selectFrom('collection_products')
      .where('product_id', 'in', oneOf(ids))
      .select('collection_id')
      .distinct()
      .execute();
    // A collection counts what is published.
    changed(PRODUCTS, MEMBERSHIPS, ...ids.map(productFact), ...lists.map((row) => membersFact(row.collection_id)));
  });
}
