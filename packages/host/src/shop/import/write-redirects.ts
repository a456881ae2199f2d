import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { insertAll } from '../../store/insert-all.ts';
import type { Tx } from '../../store/writer.ts';
import { redirectPath } from '../content/redirects.ts';
import { readCsv } from './read-csv.ts';
import type { Reporter } from './report.ts';

const FILE = 'redirects.csv';

/** A path of this shop; other sites are not led to, so that an imported file cannot send shoppers away. */
const isPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= 2000;

/** Writes the redirects of the platform's export, `redirects.csv` (Redirect from, Redirect to), where there is one. */
export async function writeRedirects(tx: Tx, shopDir: string, report: Reporter): Promise<void> {
  const path = join(shopDir, FILE);
  if (!existsSync(path)) return;
  const targets = new Map<string, string>();
  let header = true;
  for await (const { line, cells } of readCsv(path)) {
    if (header) {
      header = false;
      continue;
    }
    const [from = '', to = ''] = cells.map((cell) => cell.trim());
    if (!isPath(from) || !isPath(to))
      report.skip(FILE, line, `"${from}" to "${to}" is not from one path of the shop to another.`);
    else if (redirectPath(from) === redirectPath(to)) report.skip(FILE, line, `"${from}" leads to itself.`);
    else {
      if (targets.has(redirectPath(from)))
        report.warn(FILE, line, `"${from}" is on a line before, too; this one counts.`);
      targets.set(redirectPath(from), to);
    }
  }
  await insertAll(
    tx,
    'redirects',
    [...targets].map(([path, target]) => ({ path, target })),
  );
}
