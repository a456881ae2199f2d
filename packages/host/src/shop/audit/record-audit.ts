import { userInfo } from 'node:os';
import type { Tx } from '../../store/writer.ts';
import type { Id } from '../types.ts';

export const SIGN_INS = ['login', 'login_refused', 'logout', 'logout_everywhere'] as const;

/** What customers change of their own accounts, as often as they like. */
export const ACCOUNT_CHANGES = [
  'password_changed',
  'email_verified',
  'profile_changed',
  'address_added',
  'address_changed',
  'address_removed',
] as const;

/** Actions in the audit log; `SIGN_INS` are stored for a shorter time than the others. */
export const AUDIT_EVENTS = [
  ...SIGN_INS,
  'registered',
  ...ACCOUNT_CHANGES,
  'order_placed',
  'order_fulfilled',
  'order_refunded',
  'order_refund_failed',
  'order_cancelled',
  'customer_exported',
  'customer_erased',
  'shop_imported',
  'shop_exported',
  'shop_backed_up',
  'shop_restored',
  'subscribers_listed',
  'job_retried',
  'schedule_run',
  'comment_approved',
  'comment_marked_spam',
  'comment_removed',
  'theme_saved',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** The actor: a signed-in customer, a guest, the command line, or the shop itself. */
export type Actor = `customer:${Id}` | 'guest' | 'cli' | `cli:${string}` | 'shop';

/** The target of the action. */
export type AuditSubject = `customer:${Id}` | `order:${Id}` | `address:${Id}` | `job:${Id}` | `comment:${Id}` | '';

export interface By {
  actor: Actor;
  /** Of the request, shortened (`shortAddress`); empty where there was none. */
  network: string;
}

/** Characters of a user name in the log: enough to distinguish the users of one machine. */
const USER_LENGTH = 16;

/** Somebody at the command line: `cli:` and the user name of this machine, shortened. `cli` where the machine has no name for the user. */
function atCommandLine(): Actor {
  try {
    const name = userInfo()
      .username.replace(/[^\w.-]/g, '')
      .slice(0, USER_LENGTH);
    return name === '' ? 'cli' : `cli:${name}`;
  } catch {
    return 'cli';
  }
}

export const BY_CLI: By = { actor: atCommandLine(), network: '' };
export const BY_SHOP: By = { actor: 'shop', network: '' };

/** A customer at this network. */
export const byCustomer = (id: Id, network: string): By => ({ actor: `customer:${id}`, network });

/** Writes an entry in the transaction of its action: both are on disk, or neither. */
export async function recordAudit(
  tx: Tx,
  event: AuditEvent,
  { actor, network }: By,
  subject: AuditSubject,
  now = new Date(),
): Promise<void> {
  await tx.insertInto('audit_log').values({ at: now.toISOString(), event, actor, network, subject }).execute();
}
