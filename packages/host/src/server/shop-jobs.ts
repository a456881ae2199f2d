import type { FileStore } from '../file-store/file-store.ts';
import type { DiskCache } from '../images/disk-cache.ts';
import { cachesOf, sweepStored } from '../images/sweep-renditions.ts';
import { createJobs, type JobKind, type Jobs, type JobsOptions } from '../jobs/runner.ts';
import type { Schedule } from '../jobs/schedule.ts';
import { type MailFiles, mailFiles } from '../mail/mail-files.ts';
import { mailJob } from '../mail/mail-job.ts';
import { openSmtp } from '../mail/smtp.ts';
import { sweepMails } from '../mail/sweep-mails.ts';
import { sweepDevices } from '../shop/accounts/devices.ts';
import { sweepRegistrations } from '../shop/accounts/registrations.ts';
import { sweepSessions } from '../shop/accounts/sweep-sessions.ts';
import { sweepAuditLog } from '../shop/audit/sweep-audit-log.ts';
import { sweepCarts } from '../shop/cart/sweep-carts.ts';
import { captureHeldPayments } from '../shop/checkout/capture.ts';
import type { Gateway } from '../shop/checkout/gateway.ts';
import { sweepCheckouts } from '../shop/checkout/sweep-checkouts.ts';
import { sweepFlashes } from '../shop/flashes/flash-rows.ts';
import { foldListing } from '../shop/listing/stored/fold-listing.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import { rankSales } from '../shop/orders/rank-sales.ts';
import { shopTime } from '../shop/shop-time.ts';
import { sweepTries } from '../shop/tries/sweep-tries.ts';
import { type Clock, machineClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { accountMailJob } from '../surfaces/account/account-mail.ts';
import { giftCardJob } from '../surfaces/checkout/gift-card-mails.ts';
import { sweepEverywhere, sweepWithOthers } from './sweep-caches.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ShopJobsOptions {
  store: Store;
  /** The shop's own record, as it is now. */
  shop(): Shop;
  gateway: Gateway;
  /** The outbox is below it. */
  dataDir: string;
  /** The object store of a shop with several nodes; its outbox is there. */
  fileStore?: FileStore;
  /** `smtp://…`; without it mails are files in the outbox. */
  smtpUrl?: string;
  publicOrigin: string | null;
  /** The caches of files the shop serves from; those below `dataDir` when absent. */
  caches?: readonly Pick<DiskCache, 'sweep'>[];
  report(line: string): void;
  /** The shop's clock (`sharedClock`); this machine's where absent. */
  clock?: Clock;
  /** Names of the schedules it runs; all of them when absent. */
  only?: readonly string[];
  /** The timer by which jobs are looked for; this machine's where absent. */
  after?: JobsOptions['after'];
}

/** Everything a shop does by itself: a line for each. */
function schedulesOf({ store, gateway, caches, dataDir, fileStore }: ShopJobsOptions, mails: MailFiles): Schedule[] {
  /** What goes by its age goes by shop time: a clock that jumps takes nothing away. */
  const byAge = (sweep: (now: Date) => Promise<number>) => async (clock: Date) => sweep(await shopTime(store, clock));
  return [
    { name: 'held-payments', every: 10 * MINUTE, run: (now) => captureHeldPayments(store, gateway, now) },
    { name: 'old-carts', every: HOUR, run: byAge((now) => sweepCarts(store, now)) },
    { name: 'old-checkouts', every: HOUR, run: byAge((now) => sweepCheckouts(store, now)) },
    { name: 'old-sessions', every: HOUR, run: byAge((now) => sweepSessions(store, now)) },
    { name: 'old-devices', every: DAY, run: byAge((now) => sweepDevices(store, now)) },
    { name: 'old-audit-lines', every: DAY, run: byAge((now) => sweepAuditLog(store, now)) },
    {
      name: 'old-renditions',
      every: HOUR,
      run: async (now) => sweepEverywhere(store, caches ?? (await cachesOf(dataDir)), now),
    },
    ...(fileStore
      ? [
          {
            name: 'old-objects',
            every: DAY,
            run: async (now: Date, signal: AbortSignal) => sweepStored(fileStore, await shopTime(store, now), signal),
          },
        ]
      : []),
    { name: 'old-mails', every: HOUR, run: byAge((now) => sweepMails(store, mails, now)) },
    { name: 'old-tries', every: HOUR, run: (now) => sweepTries(store, now) },
    { name: 'old-form-results', every: 10 * MINUTE, run: (now) => sweepFlashes(store, now.getTime()) },
    { name: 'old-registrations', every: HOUR, run: byAge((now) => sweepRegistrations(store, now)) },
    { name: 'best-selling', every: HOUR, run: () => rankSales(store) },
    // A process that starts reads each change that is not folded; a thousand take it some ms.
    ...(store.engine === 'postgres'
      ? [{ name: 'listing-index', every: 10 * MINUTE, run: () => foldListing(store, { atLeast: 1000 }) }]
      : []),
  ];
}

/** The shop's jobs: mails and scheduled work. Call `start`, or `runDue` to run what is due now. */
export function createShopJobs(options: ShopJobsOptions): Jobs {
  const { store, shop, smtpUrl, clock = machineClock() } = options;
  const mails = mailFiles(options.dataDir, options.fileStore);
  const sender = () => ({ name: shop().name, address: shop().email, domain: shop().permanentDomain });
  const transport = smtpUrl === undefined ? mails.open(sender) : openSmtp(smtpUrl, sender);
  const kinds: Record<string, JobKind> = {
    mail: mailJob(store, transport),
    'account-mail': accountMailJob(options),
    'gift-card': giftCardJob(options),
  };
  const schedules = schedulesOf(options, mails).filter(({ name }) => options.only?.includes(name) ?? true);
  const jobs = createJobs({ ...options, clock, kinds, schedules });
  let stopSweeping = () => {};
  return {
    ...jobs,
    async start() {
      // Looked at from the beginning: a clock that jumps before the first sweep takes nothing away either.
      await shopTime(store, new Date(clock.now())).catch((error: unknown) =>
        options.report(`Shop time could not be looked at: ${String(error)}`),
      );
      stopSweeping = sweepWithOthers(store, options.caches ?? [], { now: clock.now, report: options.report });
      await jobs.start();
    },
    async stop(ms) {
      stopSweeping();
      await jobs.stop(ms);
      await transport.close();
    },
  };
}
