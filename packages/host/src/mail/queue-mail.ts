import { randomBytes } from 'node:crypto';
import { queueJob } from '../jobs/queue.ts';
import { tokenHash } from '../shop/tokens.ts';
import { toJson } from '../store/json.ts';
import type { Tx } from '../store/writer.ts';
import type { MailMessage } from './message.ts';

/**
 * Writes a mail in the transaction it announces: both are on disk, or neither. A job sends it at least once, with the same Message-ID each
 * time. An existing mail with the same `once` is the same mail.
 */
export async function queueMail(tx: Tx, { once, token, ...message }: MailMessage, now = new Date()): Promise<void> {
  const createdAt = now.toISOString();
  const row = await tx
    .insertInto('mails')
    .values({
      name: once ?? `${createdAt.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`,
      recipient: message.to,
      subject: message.subject,
      message: toJson(message),
      token_hash: token === undefined ? null : tokenHash(token),
      created_at: createdAt,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await queueJob(tx, 'mail', String(row.id));
}
