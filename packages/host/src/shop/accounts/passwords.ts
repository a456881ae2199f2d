import { createHmac } from 'node:crypto';
import type { Store } from '../../store/open.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import { detachBrowsers } from '../cart/customer-cart.ts';
import { fail, ok, type Result } from '../result.ts';
import { shopSecret } from '../shop-secret.ts';
import type { Id } from '../types.ts';
import { lockAccount } from './account-lock.ts';
import { forgetDevices } from './devices.ts';
import type { AccountError, FieldProblem } from './errors.ts';
import { isLiveToken, issueToken, type MailToken, useToken } from './mail-tokens.ts';
import { hashPassword, isOutdated, passwordMatches } from './password.ts';
import { passwordProblem } from './profile.ts';
import { markVerified } from './verify-address.ts';

/** Characters of a typed password that are looked at; the rule for new ones is shorter. */
const MAX_TYPED = 1024;

/**
 * The customer with an address or, for an unknown one, another customer, always the same one on every node: a row is read and a hash
 * derived in any case, and hashes of an earlier version, which take another time, are as frequent among unknown addresses as among known
 * ones.
 */
async function ownerOrAnother(store: Store, email: string) {
  // Secret, so that nobody outside can compute which row replaces an unknown address.
  const secret = await shopSecret(store, 'customers in place of unknown addresses');
  // 52 bits, as customers' ids have.
  const place = createHmac('sha256', secret).update(email).digest().readUIntBE(0, 6) * 16;
  return store.db
    .selectFrom('customers')
    .where('id', '=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('customers').where('email', '=', email).select('id'),
        eb.selectFrom('customers').where('id', '>=', place).orderBy('id').select('id').limit(1),
        eb.selectFrom('customers').orderBy('id').select('id').limit(1),
      ),
    )
    .select(['id', 'email', 'password'])
    .executeTakeFirst();
}

/**
 * The customer with this email address and password. The result and the work are the same for an unknown address and a wrong password. A
 * hash with outdated parameters is replaced. `waiting` is the hash of a registration whose link was followed: its password is checked then,
 * and the id is 0 because there is no customer yet.
 */
export async function checkPassword(
  store: Store,
  email: string,
  password: string,
  waiting?: string,
): Promise<Result<Id, AccountError>> {
  const typed = password.slice(0, MAX_TYPED);
  const asked = email.trim().toLowerCase();
  const row = await ownerOrAnother(store, asked);
  const right = await passwordMatches(typed, waiting ?? row?.password ?? '');
  if (waiting !== undefined) return right ? ok(0) : fail({ code: 'invalid_credentials' });
  if (row?.email !== asked || !right) return fail({ code: 'invalid_credentials' });
  if (isOutdated(row.password)) {
    const renewed = await hashPassword(typed);
    await store.write((tx) =>
      tx
        .updateTable('customers')
        .set({ password: renewed })
        .where('id', '=', row.id)
        .where('password', '=', row.password)
        .execute(),
    );
  }
  return ok(row.id);
}

/** A token for the mail, or null for an unknown address: the shopper gets the same answer. */
export async function requestReset(
  store: Store,
  email: string,
  now = new Date(),
): Promise<{ customerId: Id; email: string; token: string } | null> {
  const row = await store.db
    .selectFrom('customers')
    .where('email', '=', email.trim().toLowerCase())
    .select(['id', 'email'])
    .executeTakeFirst();
  return row ? { customerId: row.id, email: row.email, token: await issueToken(store, row.id, 'reset', now) } : null;
}

/** An invitation for a customer without a password. */
export async function requestActivation(
  store: Store,
  customerId: Id,
  now = new Date(),
): Promise<{ token: string } | null> {
  const row = await store.db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('password', '=', '')
    .select('id')
    .executeTakeFirst();
  return row ? { token: await issueToken(store, row.id, 'activate', now) } : null;
}

/** Declines an invitation: its link and earlier ones become invalid. False where it was not valid. */
export function declineInvitation(store: Store, link: Omit<MailToken, 'purpose'>, now = new Date()): Promise<boolean> {
  return store.write(async (tx) => {
    if (!(await useToken(tx, { ...link, purpose: 'activate' }, now))) return false;
    await tx
      .deleteFrom('customer_tokens')
      .where('customer_id', '=', link.customerId)
      .where('purpose', '=', 'activate')
      .execute();
    return true;
  });
}

export interface NewPassword extends MailToken {
  purpose: 'reset' | 'activate';
  password: string;
  confirmation: string;
}

function problems(password: string, confirmation: string): Record<string, FieldProblem> {
  const problem = passwordProblem(password);
  if (problem) return { password: problem };
  return password === confirmation ? {} : { confirmation: 'mismatch' };
}

/** Whoever knew the old password, or has a link or a browser from that time, is out. */
async function replacePassword(tx: Tx, customerId: Id, password: string, now: Date, network: string): Promise<void> {
  await tx.deleteFrom('customer_tokens').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await forgetDevices(tx, customerId);
  await detachBrowsers(tx, customerId);
  await tx
    .updateTable('customers')
    .set({ password, updated_at: now.toISOString() })
    .where('id', '=', customerId)
    .execute();
  await recordAudit(tx, 'password_changed', byCustomer(customerId, network), `customer:${customerId}`, now);
}

/** Sets the password with a token from a mail. The token and every session end: whoever receives the mail owns the address. */
export async function setPassword(
  store: Store,
  input: NewPassword,
  now = new Date(),
  network = '',
): Promise<Result<Id, AccountError>> {
  const fields = problems(input.password, input.confirmation);
  if (Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  if (!(await isLiveToken(store, input, now))) return fail({ code: 'invalid_token' });
  const password = await hashPassword(input.password);
  const replace: WriteJob<Result<Id, AccountError>> = async (tx) => {
    if (!(await useToken(tx, input, now))) return fail({ code: 'invalid_token' });
    await replacePassword(tx, input.customerId, password, now, network);
    await markVerified(tx, input.customerId, now);
    return ok(input.customerId);
  };
  return store.write(replace, { locks: lockAccount(store, input.customerId) });
}

export interface PasswordChange {
  current: string;
  password: string;
  confirmation: string;
}

/** Changes a signed-in customer's password, with the current one. Every session ends, this one too. */
export async function changePassword(
  store: Store,
  customerId: Id,
  input: PasswordChange,
  now = new Date(),
  network = '',
): Promise<Result<Id, AccountError>> {
  const row = await store.db.selectFrom('customers').where('id', '=', customerId).select('password').executeTakeFirst();
  const fields = problems(input.password, input.confirmation);
  if (!(await passwordMatches(input.current.slice(0, MAX_TYPED), row?.password ?? ''))) fields.current = 'invalid';
  if (!row || Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  const password = await hashPassword(input.password);
  await store.write((tx) => replacePassword(tx, customerId, password, now, network));
  return ok(customerId);
}
