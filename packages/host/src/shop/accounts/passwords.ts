import type { Store } from '../../store/open.ts';
import { hashPassword, passwordMatches } from '../password.ts';
import { fail, ok, type Result } from '../result.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import type { AccountError, FieldProblem } from './errors.ts';
import { passwordProblem } from './profile.ts';

type Purpose = 'reset' | 'activate';

/** A reset link is good for a day, an invitation for thirty (contract §6.1). */
const lifetimes: Record<Purpose, number> = { reset: 86_400_000, activate: 30 * 86_400_000 };

/** Whose e-mail address and password these are. The same answer, after the same time, for an unknown address and a wrong password. */
export async function checkPassword(store: Store, email: string, password: string): Promise<Result<Id, AccountError>> {
  const row = await store.db
    .selectFrom('customers')
    .where('email', '=', email.trim().toLowerCase())
    .select(['id', 'password'])
    .executeTakeFirst();
  const right = await passwordMatches(password.slice(0, 1024), row?.password ?? '');
  return row && right ? ok(row.id) : fail({ code: 'invalid_credentials' });
}

/** A new single-use token; the earlier ones of its kind are worth nothing any more. */
async function issueToken(store: Store, customerId: Id, purpose: Purpose): Promise<string> {
  const token = newToken();
  await store.write(async (tx) => {
    await tx
      .deleteFrom('customer_tokens')
      .where('customer_id', '=', customerId)
      .where('purpose', '=', purpose)
      .execute();
    const expires_at = new Date(Date.now() + lifetimes[purpose]).toISOString();
    await tx
      .insertInto('customer_tokens')
      .values({ token_hash: tokenHash(token), customer_id: customerId, purpose, expires_at })
      .execute();
  });
  return token;
}

/** A token for the mail, or null where nobody has this address: the shopper is told the same. */
export async function requestReset(store: Store, email: string): Promise<{ customerId: Id; token: string } | null> {
  const row = await store.db
    .selectFrom('customers')
    .where('email', '=', email.trim().toLowerCase())
    .select('id')
    .executeTakeFirst();
  return row ? { customerId: row.id, token: await issueToken(store, row.id, 'reset') } : null;
}

/** An invitation for a customer who has no password yet. */
export async function requestActivation(store: Store, customerId: Id): Promise<{ token: string } | null> {
  const row = await store.db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('password', '=', '')
    .select('id')
    .executeTakeFirst();
  return row ? { token: await issueToken(store, row.id, 'activate') } : null;
}

export interface NewPassword {
  purpose: Purpose;
  customerId: Id;
  token: string;
  password: string;
  confirmation: string;
}

/** Sets the password with a token of a mail. The token and every session end; who has the mail is who has the address. */
export async function setPassword(store: Store, input: NewPassword): Promise<Result<Id, AccountError>> {
  const { purpose, customerId, token } = input;
  const fields: Record<string, FieldProblem> = {};
  const problem = passwordProblem(input.password);
  if (problem) fields.password = problem;
  else if (input.password !== input.confirmation) fields.confirmation = 'mismatch';
  if (Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  if (!isToken(token) || !Number.isSafeInteger(customerId)) return fail({ code: 'invalid_token' });
  const password = await hashPassword(input.password);
  return store.write(async (tx): Promise<Result<Id, AccountError>> => {
    const now = new Date().toISOString();
    const used = await tx
      .deleteFrom('customer_tokens')
      .where('token_hash', '=', tokenHash(token))
      .where('customer_id', '=', customerId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (used.numDeletedRows !== 1n) return fail({ code: 'invalid_token' });
    await tx.deleteFrom('customer_tokens').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
    await tx
      .updateTable('customers')
      .set({ password, verified_at: now, updated_at: now })
      .where('id', '=', customerId)
      .execute();
    return ok(customerId);
  });
}
