import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import { listen } from '../gate/connections/listen.ts';
import { consoleToLog } from '../observe/console-to-log.ts';
import { createLog } from '../observe/log.ts';
import { createApp, JOBS_GRACE } from '../server/app.ts';
import { DRAIN_LIMIT } from '../server/stopping.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { prepareListingIndex } from '../shop/listing/live-index.ts';
import { listingOf } from '../shop/listing/open-listing.ts';
import { removeWorthless } from '../store/leftovers.ts';
import { openStore, type Store } from '../store/open.ts';
import { watchOtherWriters } from '../store/other-writers.ts';
import { takeLock } from '../store/process-lock.ts';
import { removeStaging } from '../store/staging.ts';
import { faultOf } from '../store/store-error.ts';
import { readAppProxies } from '../surfaces/app-proxies/read-app-proxies.ts';
import { loadThemeInShop, shopFilesOfTheme } from '../theme/load-in-shop.ts';
import { openTheme } from '../theme/open/open-theme.ts';
import { problemText } from '../theme/problem.ts';
import { watchTheme } from '../theme/watch.ts';
import { importFolder } from './import.ts';
import { missingFonts } from './missing-fonts.ts';
import type { Settings } from './settings.ts';
import { watchShop } from './watch-shop.ts';

/** ms after which a stopping process exits in any case: requests and jobs have had their limits. */
const GRACE = DRAIN_LIMIT + JOBS_GRACE + 3000;

/** ms in which a second signal is the same one: Ctrl-C reaches this process by itself, and through those that started it. */
const SAME_SIGNAL = 1000;

/** ms after opening until lists are prepared. */
const WARM = 50;

/** `vitrine serve`: resolves when the process was asked to stop and everything is closed. */
export async function serveCommand(settings: Settings): Promise<number> {
  const release = settings.database === undefined ? serveAlone(settings.dataDir) : () => {};
  try {
    const themeDir = await openTheme(settings.themeDir, settings.dataDir);
    return await serve({ ...settings, themeDir });
  } finally {
    release();
  }
}

async function serve(settings: Settings): Promise<number> {
  const log = createLog({ format: settings.log, level: settings.logLevel });
  if (settings.log === 'json') consoleToLog(log);
  const { dataDir, database, connections } = settings;
  const store = await openStore(dataDir, { report: log.warn, database, connections });
  await importOrKeep(store, settings);
  await removeLeftovers(store);
  const load = () => loadThemeInShop(settings);
  const first = await load();
  const apps = await readAppProxies(settings, process.env);
  for (const sentence of missingFonts(first)) log.warn(sentence);
  for (const problem of [...first.problems, ...apps.problems]) log.warn(problemText(problem));
  // The merchant's settings and apps are the shop's data; the theme's own files are its program.
  const theme = watchTheme(first, log.warn, {
    load,
    also: shopFilesOfTheme(settings.shopDir),
    themeFiles: settings.dev,
  });
  let isStarting = true;
  const app = await createApp({
    store,
    theme,
    filesDir: path.join(settings.shopDir, 'files'),
    dataDir: settings.dataDir,
    gateway: createTestGateway(),
    dev: settings.dev,
    devServer: settings.devServer,
    publicOrigin: settings.origin,
    proxies: settings.proxies,
    hostname: settings.hostname,
    smtpUrl: settings.smtpUrl,
    log,
    metricsToken: settings.metricsToken,
    editorDir: settings.editorDir,
    editorToken: settings.editorToken,
    isStarting: () => isStarting,
    hasApps: settings.appsOrigin !== undefined,
    appProxies: apps.proxies,
    newCartsPerMinute: settings.newCartsPerMinute,
    cache: settings.cache,
    stopNotice: settings.notice,
  });
  const stopped = stopSignal();
  const stopWatchingShop = settings.dev ? watchShop(store, settings, log.warn) : undefined;
  const stopWatching = watchOtherWriters(store, { prepare: () => prepareListingIndex(store) });
  try {
    await listen(app, { port: settings.port, host: settings.hostname });
  } catch (error) {
    await app.close();
    theme.close();
    await stopWatchingShop?.();
    await store.close();
    throw new Error(listenSentence(error, settings));
  }
  // Kept now, because a process that is killed would not keep it at its end.
  flushCompileCache();
  setFlagsFromString('--semi-space-growth-factor=2');
  let isOpen = true;
  // The first list of a large catalogue must not wait for it. A shop that closes in the meantime needs none.
  const warming = setTimeout(() => {
    listingOf(store)
      .prepare()
      .catch((error: unknown) => {
        if (!isOpen) return;
        const reason = error instanceof Error && faultOf(error) === null ? error.stack : error;
        log.warn(`The lists could not be prepared: ${reason}`);
      })
      .finally(() => {
        isStarting = false;
      });
  }, WARM);
  console.log(`The shop is open: ${settings.origin ?? addressOf(portOf(app.addresses()) ?? settings.port, settings)}`);
  if (settings.smtpUrl === undefined)
    console.log(`Its mails are files in ${path.relative('', path.join(settings.dataDir, 'outbox'))}.`);
  await stopped;
  isOpen = false;
  clearTimeout(warming);
  stopWatching();
  setTimeout(() => process.exit(1), GRACE + settings.notice).unref();
  await stopWatchingShop?.();
  await app.close();
  theme.close();
  await store.close();
  return 0;
}

