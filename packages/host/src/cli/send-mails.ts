import { createShopJobs } from '../server/shop-jobs.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import type { Shop } from '../shop/types-shop.ts';
import type { Store } from '../store/open.ts';
import type { Settings } from './settings.ts';

/** ms */
const GRACE = 30_000;

/** Sends what a command has written, where no open shop has done so by now. What cannot be sent waits for the shop. */
export async function sendMails(store: Store, { dataDir, smtpUrl, origin }: Settings, shop: Shop): Promise<void> {
  const jobs = createShopJobs({
    store,
    shop: () => shop,
    gateway: createTestGateway(),
    dataDir,
    smtpUrl,
    publicOrigin: origin ?? null,
    report: (line) => console.error(line),
    withSchedules: false,
  });
  await jobs.runDue();
  await jobs.stop(GRACE);
}
