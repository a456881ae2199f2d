import type { Store } from '../../store/open.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import type { Id } from '../types.ts';
import { lockAccount } from './account-lock.ts';
import { issueToken, useToken } from './mail-tokens.ts';

/**
 * The customer has proved that mails to the address reach them: guest orders with it become theirs. Entering the address proves nothing,
 * because anybody can. The write has the address's `accountLock`: an order that is made for it meanwhile would not be seen.
 */
export async function markVerified(tx: Tx, customerId: Id, now: Date): Promise<void> {
  const customer = await tx
    .updateTable('customers')
    .set({ verified_at: now.toISOString() })
    .where('id', '=', customerId)
    .returning('email')
    .executeTakeFirst();
  if (!customer) return;
  await tx
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where('email', '=', customer.email)
    .execute();
}

/** The customer with the address of a guest checkout, where they have proved that it is theirs; else null. */
export async function verifiedOwner(tx: Tx, email: string): Promise<Id | null> {
  const owner = await tx
    .selectFrom('customers')
    .where('email', '=', email.trim().toLowerCase())
    .where('verified_at', 'is not', null)
    .where('password', '!=', '')
    .select('id')
    .executeTakeFirst();
  return owner?.id ?? null;
}

/** A token for a mail to an address that is not proved yet; null where it is, or there is no such customer. */
export async function requestVerification(store: Store, customerId: Id, now = new Date()): Promise<string | null> {
  const row = await store.db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('verified_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row ? issueToken(store, row.id, 'verify', now) : null;
}

/** The signed-in customer has followed the link of that mail; mail scanners are not signed in. */
export async function verifyAddress(
  store: Store,
  customerId: Id,
  token: string,
  now = new Date(),
  network = '',
): Promise<boolean> {
  const verify: WriteJob<boolean> = async (tx) => {
    if (!(await useToken(tx, { purpose: 'verify', customerId, token }, now))) return false;
    await markVerified(tx, customerId, now);
    await recordAudit(tx, 'email_verified', byCustomer(customerId, network), `customer:${customerId}`, now);
    return true;
  };
  return store.write(verify, { locks: lockAccount(store, customerId) });
}
