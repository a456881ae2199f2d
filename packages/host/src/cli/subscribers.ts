import { listSubscribers } from '../shop/subscribers.ts';
import { openStore } from '../store/open.ts';
import type { Settings } from './settings.ts';

const COLUMNS = ['email', 'name', 'locale', 'since'] as const;

/** A cell a spreadsheet would take for a formula is written as text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `vitrine subscribers` prints who reads the newsletter as CSV, beside the open shop. */
export async function subscribersCommand(settings: Settings): Promise<number> {
  const store = await openStore(settings.dataDir);
  try {
    console.log(COLUMNS.join(','));
    for (const row of await listSubscribers(store)) console.log(COLUMNS.map((name) => cell(row[name])).join(','));
    return 0;
  } finally {
    await store.close();
  }
}
