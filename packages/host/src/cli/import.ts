import { constants, setPriority } from 'node:os';
import { BY_CLI, BY_SHOP } from '../shop/audit/record-audit.ts';
import { type ImportProgress, importShop } from '../shop/import/import-shop.ts';
import type { ImportReport } from '../shop/import/report.ts';
import { openStore, type Store } from '../store/open.ts';
import { isLocked } from '../store/process-lock.ts';
import { withPurges } from '../store/purges.ts';
import { needFolder } from './need-folder.ts';
import { refuseBeneathOpenShop } from './open-existing.ts';
import { reportLines } from './report-lines.ts';
import type { Settings } from './settings.ts';

/** Lines of problems printed before the rest is only counted. */
const SHOWN = 40;
/** ms after which an import reports progress, and the interval between reports. */
const SLOW = 700;
const EVERY = 3000;

/** `vitrine import`: 1 when something was left out. */
export async function importCommand(settings: Settings): Promise<number> {
  const { dataDir, database, connections } = settings;
  // Beside an open shop: its visitors come first. A node on a database in PostgreSQL may be on any machine, this one too.
  if (database !== undefined || isLocked(dataDir, 'serve')) setPriority(constants.priority.PRIORITY_LOW);
  if (database === undefined) refuseBeneathOpenShop(dataDir);
  const store = await withPurges(await openStore(dataDir, { database, connections }));
  try {
    const report = await importFolder(store, settings);
    return report.skipped.length > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}

/** Imports the shop folder and reports the result. An unchanged folder is quick and silent. */
export async function importFolder(store: Store, settings: Settings): Promise<ImportReport> {
  await needFolder(settings.shopDir, 'shop', '--shop');
  const options = {
    reset: settings.reset,
    stock: settings.stock,
    force: settings.force,
    by: settings.command === 'import' ? BY_CLI : BY_SHOP,
    waits: settings.command !== 'import',
    progress: printProgress(),
  };
  const report = await importShop(store, settings.shopDir, options);
  if (report.unchanged) {
    if (settings.command === 'import') console.log('Nothing changed since the last import.');
    return report;
  }
  console.log(
    `Imported the shop: ${report.created} new, ${report.updated} changed, in ${(report.ms / 1000).toFixed(1)} s.`,
  );
  const problems = reportLines(report, 'left out. ');
  for (const problem of problems.slice(0, SHOWN)) console.warn(problem);
  const more = problems.length - SHOWN + report.unlisted;
  if (more > 0) console.warn(`… and ${more} more.`);
  return report;
}

const STEPS: Record<ImportProgress['step'], (count: number) => string> = {
  products: (count) => `Reading the products: ${count} …`,
  search: () => 'Preparing the search …',
  copying: () => 'Putting it beside the present catalogue …',
};

/** Prints what an import does where it takes long. */
function printProgress(): (progress: ImportProgress) => void {
  let next = performance.now() + SLOW;
  return ({ step, count }) => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY;
    console.log(STEPS[step](count));
  };
}
