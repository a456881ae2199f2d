import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';

/** What the link of a mail is for: a new password, the first password, or only a proof of the address. */
export type Purpose = 'reset' | 'activate' | 'verify';

/** ms. A reset link is good for a day, an invitation for thirty (docs/platform.md: customer accounts). */
const LIFETIMES: Record<Purpose, number> = { reset: 86_400_000, activate: 30 * 86_400_000, verify: 30 * 86_400_000 };

export interface MailToken {
  purpose: Purpose;
  customerId: Id;
  token: string;
}

/**
 * A new single-use token, stored hashed. Earlier ones stay valid: either link works after two requests, and a request by somebody else
 * invalidates none.
 */
export async function issueToken(store: Store, customerId: Id, purpose: Purpose, now: Date): Promise<string> {
  const token = newToken();
  await store.write(async (tx) => {
    await tx
      .deleteFrom('customer_tokens')
      .where('customer_id', '=', customerId)
      .where('expires_at', '<=', now.toISOString())
      .execute();
    const expires_at = new Date(now.getTime() + LIFETIMES[purpose]).toISOString();
    await tx
      .insertInto('customer_tokens')
      .values({ token_hash: tokenHash(token), customer_id: customerId, purpose, expires_at })
      .execute();
  });
  return token;
}

/** Whether a token could be used now. It is not: asked before a password is hashed for nothing. */
export async function isLiveToken(
  store: Store,
  { purpose, customerId, token }: MailToken,
  now: Date,
): Promise<boolean> {
  if (!isToken(token) || !Number.isSafeInteger(customerId)) return false;
  const row = await store.db
    .selectFrom('customer_tokens')
    .where('token_hash', '=', tokenHash(token))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .select('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up; false where it is none, too old or used. */
export async function useToken(tx: Tx, { purpose, customerId, token }: MailToken, now: Date): Promise<boolean> {
  if (!isToken(token) || !Number.isSafeInteger(customerId)) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('customer_tokens')
    .where('token_hash', '=', tokenHash(token))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
