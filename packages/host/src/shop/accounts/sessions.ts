import type { Store } from '../../store/open.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import { detachBrowsers } from '../cart/customer-cart.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import { forgetDevices } from './devices.ts';

/** A session ends this long after it began, used or not. */
const SESSION_DAYS = 30;
/** A session that ends later than this was created while the clock was years ahead. A clock one month ahead signs nobody out. */
const MOST_DAYS_AHEAD = 90;
const DAY = 86_400_000;
/** Browsers one customer is signed in with; the oldest is signed out. */
const MAX_SESSIONS = 50;

/**
 * A new session: the token for the cookie, stored hashed. `before` is the session this browser had: it ends, so that a token known before
 * the log-in is worthless after it.
 */
export async function openSession(
  store: Store,
  customerId: Id,
  { before = null, now = new Date(), network = '' }: { before?: string | null; now?: Date; network?: string } = {},
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const created_at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY).toISOString();
  await store.write(async (tx) => {
    if (before !== null) await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash(before)).execute();
    const others = await tx
      .selectFrom('sessions')
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .select('token_hash')
      .offset(MAX_SESSIONS - 1)
      .limit(MAX_SESSIONS)
      .execute();
    for (const { token_hash } of others) await tx.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();
    await tx
      .insertInto('sessions')
      .values({ token_hash: tokenHash(token), customer_id: customerId, created_at, expires_at: expiresAt })
      .execute();
    await recordAudit(tx, 'login', byCustomer(customerId, network), `customer:${customerId}`, now);
  });
  return { token, expiresAt };
}

/** Whose session it is; null where it is over, closed or never was. */
export async function sessionCustomerId(store: Store, token: string | null, now = new Date()): Promise<Id | null> {
  if (!isToken(token)) return null;
  const row = await store.db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<', new Date(now.getTime() + MOST_DAYS_AHEAD * DAY).toISOString())
    .select('customer_id')
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function closeSession(store: Store, token: string, network = ''): Promise<void> {
  await store.write(async (tx) => {
    const closed = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', tokenHash(token))
      .returning('customer_id')
      .executeTakeFirst();
    if (!closed) return;
    const { customer_id } = closed;
    await recordAudit(tx, 'logout', byCustomer(customer_id, network), `customer:${customer_id}`);
  });
}

/** Signs the customer out everywhere, removes the cart from all browsers, and deletes all devices except `device`. */
export async function closeAllSessions(
  store: Store,
  customerId: Id,
  { device = null, network = '' }: { device?: string | null; network?: string } = {},
): Promise<void> {
  await store.write(async (tx) => {
    const closed = await tx.deleteFrom('sessions').where('customer_id', '=', customerId).executeTakeFirstOrThrow();
    await detachBrowsers(tx, customerId);
    await forgetDevices(tx, customerId, device);
    // Asked twice at once it is one log-out: there are no more lines of log-outs than of log-ins.
    if (closed.numDeletedRows > 0n)
      await recordAudit(tx, 'logout_everywhere', byCustomer(customerId, network), `customer:${customerId}`);
  });
}
