import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';

/** Days a device is known without having signed in. */
export const DEVICE_DAYS = 365;
/** Devices of one customer; the one that signed in longest ago is dropped. */
const MAX_DEVICES = 50;
/** Customers who share one device. */
const MAX_SHARING = 5;

/** Whether the customer with an e-mail address has signed in on a device before. One query, whatever the answer. */
export async function isKnownDevice(store: Store, email: string, token: string | null): Promise<boolean> {
  const row = await store.db
    .selectFrom('devices')
    .innerJoin('customers', 'customers.id', 'devices.customer_id')
    .where('devices.token_hash', '=', isToken(token) ? tokenHash(token) : '')
    .where('customers.email', '=', email.trim().toLowerCase())
    .select('devices.customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a customer signed in on a device: returns the token for its cookie, stored hashed. It is new each time, so that a planted
 * cookie is worthless afterwards; other customers who signed in on the device move to it.
 */
export async function rememberDevice(store: Store, customerId: Id, before: string | null, now: Date): Promise<string> {
  const token = newToken();
  const row = { token_hash: tokenHash(token), customer_id: customerId, used_at: now.toISOString() };
  await store.write(async (tx) => {
    if (isToken(before))
      await tx
        .updateTable('devices')
        .set({ token_hash: row.token_hash })
        .where('token_hash', '=', tokenHash(before))
        .execute();
    await tx
      .insertInto('devices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['token_hash', 'customer_id']).doUpdateSet({ used_at: row.used_at }))
      .execute();
    await forgetOldest(tx, 'token_hash', row.token_hash, MAX_SHARING);
    await forgetOldest(tx, 'customer_id', customerId, MAX_DEVICES);
  });
  return token;
}

async function forgetOldest(tx: Tx, column: 'token_hash' | 'customer_id', value: string | Id, most: number) {
  const surplus = await tx
    .selectFrom('devices')
    .where(column, '=', value)
    .orderBy('used_at', 'desc')
    .select(['token_hash', 'customer_id'])
    .offset(most)
    .limit(most)
    .execute();
  for (const { token_hash, customer_id } of surplus)
    await tx
      .deleteFrom('devices')
      .where('token_hash', '=', token_hash)
      .where('customer_id', '=', customer_id)
      .execute();
}

/** Deletes the devices of a customer, except the one with the token `kept`. */
export async function forgetDevices(tx: Tx, customerId: Id, kept: string | null = null): Promise<void> {
  await tx
    .deleteFrom('devices')
    .where('customer_id', '=', customerId)
    .where('token_hash', '!=', isToken(kept) ? tokenHash(kept) : '')
    .execute();
}

/** Takes away what has not signed in for `DEVICE_DAYS`. How many went. */
export async function sweepDevices(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - DEVICE_DAYS * 86_400_000).toISOString();
  const { numDeletedRows } = await store.write((tx) =>
    tx.deleteFrom('devices').where('used_at', '<', oldest).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
