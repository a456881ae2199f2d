import { fromJson, toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import { fail, ok, type Result } from '../result.ts';
import { stableId } from '../stable-id.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import { accountLock } from './account-lock.ts';
import type { AccountError } from './errors.ts';
import { hashPassword } from './password.ts';
import { type Registration, registrationProblems } from './profile.ts';
import { markVerified } from './verify-address.ts';

/** Days a registration waits for its mail to be answered. */
export const REGISTRATION_DAYS = 3;

type Facts = Required<Omit<Registration, 'email' | 'password'>> & {
  /** A path of the shop: where the form was to lead. */
  leadsTo: string;
};

/** A registration with a valid link. */
export interface WaitingRegistration {
  id: number;
  email: string;
  /** Hashed. */
  password: string;
  leadsTo: string;
}

/**
 * Stores a registration. There is no account until the mail is confirmed, and whether the address is known is not looked up: every address
 * causes the same work. `tell` is called in the same write. The token is for the browser.
 */
export async function startRegistration(
  store: Store,
  input: Registration & { leadsTo: string },
  tell: (tx: Tx, id: number) => Promise<void>,
  now = new Date(),
): Promise<Result<{ browser: string }, AccountError>> {
  const fields = registrationProblems(input, now);
  if (Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  const password = await hashPassword(input.password);
  const browser = newToken();
  await store.write(async (tx) => {
    const { id } = await tx
      .insertInto('registrations')
      .values({
        email: input.email.trim().toLowerCase(),
        password,
        body: toJson({
          firstName: input.firstName?.trim() ?? '',
          lastName: input.lastName?.trim() ?? '',
          phone: input.phone?.trim() ?? '',
          acceptsMarketing: input.acceptsMarketing ?? false,
          birthday: input.birthday ?? '',
          leadsTo: input.leadsTo,
        } satisfies Facts),
        browser_hash: tokenHash(browser),
        expires_at: new Date(now.getTime() + REGISTRATION_DAYS * 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tell(tx, id);
  });
  return ok({ browser });
}

/** A new token for the link of a registration's mail; null where the registration is gone. */
export async function issueRegistrationLink(store: Store, id: number): Promise<string | null> {
  const token = newToken();
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('registrations')
      .set({ token_hash: tokenHash(token) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n ? token : null;
}

/** The address has an account already: the registration is deleted. */
export async function dropRegistration(store: Store, id: number): Promise<void> {
  await store.write((tx) => tx.deleteFrom('registrations').where('id', '=', id).execute());
}

const waiting = (store: Store, now: Date) =>
  store.db.selectFrom('registrations').where('expires_at', '>', now.toISOString());

const parsed = (row: { id: number; email: string; password: string; body: string }): WaitingRegistration => ({
  id: row.id,
  email: row.email,
  password: row.password,
  leadsTo: fromJson<Facts>(row.body).leadsTo,
});

/** The registration with this link; null where it was used, is expired, or unknown. */
export async function registrationOfLink(
  store: Store,
  token: string | null,
  now: Date,
): Promise<WaitingRegistration | null> {
  const row = await waiting(store, now)
    .where('token_hash', '=', isToken(token) ? tokenHash(token) : '')
    .select(['id', 'email', 'password', 'body'])
    .executeTakeFirst();
  return row ? parsed(row) : null;
}

/** The registration with an address that a browser made. Any link that was mailed to the address may answer for it. */
export async function registrationOfBrowser(
  store: Store,
  browser: string | null,
  email: string,
  now: Date,
): Promise<WaitingRegistration | null> {
  const row = await waiting(store, now)
    .where('browser_hash', '=', isToken(browser) ? tokenHash(browser) : '')
    .where('email', '=', email)
    .select(['id', 'email', 'password', 'body'])
    .executeTakeFirst();
  return row ? parsed(row) : null;
}

/**
 * Makes the account: whoever calls this has seen that the link was followed by the one who registered. Once; other registrations of the
 * address end. Orders made with the address as a guest are the customer's.
 */
export async function confirmRegistration(
  store: Store,
  id: number,
  now: Date,
  network = '',
): Promise<Result<Id, AccountError>> {
  const confirm: WriteJob<Result<Id, AccountError>> = async (tx) => {
    const row = await tx.selectFrom('registrations').where('id', '=', id).selectAll().executeTakeFirst();
    if (!row) return fail({ code: 'invalid_token' });
    await tx.deleteFrom('registrations').where('email', '=', row.email).execute();
    const known = await tx.selectFrom('customers').where('email', '=', row.email).select('id').executeTakeFirst();
    if (known) return fail({ code: 'invalid_token' });
    const facts = fromJson<Facts>(row.body);
    const at = now.toISOString();
    const customerId = stableId('customer', row.email);
    await tx
      .insertInto('customers')
      .values({
        id: customerId,
        email: row.email,
        first_name: facts.firstName,
        last_name: facts.lastName,
        phone: facts.phone,
        accepts_marketing: Number(facts.acceptsMarketing),
        password: row.password,
        birthday: facts.birthday,
        verified_at: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await recordAudit(tx, 'registered', byCustomer(customerId, network), `customer:${customerId}`, now);
    await markVerified(tx, customerId, now);
    return ok(customerId);
  };
  const asked = await store.db.selectFrom('registrations').where('id', '=', id).select('email').executeTakeFirst();
  // Two links of an address that are followed at the same time are one after the other.
  return store.write(confirm, { locks: asked ? [accountLock(asked.email)] : [] });
}

/** Deletes registrations that were not confirmed in time. Returns how many. */
export async function sweepRegistrations(store: Store, now: Date): Promise<number> {
  const { numDeletedRows } = await store.write((tx) =>
    tx.deleteFrom('registrations').where('expires_at', '<=', now.toISOString()).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
