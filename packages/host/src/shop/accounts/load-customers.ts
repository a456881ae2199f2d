import type { Kysely, Selectable } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Address } from '../markets/types-shop.ts';
import type { Customer } from '../orders/types-commerce.ts';
import type { Id, Metafield } from '../types.ts';

export function addressOfRow(row: Pick<Selectable<Database['addresses']>, 'id' | 'body'>): Address {
  return { ...fromJson<Omit<Address, 'id'>>(row.body), id: row.id };
}

async function load(db: Kysely<Database>, ids: readonly Id[]): Promise<Map<Id, Customer>> {
  const list = oneOf(ids);
  const rows = await db.selectFrom('customers').where('id', 'in', list).selectAll().execute();
  const addresses = await db
    .selectFrom('addresses')
    .where('customer_id', 'in', list)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .where('customer_id', 'in', list)
    .select(({ fn, eb }) => [
      'customer_id',
      fn.countAll<number>().as('count'),
      // In the shop's own currency, whatever each order was paid in.
      fn.sum<number>(eb(eb.parens('total', '-', eb.ref('refunded')), '/', eb.ref('exchange_rate'))).as('spent'),
    ])
    .groupBy('customer_id')
    .execute();
  const addressesOf = Map.groupBy(addresses, (address) => address.customer_id);
  const ordersOf = new Map(orders.map((row) => [row.customer_id, row]));
  return new Map(
    rows.map((row) => {
      const own = addressesOf.get(row.id) ?? [];
      const customer: Customer = {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        phone: row.phone,
        acceptsMarketing: row.accepts_marketing === 1,
        metafields: fromJson<Metafield[]>(row.metafields),
        tags: fromJson<string[]>(row.tags),
        taxExempt: row.tax_exempt === 1,
        hasAccount: row.password !== '',
        birthday: row.birthday,
        createdAt: row.created_at,
        addresses: own.map(addressOfRow),
        defaultAddressId: own.find((address) => address.is_default === 1)?.id ?? null,
        ordersCount: ordersOf.get(row.id)?.count ?? 0,
        totalSpent: Math.round(Number(ordersOf.get(row.id)?.spent ?? 0)),
      };
      return [row.id, customer];
    }),
  );
}

export async function customersByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Customer>> {
  return ids.length === 0 ? new Map() : load(store.db, ids);
}

export async function loadCustomer(db: Kysely<Database>, id: Id): Promise<Customer | null> {
  return (await load(db, [id])).get(id) ?? null;
}
