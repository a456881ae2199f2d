import { fromJson, toJson } from '../../store/json.ts';
import type { Tx } from '../../store/writer.ts';
import type { Address } from '../markets/types-shop.ts';
import { stamp } from '../shop-time.ts';
import type { Id } from '../types.ts';
import { type HeldCart, nextCheckout } from './checkout-token.ts';
import type { CheckoutRow } from './checkout-view.ts';

type Known = Pick<CheckoutRow, 'email' | 'phone' | 'shipping_address' | 'accepts_marketing'>;

/** What a checkout begins with: the customer's own address of mail, telephone and home; nothing for a guest. */
export async function knownCustomer(tx: Tx, customerId: Id | null): Promise<Known> {
  const customer =
    customerId === null
      ? undefined
      : await tx.selectFrom('customers').where('id', '=', customerId).selectAll().executeTakeFirst();
  if (!customer) return { email: '', phone: '', shipping_address: null, accepts_marketing: 0 };
  const home = await tx
    .selectFrom('addresses')
    .where('customer_id', '=', customer.id)
    .where('is_default', '=', 1)
    .select(['id', 'body'])
    .executeTakeFirst();
  const address = home && { ...fromJson<Omit<Address, 'id'>>(home.body), id: home.id };
  return {
    email: customer.email,
    phone: customer.phone,
    shipping_address: address && address.countryCode !== '' ? toJson(address) : null,
    accepts_marketing: customer.accepts_marketing,
  };
}

async function change(tx: Tx, id: number, columns: Partial<CheckoutRow>): Promise<CheckoutRow> {
  return tx
    .updateTable('checkouts')
    .set({ ...columns, updated_at: stamp(new Date().toISOString()) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * After a log-in: a guest's open checkout becomes the customer's. Entered and chosen values stay, except the email address, which is the
 * customer's; empty fields are filled in. Another customer's checkout stays theirs.
 */
export async function adoptCheckout(tx: Tx, customerId: Id, cart: HeldCart): Promise<void> {
  const { row } = await nextCheckout(tx, cart);
  if (row?.customer_id !== null) return;
  const known = await knownCustomer(tx, customerId);
  await change(tx, row.id, {
    customer_id: customerId,
    email: known.email,
    phone: row.phone || known.phone,
    accepts_marketing: Math.max(row.accepts_marketing, known.accepts_marketing),
    shipping_address: row.shipping_address ?? known.shipping_address,
  });
}

/** The checkout becomes another person's, or an unknown guest's: no data of the previous person stays in it. */
export async function handOver(tx: Tx, row: CheckoutRow, customerId: Id | null): Promise<CheckoutRow> {
  return change(tx, row.id, {
    customer_id: customerId,
    ...(await knownCustomer(tx, customerId)),
    typed_address: null,
    billing_address: null,
    shipping_rate: null,
    gift_card_ids: toJson([]),
  });
}
