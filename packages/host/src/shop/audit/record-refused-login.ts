import type { Store } from '../../store/open.ts';
import { recordAudit } from './record-audit.ts';

/** A wrong password. Of the address that was typed only the customer's id is written, where it is one's. */
export async function recordRefusedLogin(store: Store, email: string, network: string, now: Date): Promise<void> {
  await store.write(async (tx) => {
    const known = await tx
      .selectFrom('customers')
      .where('email', '=', email.trim().toLowerCase())
      .select('id')
      .executeTakeFirst();
    await recordAudit(tx, 'login_refused', { actor: 'guest', network }, known ? `customer:${known.id}` : '', now);
  });
}
