import { csvField } from '@vitrine/contract/text/csv-field.ts';
import { listSubscribers } from '../shop/subscribers.ts';
import { openStore } from '../store/open.ts';
import type { Settings } from './settings.ts';

const COLUMNS = ['email', 'name', 'locale', 'since'] as const;

/** `vitrine subscribers` prints who reads the newsletter as CSV, beside the open shop. */
export async function subscribersCommand(settings: Settings): Promise<number> {
  const store = await openStore(settings.dataDir);
  try {
    console.log(COLUMNS.join(','));
    for (const row of await listSubscribers(store)) console.log(COLUMNS.map((name) => csvField(row[name])).join(','));
    return 0;
  } finally {
    await store.close();
  }
}
