import { join } from 'node:path';
import { csv } from '../csv.ts';
import { readLedger } from '../ledger.ts';
import { BOOKS, type Settings } from './settings.ts';

/** A book as CSV: a head line, then a line for each entry in the order they came. */
export async function exportBook({ book, dataDir }: Pick<Settings, 'book' | 'dataDir'>): Promise<string> {
  return csv(await readLedger<Record<string, unknown>>(join(dataDir, `${BOOKS[book]}.jsonl`)));
}
