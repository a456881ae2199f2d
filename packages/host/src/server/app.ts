import path from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { cacheOf } from '../cache/cache.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { createAccountBudget } from '../gate/account-budget.ts';
import { BODY_LIMIT } from '../gate/bodies.ts';
import { createBudgets } from '../gate/budgets.ts';
import { createCartBudgets } from '../gate/cart-allowance.ts';
import { createConnections } from '../gate/connections/connections.ts';
import { serveDevServer } from '../gate/dev-server.ts';
import { createDirectAnswers } from '../gate/direct-answers.ts';
import { createEditorAccess } from '../gate/editor-access.ts';
import { sendError } from '../gate/errors.ts';
import { createFlashes } from '../gate/flash.ts';
import { installGate } from '../gate/gate.ts';
import type { Host } from '../gate/host.ts';
import { createKnownHosts } from '../gate/known-host.ts';
import { serveLiveReload } from '../gate/live-reload.ts';
import { createLocalRequests } from '../gate/local-request.ts';
import { createLocaleReader, shopLocales } from '../gate/locale.ts';
import { createPasswordTurns } from '../gate/password-turns.ts';
import { servePolicyReports } from '../gate/policy-reports.ts';
import { createDrafts, draftsOfOne } from '../gate/previews/drafts.ts';
import { sharedDrafts } from '../gate/previews/shared-drafts.ts';
import { shownChanges } from '../gate/shown-changes.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { openDiskCache } from '../images/disk-cache.ts';
import { openRenditions } from '../images/renditions.ts';
import { createSharedCache } from '../images/shared-cache.ts';
import type { JobsOptions } from '../jobs/runner.ts';
import { createLog, type Log } from '../observe/log.ts';
import { createMetrics } from '../observe/metrics.ts';
import { createRequestObserver } from '../observe/observe-requests.ts';
import { createRequestIds } from '../observe/request-id.ts';
import { routeOf } from '../observe/route-of.ts';
import { createPages } from '../rendering/pages.ts';
import type { CdnSettings } from '../rendering/surrogate-keys.ts';
import type { Gateway } from '../shop/checkout/gateway.ts';
import { shop as readShop } from '../shop/content/content.ts';
import { openFolderFiles } from '../shop/files/shop-files.ts';
import { openStoredFiles } from '../shop/files/stored-files.ts';
import { placesOf } from '../shop/markets/places.ts';
import { shopSecret } from '../shop/shop-secret.ts';
import { readEdits } from '../shop/theme-edits/read-edits.ts';
import { machineClock, sharedClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { someMoment } from '../surfaces/account/account-mail.ts';
import { serveAccount } from '../surfaces/account/routes.ts';
import { serveCustomerRecords } from '../surfaces/app-proxies/customer-records.ts';
import type { AppProxy } from '../surfaces/app-proxies/read-app-proxies.ts';
import { serveAppProxies } from '../surfaces/app-proxies/routes.ts';
import { serveAssets } from '../surfaces/assets/assets.ts';
import { serveFonts } from '../surfaces/assets/fonts.ts';
import { serveDiscountLinks, servePermalinks } from '../surfaces/cart/permalink.ts';
import { serveCart } from '../surfaces/cart/routes.ts';
import { serveShippingRates } from '../surfaces/cart/shipping-rates.ts';
import { serveBrowsingContext } from '../surfaces/catalogue/browsing-context.ts';
import { serveProducts } from '../surfaces/catalogue/products.ts';
import { serveCheckout } from '../surfaces/checkout/routes.ts';
import { serveEditor } from '../surfaces/editor/routes.ts';
import { serveFeeds } from '../surfaces/feeds/feeds.ts';
import { serveComments } from '../surfaces/forms/comments.ts';
import { serveContact } from '../surfaces/forms/contact.ts';
import { serveLocalization } from '../surfaces/forms/localization.ts';
import { serveFiles } from '../surfaces/images/files.ts';
import { serveInventory } from '../surfaces/inventory/inventory.ts';
import { serveOperations } from '../surfaces/operations/operations.ts';
import { serveStorefront } from '../surfaces/pages/storefront.ts';
import { servePassword } from '../surfaces/password/password.ts';
import { servePlatformScripts } from '../surfaces/platform-scripts/platform-scripts.ts';
import { serveRecommendations } from '../surfaces/recommendations/recommendations.ts';
import { serveSearch } from '../surfaces/search/search.ts';
import { serveStorefrontApi } from '../surfaces/storefront-api/routes.ts';
import { editedLiveTheme } from '../theme/edits/edited-live-theme.ts';
import type { LiveTheme } from '../theme/watch.ts';
import { createAfterwards } from './afterwards.ts';
import { openLiveShop } from './live-shop.ts';
import type { Purging } from './purging.ts';
import { createShopJobs } from './shop-jobs.ts';
import { createStopping, JOBS_GRACE, type Successor } from './stopping.ts';
import { watchFigures } from './watch-figures.ts';

/** Bytes that regions of the cache may take. */
const CACHED = {
  all: {},
  rows: { pageBytes: 0, sectionBytes: 0 },
  none: { pageBytes: 0, sectionBytes: 0, rowBytes: 0 },
};

export interface AppOptions {
  store: Store;
  theme: LiveTheme;
  /** Folder with the shop's files: pictures, videos. */
  filesDir: string;
  /** Renditions and the outbox go below it. */
  dataDir: string;
  /** The object store of a shop with several nodes: uploads, and what one node has made for all. */
  fileStore?: FileStore;
  gateway: Gateway;
  /** Development: browsers cache nothing, pages follow changes of the theme and the shop, design mode can be opened. */
  dev?: boolean;
  /** Of development: who serves the theme's scripts and styles and updates open pages (`gate/dev-server.ts`). Without one they load again. */
  devServer?: string;
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin?: string;
  /** Proxies between a visitor and a host with a public origin; one where absent. */
  proxies?: number;
  /** The host name it listens on, accepted in the `Host` header. */
  hostname?: string;
  /** Apps run next to it; they read the quantity of a variant at each location. */
  hasApps?: boolean;
  /** Paths of the shop behind which apps answer. */
  appProxies?: readonly AppProxy[];
  /** `smtp://…`; without it mails are files in the outbox. */
  smtpUrl?: string;
  /** New carts one address may start in a minute. */
  newCartsPerMinute?: number;
  /** What the page cache stores: pages and rows (the default), rows only, or nothing. */
  cache?: keyof typeof CACHED;
  /** Of a shop behind a CDN that keeps pages. */
  cdn?: CdnSettings | undefined;
  /** Who tells that CDN what changes; it runs while the host does. */
  purging?: Purging | undefined;
  /** Limit of the picture renditions on disk, bytes. */
  renditionBytes?: number;
  /** Destination of the log; plain text on stderr when absent. */
  log?: Log;
  /** Token that allows reading the metrics from any address. */
  metricsToken?: string;
  /** Folder of the built theme editor; absent where there is none. */
  editorDir?: string;
  /** Token that allows using the theme editor from any address; absent: it is for this machine alone. */
  editorToken?: string;
  /** Whether the shop still prepares itself: it answers, but visitors should wait. */
  isStarting?: () => boolean;
  /** ms for which a stopping host still accepts requests while `/_host/ready` already answers 503. */
  stopNotice?: number;
  /** Another process at the same address, once it has taken over from this one. */
  successor?: Successor;
  /** Receives what reads this process's metrics, and returns what reads those of all processes at the address. */
  shareMetrics?: (read: () => Promise<string>) => () => Promise<string>;
  /** ms since 1970; by the shop's clock (`store/clock.ts`) where absent. */
  now?: () => number;
  /** ms from an answer to the mail that it promises. */
  mailDelay?: () => number;
  /** The timer by which jobs are looked for; this machine's where absent. */
  jobTimer?: JobsOptions['after'];
}

/** Bytes of compressed scripts and styles in memory; those of a theme together are far below it. */
const ASSET_BYTES = 24 * 1024 ** 2;

/** The whole host as one Fastify instance: nothing listens yet. Closing it leaves the store open. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, dataDir, fileStore, dev = false } = options;
  const clock = options.now ? machineClock(options.now) : await sharedClock(store);
  const { now } = clock;
  const log = options.log ?? createLog({ format: 'text' });
  const report = log.warn;
  const theme = await editedLiveTheme(options.theme, (name) => readEdits(store.db, name), report);
  const metrics = createMetrics();
  const afterwards = createAfterwards(report);
  const publicOrigin = options.publicOrigin ?? null;
  const proxiesBefore = publicOrigin === null ? 0 : (options.proxies ?? 1);
  const observer = createRequestObserver({ log, metrics, proxies: proxiesBefore });
  const requestId = createRequestIds(proxiesBefore > 0);
  const liveShop = await openLiveShop({ changes: store.changes, read: () => readShop(store), report });
  const shop = liveShop.current;
  const budgets = createBudgets(store, clock);
  const locales = createLocaleReader(() => shopLocales(shop()));
  const renditions = await openRenditions({
    dir: path.join(dataDir, 'renditions'),
    maxBytes: options.renditionBytes ?? 1024 ** 3,
    files: fileStore,
  });
  const encodedHere = await openDiskCache({ dir: path.join(dataDir, 'assets'), maxBytes: 64 * 1024 ** 2 });
  const encoded = fileStore
    ? createSharedCache({ disk: encodedHere, files: fileStore, prefix: 'assets/' })
    : encodedHere;
  const files = fileStore
    ? await openStoredFiles({ store, files: fileStore, filesDir: options.filesDir, dataDir })
    : openFolderFiles(store, options.filesDir);
  const cache = cacheOf(store);
  const texts = cache.region<Buffer>({ maxBytes: ASSET_BYTES, sizeOf: (text) => text.length });
  const caches = [renditions, encoded];
  const pages = createPages({ store, theme, dev, report, now, cdn: options.cdn, ...CACHED[options.cache ?? 'all'] });
  const directAnswers = dev
    ? undefined
    : createDirectAnswers({ cache: cacheOf(store), pages, shop, requestId, observer });
  const editorAccess = createEditorAccess(createLocalRequests({ publicOrigin, shop }), options.editorToken);
  const host: Host = {
    store,
    theme,
    pages,
    directAnswers,
    jobs: createShopJobs({ ...options, publicOrigin, caches, shop, report, clock, after: options.jobTimer }),
    flashes: createFlashes(store, { secret: await shopSecret(store, 'results of forms'), now }),
    passwordSecret: await shopSecret(store, 'password of a closed shop'),
    locales,
    budgets,
    ...createCartBudgets(budgets, options.newCartsPerMinute),
    accountChanges: createAccountBudget(budgets),
    passwordTurns: createPasswordTurns(),
    drafts:
      store.engine === 'postgres' ? sharedDrafts(store, createDrafts(theme), now) : draftsOfOne(createDrafts(theme)),
    mayEdit: editorAccess.mayEdit,
    shop,
    publicOrigin,
    allowsDesignMode: dev,
    reloadsPages: dev && options.devServer === undefined,
    compressesPages: !dev,
    report,
    failed: (request, error) => log.failure({ id: request.id, method: request.method, route: routeOf(request) }, error),
    now,
    afterwards: afterwards.run,
    mailDelay: options.mailDelay ?? someMoment,
  };
  const connections = createConnections(
    proxiesBefore,
    {},
    (request, response) => directAnswers?.answer(request, response) ?? false,
  );
  const app = Fastify({
    loggerInstance: log.logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: proxiesBefore > 0 && trustedProxies(proxiesBefore),
    bodyLimit: BODY_LIMIT,
    genReqId: requestId,
    serverFactory: connections.createServer,
    // What has arrived is answered, also while it stops.
    return503OnClosing: false,
    // Fastify's 10 s are counted for hooks that close it, too: they would cut what `DRAIN_LIMIT` lets finish.
    pluginTimeout: 0,
    frameworkErrors: (_error, request, reply) => {
      observer.unrouted(request, reply);
      sendError(request, reply, 400, 'The address could not be understood.');
    },
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => locales.rewriteUrl(request),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  const stopping = createStopping(app, { report, notice: options.stopNotice, successor: options.successor });
  observer.install(app);
  directAnswers?.install(app);
  const refuseUnknownHost = createKnownHosts({
    publicOrigin,
    listensOn: options.hostname,
    ofPlaces: () => placesOf(shop()).flatMap(({ host: name }) => name ?? []),
  });
  await installGate(app, host, refuseUnknownHost);
  const { madeAsset } = host.pages;
  const proxies = options.appProxies ?? [];
  await app.register(servePolicyReports, host);
  const readMetrics = options.shareMetrics?.(metrics.text) ?? metrics.text;
  await app.register(serveOperations, {
    ...options,
    host,
    metrics: { contentType: metrics.contentType, text: readMetrics },
    isStopping: stopping.isStopping,
  });
  const changes = shownChanges(theme, store);
  if (host.reloadsPages) await app.register(serveLiveReload, { changes, onStop: stopping.onStop });
  if (dev && options.devServer !== undefined)
    await app.register(serveDevServer, { origin: options.devServer, changes, refuseUnknownHost, report });
  if (options.hasApps) await app.register(serveInventory, host);
  await app.register(serveCustomerRecords, { host, proxies });
  await app.register(serveAppProxies, { host, proxies });
  await app.register(serveCart, host);
  await app.register(servePermalinks, host);
  await app.register(serveShippingRates, host);
  await app.register(serveDiscountLinks, host);
  await app.register(serveCheckout, { host, gateway: options.gateway });
  await app.register(serveAccount, host);
  await app.register(serveContact, host);
  await app.register(serveComments, host);
  await app.register(serveLocalization, host);
  await app.register(servePassword, host);
  await app.register(serveFeeds, host);
  await app.register(serveProducts, host);
  await app.register(serveBrowsingContext, host);
  await app.register(serveRecommendations, host);
  await app.register(serveSearch, host);
  await app.register(serveFiles, { files, renditions });
  await app.register(serveAssets, { theme, madeAsset, texts, version: cache.version, encoded, dev });
  await app.register(serveStorefrontApi, host);
  await app.register(serveFonts);
  await app.register(servePlatformScripts, host);
  await app.register(serveEditor, {
    host,
    theme,
    access: editorAccess,
    dir: options.editorDir,
    files,
    onStop: stopping.onStop,
  });
  await app.register(serveStorefront, host);
  watchFigures(metrics, { host, store, theme, connections, pictures: renditions, fileStore, purging: options.purging });
  app.addHook('preClose', stopping.drain);
  await host.jobs.start();
  options.purging?.start();
  app.addHook('onClose', async () => {
    liveShop.close();
    theme.close();
    await host.jobs.stop(JOBS_GRACE);
    await options.purging?.stop();
    host.pages.close();
    texts.close();
    await afterwards.idle();
  });
  return app;
}
