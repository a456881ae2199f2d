import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Id } from '../types.ts';
import { loadOrders } from './load-orders.ts';
import type { Order } from './types-commerce.ts';

export { cancelOrder, fulfillOrder, type OrderError } from './order-changes.ts';

export async function ordersByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Order>> {
  const rows = await store.db.selectFrom('orders').where('id', 'in', oneOf(ids)).selectAll().execute();
  return new Map((await loadOrders(store.db, rows)).map((order) => [order.id, order]));
}

/** By the secret token of the order's own page. */
export async function orderByToken(store: Store, token: string): Promise<Order | null> {
  const row = await store.db.selectFrom('orders').where('token', '=', token).selectAll().executeTakeFirst();
  return row ? ((await loadOrders(store.db, [row]))[0] ?? null) : null;
}

/** By the name people use, with or without `#`. */
export async function orderByName(store: Store, name: string): Promise<Order | null> {
  const row = await store.db
    .selectFrom('orders')
    .where('name', '=', `#${name.trim().replace(/^#/, '')}`)
    .selectAll()
    .executeTakeFirst();
  return row ? ((await loadOrders(store.db, [row]))[0] ?? null) : null;
}

interface Paged {
  orders: Order[];
  total: number;
}

async function page(
  store: Store,
  customerId: Id | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<Paged> {
  const query = store.db
    .selectFrom('orders')
    .$if(customerId !== null, (select) => select.where('customer_id', '=', customerId));
  const count = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { orders: await loadOrders(store.db, rows), total: count?.count ?? 0 };
}

/** Newest first. */
export async function ordersOfCustomer(
  store: Store,
  customerId: Id,
  at: { offset: number; limit: number },
): Promise<Paged> {
  return page(store, customerId, at);
}

/** Newest first, of everybody: for the command line. */
export async function listOrders(store: Store, at: { offset: number; limit: number }): Promise<Paged> {
  return page(store, null, at);
}
