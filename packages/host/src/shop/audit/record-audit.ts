import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';

/** What the audit log tells of; `SIGN_INS` are kept for a shorter time than the others. */
export type AuditEvent =
  | SignIn
  | 'registered'
  | 'password_changed'
  | 'email_verified'
  | 'profile_changed'
  | 'address_added'
  | 'address_changed'
  | 'address_removed'
  | 'order_placed'
  | 'order_fulfilled'
  | 'order_refunded'
  | 'order_refund_failed'
  | 'order_cancelled'
  | 'customer_exported'
  | 'customer_erased'
  | 'shop_imported'
  | 'subscribers_listed'
  | 'job_retried'
  | 'schedule_run';

export const SIGN_INS = ['login', 'login_refused', 'logout', 'logout_everywhere'] as const;
type SignIn = (typeof SIGN_INS)[number];

/** Who did it: a signed-in customer, a shopper without account, somebody at the command line, the shop by itself. */
export type Actor = `customer:${Id}` | 'guest' | 'cli' | 'shop';

/** Whom or what it was done to. */
export type AuditSubject = `customer:${Id}` | `order:${Id}` | `address:${Id}` | `job:${Id}` | '';

export interface By {
  actor: Actor;
  /** Of the request, shortened (`shortAddress`); empty where there was none. */
  network: string;
}

export const BY_CLI: By = { actor: 'cli', network: '' };
export const BY_SHOP: By = { actor: 'shop', network: '' };

/** A customer at this network. */
export const byCustomer = (id: Id, network: string): By => ({ actor: `customer:${id}`, network });

/** Writes an entry inside the write it tells of: both are on disk, or neither is. */
export async function recordAudit(
  tx: Tx,
  event: AuditEvent,
  { actor, network }: By,
  subject: AuditSubject,
  now = new Date(),
): Promise<void> {
  await tx.insertInto('audit_log').values({ at: now.toISOString(), event, actor, network, subject }).execute();
}
