import { join } from 'node:path';
import { type Notification, standingOf, type Withdrawal } from '../back-in-stock/sign-ups.ts';
import { csv } from '../csv.ts';
import { readLedger } from '../ledger.ts';
import { BOOKS, type Settings } from './settings.ts';

/** A book as CSV: a head line, then a line for each entry in the order they came. */
export async function exportBook({ book, dataDir }: Pick<Settings, 'book' | 'dataDir'>): Promise<string> {
  const path = join(dataDir, `${BOOKS[book]}.jsonl`);
  // What was taken back is in the book too.
  if (book === 'notifications')
    return csv(standingOf(await readLedger<Notification | Withdrawal>(path)).map((entry) => ({ ...entry })));
  return csv(await readLedger<Record<string, unknown>>(path));
}
