import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { findPerson } from './find-person.ts';

/** Names of a person's unfulfilled, uncancelled orders: they still need an address. */
export async function unsentOrders({ db }: Store, email: string): Promise<string[]> {
  const { orderIds } = await findPerson(db, email);
  const rows = await db
    .selectFrom('orders')
    .leftJoin('fulfillments', 'fulfillments.order_id', 'orders.id')
    .where('orders.id', 'in', oneOf(orderIds))
    .where('orders.cancelled_at', 'is', null)
    .where('fulfillments.id', 'is', null)
    .select('orders.name')
    .orderBy('orders.number')
    .execute();
  return rows.map(({ name }) => name);
}
