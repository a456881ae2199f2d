import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { listen } from '../gate/connections/listen.ts';
import { consoleToLog } from '../observe/console-to-log.ts';
import { createLog, type Log } from '../observe/log.ts';
import { type AppOptions, createApp } from '../server/app.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { prepareListingIndex } from '../shop/listing/live-index.ts';
import { listingOf } from '../shop/listing/open-listing.ts';
import { openStore, type Store } from '../store/open.ts';
import { watchOtherWriters } from '../store/other-writers.ts';
import { faultOf } from '../store/store-error.ts';
import { readAppProxies } from '../surfaces/app-proxies/read-app-proxies.ts';
import { loadThemeInShop, shopFilesOfTheme } from '../theme/load-in-shop.ts';
import { problemText } from '../theme/problem.ts';
import { watchTheme } from '../theme/watch.ts';
import { listenSentence, portOf } from './announce.ts';
import { missingFonts } from './missing-fonts.ts';
import { openFiles } from './open-files.ts';
import { openPurging } from './open-purging.ts';
import type { Settings } from './settings.ts';

export interface OpenShopOptions extends Pick<AppOptions, 'isStarting' | 'successor' | 'shareMetrics'> {
  /** Is called with the open store, before anything is read from it. */
  prepare?: (store: Store) => Promise<void>;
  /** Whether what the theme lacks is reported. */
  namesProblems: boolean;
}

/** A shop that is open in this process, and does not listen yet. */
export interface OpenShop {
  store: Store;
  log: Log;
  /** Loads what the first list of a large catalogue would wait for. What fails is reported. */
  prepareLists(): Promise<void>;
  /** Listens as the settings say. Resolves to the port; throws a sentence, and closes the shop. */
  listen(): Promise<number>;
  /** Answers what has arrived, and closes everything. */
  close(): Promise<void>;
}

/** The log of this process, where errors of the console go as well. */
export function openLog({ log: format, logLevel: level }: Settings): Log {
  const log = createLog({ format, level });
  if (format === 'json') consoleToLog(log);
  return log;
}

/** Opens the store, the theme and the app. */
export async function openShop(settings: Settings, options: OpenShopOptions): Promise<OpenShop> {
  const log = openLog(settings);
  const { dataDir, database, connections } = settings;
  const opened = await openStore(dataDir, { report: log.warn, database, connections });
  const { store, purging, useTheme, themeChanged } = await openPurging(opened, settings, log.warn);
  const fileStore = await openFiles(settings, log.warn);
  // A bucket that is not there, or may not be read, is reported now and not with the first picture.
  void fileStore?.list('files/').catch(() => {});
  await options.prepare?.(store);
  const load = () => loadThemeInShop(settings);
  const first = await load();
  await useTheme(first.version);
  const apps = await readAppProxies(settings, process.env);
  const problems = [...missingFonts(first), ...[...first.problems, ...apps.problems].map(problemText)];
  if (options.namesProblems) for (const sentence of problems) log.warn(sentence);
  // The merchant's settings and apps are the shop's data; the theme's own files are its program.
  const theme = watchTheme(first, log.warn, {
    load,
    also: shopFilesOfTheme(settings.shopDir),
    themeFiles: settings.dev,
  });
  theme.onChange(themeChanged);
  const app = await createApp({
    store,
    theme,
    filesDir: path.join(settings.shopDir, 'files'),
    dataDir,
    fileStore,
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
    isStarting: options.isStarting,
    hasApps: settings.appsOrigin !== undefined,
    appProxies: apps.proxies,
    newCartsPerMinute: settings.newCartsPerMinute,
    cache: settings.cache,
    cdn: settings.cdn,
    purging,
    stopNotice: settings.notice,
    successor: options.successor,
    shareMetrics: options.shareMetrics,
  });
  const stopWatching = watchOtherWriters(store, { prepare: () => prepareListingIndex(store) });
  let isOpen = true;
  async function close(): Promise<void> {
    isOpen = false;
    stopWatching();
    await app.close();
    theme.close();
    fileStore?.close();
    await store.close();
  }
  return {
    store,
    log,
    close,
    async prepareLists() {
      await listingOf(store)
        .prepare()
        .catch((error: unknown) => {
          // A shop that closes in the meantime needs none.
          if (!isOpen) return;
          const reason = error instanceof Error && faultOf(error) === null ? error.stack : error;
          log.warn(`The lists could not be prepared: ${reason}`);
        });
    },
    async listen() {
      try {
        await listen(app, { port: settings.port, host: settings.hostname });
      } catch (error) {
        await close();
        throw new Error(listenSentence(error, settings));
      }
      // Kept now, because a process that is killed would not keep it at its end.
      flushCompileCache();
      setFlagsFromString('--semi-space-growth-factor=2');
      return portOf(app.addresses()) ?? settings.port;
    },
  };
}
