import { join } from 'node:path';
import { csvField } from '@vitrine/contract/text/csv-field.ts';
import { type Notification, standingOf, type Withdrawal } from '../back-in-stock/sign-ups.ts';
import { readLedger } from '../ledger.ts';
import { BOOKS, type Settings } from './settings.ts';

/** Rows under the names of all their columns, in the order they first appear. No rows: an empty text. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(csvField).join(','))
    .join('\n');
}

/** A book as CSV: a head line, then a line for each entry in the order they came. */
export async function exportBook({ book, dataDir }: Pick<Settings, 'book' | 'dataDir'>): Promise<string> {
  const path = join(dataDir, `${BOOKS[book]}.jsonl`);
  // What was taken back is in the book too.
  if (book === 'notifications')
    return csv(standingOf(await readLedger<Notification | Withdrawal>(path)).map((entry) => ({ ...entry })));
  return csv(await readLedger<Record<string, unknown>>(path));
}
