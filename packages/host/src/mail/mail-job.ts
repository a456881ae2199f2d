import type { JobKind } from '../jobs/runner.ts';
import { fromJson } from '../store/json.ts';
import type { Store } from '../store/open.ts';
import type { StoredMail } from './message.ts';
import type { MailTransport } from './transport.ts';

/**
 * Brings a mail to the state of its row: sends it where it has a message and was not sent, withdraws it where it has none any more. The
 * payload is its id.
 */
export function mailJob(store: Store, transport: MailTransport): JobKind {
  return async ({ payload, now }) => {
    const row = await store.db.selectFrom('mails').where('id', '=', Number(payload)).selectAll().executeTakeFirst();
    if (!row) return undefined;
    if (row.message === null) {
      await transport.withdraw(row.name);
      return undefined;
    }
    if (row.sent_at !== null) return undefined;
    const message = fromJson<StoredMail['message']>(row.message);
    await transport.send({ name: row.name, createdAt: row.created_at, message });
    return async (tx) => {
      await tx.updateTable('mails').set({ sent_at: now.toISOString() }).where('id', '=', row.id).execute();
    };
  };
}
