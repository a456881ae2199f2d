import { HANDOVER_LIMIT, STOP_LIMIT } from '../../server/stopping.ts';
import { openStore } from '../../store/open.ts';
import { withPurges } from '../../store/purges.ts';
import { openLog, openShop } from '../open-shop.ts';
import { prepareShop } from '../prepare-shop.ts';
import type { Settings } from '../settings.ts';
import { linkToPrimary, type PrimaryLink } from './link.ts';
import { openThemeBesideOthers } from './open-theme-beside-others.ts';
import type { WorkerRole } from './worker-role.ts';

/** What `vitrine serve` does in a worker process. */
export function workerCommand(settings: Settings, role: WorkerRole): Promise<number> {
  const link = linkToPrimary();
  return role === 'prepare' ? prepare(settings, link) : serve(settings, link, role);
}

/** Unpacks the theme, brings the database forward and imports the shop folder: once, before all workers. */
async function prepare(settings: Settings, link: PrimaryLink): Promise<number> {
  const themeDir = await openThemeBesideOthers(settings.themeDir, settings.dataDir);
  const log = openLog(settings);
  const { dataDir, database, connections } = settings;
  const store = await openStore(dataDir, { report: log.warn, database, connections });
  try {
    await prepareShop(await withPurges(store), settings);
  } finally {
    await store.close();
  }
  link.report({ worker: 'prepared', themeDir });
  return 0;
}

/** Accepts connections once nothing has to be loaded any more: until then the other workers do. */
async function serve(settings: Settings, link: PrimaryLink, place: number): Promise<number> {
  const { ended, successor, shareMetrics } = link;
  const shop = await openShop(settings, { successor, shareMetrics, namesProblems: place === 1 });
  await shop.prepareLists();
  link.report({ worker: 'ready', port: await shop.listen() });
  await ended;
  setTimeout(() => process.exit(1), STOP_LIMIT + (successor.isServing() ? HANDOVER_LIMIT : settings.notice)).unref();
  await shop.close();
  await link.leave();
  return 0;
}
