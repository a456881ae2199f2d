import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Id } from '../types.ts';
import { mentionsAddress } from './mentions-address.ts';

/** Where the shop has something about one person. */
export interface Person {
  /** Lower case. */
  email: string;
  /** At most one: an address is one account's. */
  customerIds: readonly Id[];
  /** Orders of the account and guest orders with the address. Orders of other accounts that mention it are not included. */
  orderIds: readonly Id[];
  /** Carts of the account, of checkouts with the address, and those left in browsers at a sign-out. */
  cartIds: readonly Id[];
  /** To the address, and those that mention it, as a message of the contact form does. */
  mailIds: readonly Id[];
}

type Db = Kysely<Database>;

/** Looks in all places for an e-mail address. */
export async function findPerson(db: Db, address: string): Promise<Person> {
  const email = address.trim().toLowerCase();
  const customers = await db.selectFrom('customers').where('email', '=', email).select('id').execute();
  const customerIds = customers.map(({ id }) => id);
  const orders = await db
    .selectFrom('orders')
    .where((eb) =>
      eb.or([
        eb('customer_id', 'in', oneOf(customerIds)),
        eb.and([eb('customer_id', 'is', null), eb(lowerCase(eb.ref('email')), '=', email)]),
      ]),
    )
    .select('id')
    .execute();
  return {
    email,
    customerIds,
    orderIds: orders.map(({ id }) => id),
    cartIds: await cartIdsOf(db, email, customerIds),
    mailIds: await mailIdsOf(db, email),
  };
}

async function cartIdsOf(db: Db, email: string, customerIds: readonly Id[]): Promise<Id[]> {
  const own = await db.selectFrom('carts').where('customer_id', 'in', oneOf(customerIds)).select('id').execute();
  // A cart of another account stays theirs, whatever address was entered into its checkout.
  const bought = await db
    .selectFrom('checkouts')
    .innerJoin('carts', 'carts.id', 'checkouts.cart_id')
    .where('carts.customer_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('checkouts.customer_id', 'in', oneOf(customerIds)),
        eb(lowerCase(eb.ref('checkouts.email')), '=', email),
      ]),
    )
    .select('carts.id')
    .execute();
  const ids = [...own, ...bought].map(({ id }) => id);
  const copies = await db.selectFrom('carts').where('copy_of', 'in', oneOf(ids)).select('id').execute();
  return [...new Set([...ids, ...copies.map(({ id }) => id)])];
}

async function mailIdsOf(db: Db, email: string): Promise<Id[]> {
  const rows = await db.selectFrom('mails').select(['id', 'recipient', 'message']).execute();
  return rows
    .filter((row) => row.recipient.toLowerCase() === email || mentions(row.message, email))
    .map(({ id }) => id);
}

function mentions(message: string | null, email: string): boolean {
  if (message === null) return false;
  return Object.values(fromJson<Record<string, unknown>>(message)).some(
    (text) => typeof text === 'string' && mentionsAddress(text, email),
  );
}
