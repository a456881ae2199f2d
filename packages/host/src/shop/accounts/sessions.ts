import type { Store } from '../../store/open.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';

/** A session ends this long after it began, used or not. */
const SESSION_DAYS = 30;

/** A new session: the token for the cookie, stored hashed. Also forgets the customer's sessions that are over. */
export async function openSession(store: Store, customerId: Id): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const expiresAt = new Date(now + SESSION_DAYS * 86_400_000).toISOString();
  await store.write(async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('customer_id', '=', customerId)
      .where('expires_at', '<', created_at)
      .execute();
    await tx
      .insertInto('sessions')
      .values({ token_hash: tokenHash(token), customer_id: customerId, created_at, expires_at: expiresAt })
      .execute();
  });
  return { token, expiresAt };
}

/** Whose session it is; null where it is over, closed or never was. */
export async function sessionCustomerId(store: Store, token: string | null): Promise<Id | null> {
  if (!isToken(token)) return null;
  const row = await store.db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', new Date().toISOString())
    .select('customer_id')
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function closeSession(store: Store, token: string): Promise<void> {
  await store.write((tx) => tx.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute());
}

export async function closeAllSessions(store: Store, customerId: Id): Promise<void> {
  await store.write((tx) => tx.deleteFrom('sessions').where('customer_id', '=', customerId).execute());
}