/**
 * One host serves a data folder: its caches are its own, and jobs run once. Commands run next to it. Returns a function that releases the
 * folder; the end of the process does too. A folder that cannot be written needs no lock.
 */
function serveAlone(dataDir: string): () => void {
  let release: (() => void) | null = null;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = takeLock(dataDir, 'serve');
  } catch {
    return () => {};
  }
  if (release) return release;
  throw new Error(`A shop is already open on ${dataDir}. Stop it first, or name another folder with --data DIR.`);
}

/** Removes what imports, restores, backups and copies have left that were killed, and nothing that is being written. */
async function removeLeftovers(store: Store): Promise<void> {
  let release: (() => void) | null = null;
  try {
    removeWorthless(store.dataDir);
    // In PostgreSQL the next import removes what one has left: another node may be at one now.
    if (store.engine === 'postgres') return;
    release = takeLock(store.dataDir, 'import');
    if (release) await removeStaging(store);
  } catch (error) {
    // With a full disk or a read-only folder the shop opens all the same, and the next start deletes it.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (faultOf(error) === null && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  } finally {
    release?.();
  }
}

/** A folder that cannot be read must not close a shop that was open: it opens as it was. */
async function importOrKeep(store: Store, settings: Settings): Promise<void> {
  try {
    await importFolder(store, settings);
  } catch (error) {
    const before = await store.db.selectFrom('shop').select('id').executeTakeFirst();
    if (!before) throw error;
    console.warn(terminalLines(error instanceof Error ? error.message : String(error)));
    console.warn('The shop opens as it was at the last import.');
  }
}

/** Resolves when the process is signalled to stop. A second signal ends it at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const ask = (): void => {
      if (asked === undefined) {
        asked = performance.now();
        console.log('The shop is closing: what has arrived is answered first. A second signal ends it at once.');
        resolve();
      } else if (performance.now() - asked > SAME_SIGNAL) process.exit(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, ask);
    // A process that started this one with a channel may be killed: the shop ends with it.
    if (process.channel) process.once('disconnect', () => asked === undefined && ask());
  });
}

function addressOf(port: number, { hostname }: Settings): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(hostname) ? 'localhost' : hostname;
  return `http://${name}:${port}`;
}

function portOf(addresses: readonly (string | AddressInfo)[]): number | undefined {
  const [first] = addresses;
  return typeof first === 'object' ? first.port : undefined;
}

function listenSentence(error: unknown, settings: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const { port, hostname } = settings;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what listens there, or choose another one: --port ${port + 1} (or PORT=${port + 1}).`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${hostname}".`;
  return error instanceof Error ? error.message : String(error);
}
