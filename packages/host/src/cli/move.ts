import { realpathSync } from 'node:fs';
import path from 'node:path';
import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { rebuildSearch } from '../shop/search/search-index.ts';
import { type MoveProgress, moveShop } from '../store/move/move-shop.ts';
import type { ShopPlace } from '../store/move/places.ts';
import { shownUrl } from '../store/postgres/shown-url.ts';
import type { Settings } from './settings.ts';

/** ms between two lines about what a move does. */
const EVERY = 3000;

/** `vitrine move --to URL|DIR`: the whole shop from a data folder into PostgreSQL, or back. */
export async function moveCommand(settings: Settings): Promise<number> {
  const { database, dataDir, to, force } = settings;
  if (to === undefined) throw new Error('Name the database or the folder to move to: --to postgres://… or --to DIR.');
  const from: ShopPlace = database === undefined ? { dataDir } : { database };
  const target: ShopPlace = to.includes('://') ? { database: to } : { dataDir: path.resolve(to) };
  if (nameOf(from) === nameOf(target))
    throw new Error(
      `The shop is in ${nameOf(from)} already. ${database === undefined ? '' : 'To move a data folder, leave out --database and DATABASE_URL.'}`.trim(),
    );
  const report = await moveShop(from, target, {
    name: nameOf(target),
    replace: force,
    rebuildSearch,
    progress: printProgress(),
  });
  for (const { table, rows } of report.tables)
    if (rows > 0) console.log(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}, the same in both`);
  for (const table of report.unknown) console.log(terminalText(`${table} is no table of a shop, and was left.`));
  if (report.wasWritten)
    console.warn('Another program has written into the shop during the move. What it wrote was left: move again.');
  if (report.kept !== null) console.log(`The shop that was there is kept: ${report.kept}`);
  const total = report.tables.reduce((sum, { rows }) => sum + rows, 0);
  console.log(
    `The shop is in ${nameOf(target)} too: ${total} rows, each compared. Start it there: ${optionOf(target)}.`,
  );
  console.log(
    database === undefined
      ? `The database in ${dataDir} is as it was. A start there is refused, so that there are not two of them.`
      : `The database ${nameOf(from)} is as it was. Start no shop there any more, or there are two of them.`,
  );
  return report.wasWritten ? 1 : 0;
}

function nameOf(place: ShopPlace): string {
  if ('database' in place) return shownUrl(place.database);
  try {
    return realpathSync(place.dataDir);
  } catch {
    return place.dataDir;
  }
}

const optionOf = (place: ShopPlace): string =>
  'database' in place ? '--database (or DATABASE_URL) with its URL' : `--data ${place.dataDir}`;

const SENTENCES: Record<MoveProgress['step'], (progress: MoveProgress) => string> = {
  copying: ({ table, done, total }) => `Copying ${table}: ${done} of ${total} rows …`,
  search: () => 'Building the full-text index …',
  indexes: () => 'Building indexes …',
  comparing: ({ table, total }) => `Comparing ${table}: ${total} rows …`,
};

/** Prints what a move does where it takes long. */
function printProgress(): (progress: MoveProgress) => void {
  let next = performance.now() + EVERY;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY;
    console.log(SENTENCES[progress.step](progress));
  };
}
