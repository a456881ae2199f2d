import { createShopJobs } from '../server/shop-jobs.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import { sharedClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { openFiles } from './open-files.ts';
import type { Settings } from './settings.ts';

/** ms */
const GRACE = 30_000;

/**
 * Does the jobs that are due (the mails a command has written), and the schedules named, where no open shop does so by now. What fails
 * waits for the shop.
 */
export async function runJobs(
  store: Store,
  { dataDir, smtpUrl, origin, files }: Settings,
  shop: Shop,
  schedules: readonly string[],
): Promise<void> {
  const report = (line: string) => console.error(line);
  const fileStore = await openFiles({ files }, report);
  const jobs = createShopJobs({
    store,
    shop: () => shop,
    gateway: createTestGateway(),
    dataDir,
    smtpUrl,
    publicOrigin: origin ?? null,
    fileStore,
    report,
    clock: await sharedClock(store),
    only: schedules,
  });
  await jobs.runDue();
  await jobs.stop(GRACE);
  fileStore?.close();
}
