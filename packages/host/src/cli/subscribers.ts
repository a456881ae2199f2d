import { csvField } from '@vitrine/contract/text/csv-field.ts';
import { BY_CLI, recordAudit } from '../shop/audit/record-audit.ts';
import { listSubscribers } from '../shop/customers/subscribers.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

const COLUMNS = ['email', 'name', 'locale', 'since'] as const;

/** `vitrine subscribers` prints newsletter subscribers as CSV, whether the shop is open or not. */
export async function subscribersCommand(settings: Settings): Promise<number> {
  const store = await openExisting(settings);
  try {
    await store.write((tx) => recordAudit(tx, 'subscribers_listed', BY_CLI, ''));
    console.log(COLUMNS.join(','));
    for (const row of await listSubscribers(store)) console.log(COLUMNS.map((name) => csvField(row[name])).join(','));
    return 0;
  } finally {
    await store.close();
  }
}
