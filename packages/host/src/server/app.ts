import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { openRenditions } from '../images/renditions.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Gateway } from '../shop/checkout/gateway.ts';
import { shop as readShop } from '../shop/content.ts';
import type { Store } from '../store/open.ts';
import type { LiveTheme } from '../theme/watch.ts';
import { serveAccount } from './account/routes.ts';
import { createAfterwards } from './afterwards.ts';
import { serveCustomerRecords } from './app-proxies/customer-records.ts';
import type { AppProxy } from './app-proxies/proxies-file.ts';
import { serveAppProxies } from './app-proxies/routes.ts';
import { serveAssets } from './assets.ts';
import { acceptBodies, BODY_LIMIT } from './bodies.ts';
import { serveDiscountLinks } from './cart/permalink.ts';
import { serveCart } from './cart/routes.ts';
import { serveShippingRates } from './cart/shipping-rates.ts';
import { mailGiftCardsWhenDue } from './checkout/gift-card-mails.ts';
import { serveCheckout } from './checkout/routes.ts';
import { handleErrors, sendError } from './errors.ts';
import { serveFeeds } from './feeds.ts';
import { serveFiles } from './files.ts';
import { createFlashes } from './flash.ts';
import { serveFonts } from './fonts.ts';
import { serveComments } from './forms/comments.ts';
import { serveContact } from './forms/contact.ts';
import { serveLocalization } from './forms/localization.ts';
import { addHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import type { Host } from './host.ts';
import { serveInventory } from './inventory.ts';
import { serveLiveReload } from './live-reload.ts';
import { createLocaleReader, shopLocales } from './locale.ts';
import { createPages } from './pages.ts';
import { servePassword } from './password.ts';
import { servePlatformScripts } from './platform-scripts.ts';
import { serveProducts } from './products.ts';
import { serveRecommendations } from './recommendations.ts';
import { refuseCrossSite } from './same-site.ts';
import { serveSearch } from './search.ts';
import { serveStorefront } from './storefront.ts';

export interface AppOptions {
  store: Store;
  theme: LiveTheme;
  /** Folder with the shop's files: pictures, videos. */
  filesDir: string;
  /** Renditions and the outbox go below it. */
  dataDir: string;
  gateway: Gateway;
  /** Development: nothing is kept by browsers, pages load again when the theme changes, design mode can be opened. */
  dev?: boolean;
  /** `https://shop.example`, where the host stands behind a proxy. */
  publicOrigin?: string;
  /** Apps stand beside it, which ask how many of a piece each place has. */
  hasApps?: boolean;
  /** Paths of the shop behind which apps answer. */
  appProxies?: readonly AppProxy[];
  /** `smtp://…`; without it mails stay in the outbox. */
  smtpUrl?: string;
  /** Bytes of picture renditions kept on disk. */
  renditionBytes?: number;
  report?: (line: string) => void;
  /** ms since 1970. */
  now?: () => number;
}

/** ms */
const REQUEST_TIMEOUT = 30_000;

/** The whole host as one Fastify instance: nothing listens yet. Closing it leaves the store open. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, theme, dataDir, dev = false, report = (line) => console.error(line), now = Date.now } = options;
  const afterwards = createAfterwards(report);
  let shop = await readShop(store);
  const stopListening = store.changes.subscribe((keys) => {
    if (!keys.has('shop')) return;
    readShop(store).then(
      (changed) => {
        shop = changed;
      },
      (error: unknown) => report(`The shop's record could not be read again: ${String(error)}`),
    );
  });
  const locales = createLocaleReader(() => shopLocales(shop));
  const host: Host = {
    store,
    theme,
    pages: createPages({ store, theme, dev, report }),
    mailer: createMailer({
      dataDir,
      smtpUrl: options.smtpUrl,
      sender: () => ({ name: shop.name, address: shop.email }),
      report,
    }),
    flashes: createFlashes(now),
    locales,
    shop: () => shop,
    publicOrigin: options.publicOrigin ?? null,
    allowsDesignMode: dev,
    compressesPages: !dev,
    report,
    now,
    afterwards: afterwards.run,
  };
  const app = Fastify({
    logger: false,
    // A proxy in front, of this machine or network, says who asks; strangers who say so themselves are not believed.
    trustProxy: options.publicOrigin === undefined ? false : ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: BODY_LIMIT,
    // Nothing logs by request, so no request needs a number.
    genReqId: () => '',
    requestTimeout: REQUEST_TIMEOUT,
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, reply, 400, 'The address could not be understood.'),
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => locales.rewriteUrl(request),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  handleErrors(app, report, (request) => locales.of(request.raw));
  // Before the headers: what adds to a page comes before what compresses it.
  if (dev) serveLiveReload(app, theme);
  addHeaders(app, host);
  refuseCrossSite(app, host.publicOrigin);
  acceptBodies(app);
  await app.register(cookie);
  serveHealth(app, host);
  if (options.hasApps) serveInventory(app, host);
  serveCustomerRecords(app, host, options.appProxies ?? []);
  await serveAppProxies(app, host, options.appProxies ?? []);
  serveCart(app, host);
  serveShippingRates(app, host);
  serveDiscountLinks(app, host);
  serveCheckout(app, host, options.gateway);
  serveAccount(app, host);
  serveContact(app, host);
  serveComments(app, host);
  serveLocalization(app, host);
  servePassword(app, host);
  serveFeeds(app, host);
  serveProducts(app, host);
  serveRecommendations(app, host);
  serveSearch(app, host);
  const renditions = await openRenditions({
    dir: path.join(dataDir, 'renditions'),
    maxBytes: options.renditionBytes ?? 1024 ** 3,
    concurrency: 2,
    maxWaiting: 500,
  });
  serveFiles(app, { filesDir: options.filesDir, renditions });
  const encoded = await openRenditions({
    dir: path.join(dataDir, 'assets'),
    maxBytes: 64 * 1024 ** 2,
    concurrency: 2,
    maxWaiting: 500,
  });
  serveAssets(app, { theme, madeAsset: (name) => host.pages.madeAsset(name), encoded, dev });
  serveFonts(app);
  servePlatformScripts(app);
  serveStorefront(app, host);
  const stopMailing = mailGiftCardsWhenDue(host);
  app.addHook('onClose', async () => {
    stopListening();
    await stopMailing();
    host.pages.close();
    await afterwards.idle();
    await host.mailer.close();
  });
  return app;
}
