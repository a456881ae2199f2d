import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FileStore } from '../src/file-store/file-store.ts';
import { createLog, type Log } from '../src/observe/log.ts';
import type { CdnSettings } from '../src/rendering/surrogate-keys.ts';
import { createApp } from '../src/server/app.ts';
import { createTestGateway } from '../src/shop/checkout/test-gateway.ts';
import type { Store } from '../src/store/open.ts';
import { dropTestDatabase } from '../src/store/test-store.ts';
import type { AppProxy } from '../src/surfaces/app-proxies/read-app-proxies.ts';
import { loadTheme } from '../src/theme/load.ts';
import { fixedTheme } from '../src/theme/watch.ts';
import { openImported } from './open-imported.ts';
import { type ShopFolderOptions, writeShopFolder } from './shop-folder.ts';

export interface TestShop {
  app: FastifyInstance;
  store: Store;
  dir: string;
  /** Lines the host reported as going wrong; a test of bad input expects none. */
  reported: string[];
  /** A browser: keeps the cookies of its answers. */
  visitor(): Visitor;
  close(): Promise<void>;
}

export interface Visitor {
  cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): ReturnType<Visitor['send']>;
  form(url: string, fields: Record<string, string>, headers?: Record<string, string>): ReturnType<Visitor['send']>;
  json(url: string, body: unknown, headers?: Record<string, string>): ReturnType<Visitor['send']>;
  send(options: InjectOptions): Promise<import('light-my-request').Response>;
}

const THEMES = path.join(import.meta.dirname, 'fixtures');

/** A whole host over a small shop in a temporary folder. */
export async function openTestShop(
  options: ShopFolderOptions & {
    /** Further files of the theme, by path. */
    themeFiles?: Record<string, string>;
    /** Files that the theme lacks, by path. */
    withoutThemeFiles?: readonly string[];
    /** A folder of `test/fixtures`, or an absolute path; `theme` when absent. */
    theme?: string;
    dev?: boolean;
    devServer?: string;
    publicOrigin?: string;
    hasApps?: boolean;
    appProxies?: readonly AppProxy[];
    newCartsPerMinute?: number;
    now?: () => number;
    /** ms from an answer to the mail that it promises; 0 when absent. */
    mailDelay?: number;
    log?: Log;
    metricsToken?: string;
    editorDir?: string;
    editorToken?: string;
    isStarting?: () => boolean;
    stopNotice?: number;
    cdn?: CdnSettings;
    fileStore?: FileStore;
  } = {},
): Promise<TestShop> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-host-'));
  const shopDir = path.join(dir, 'shop');
  await writeShopFolder(shopDir, options);
  await cp(path.resolve(THEMES, options.theme ?? 'theme'), path.join(dir, 'theme'), { recursive: true });
  for (const [name, text] of Object.entries(options.themeFiles ?? {}))
    await writeFile(path.join(dir, 'theme', name), text);
  for (const name of options.withoutThemeFiles ?? []) await rm(path.join(dir, 'theme', name));
  const store = await openImported(path.join(dir, 'data'), shopDir, JSON.stringify([options.shop, options.files]));
  const reported: string[] = [];
  const app = await createApp({
    store,
    theme: fixedTheme(await loadTheme(path.join(dir, 'theme'))),
    filesDir: path.join(shopDir, 'files'),
    dataDir: path.join(dir, 'data'),
    gateway: createTestGateway(),
    dev: options.dev,
    devServer: options.devServer,
    publicOrigin: options.publicOrigin,
    hasApps: options.hasApps,
    appProxies: options.appProxies,
    newCartsPerMinute: options.newCartsPerMinute,
    now: options.now,
    mailDelay: () => options.mailDelay ?? 0,
    metricsToken: options.metricsToken,
    editorDir: options.editorDir,
    editorToken: options.editorToken,
    isStarting: options.isStarting,
    stopNotice: options.stopNotice,
    cdn: options.cdn,
    fileStore: options.fileStore,
    log: options.log ?? createLog({ format: 'text', write: (line) => reported.push(line) }),
  });
  return {
    app,
    store,
    dir,
    reported,
    visitor: () => createVisitor(app),
    async close() {
      await app.close();
      await store.close();
      await dropTestDatabase(path.join(dir, 'data'));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A browser; `always` are headers of each of its requests. */
export function createVisitor(app: FastifyInstance, always: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    get: (url, headers = {}) => visitor.send({ url, headers }),
    form: (url, fields, headers = {}) =>
      visitor.send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    json: (url, body, headers = {}) =>
      visitor.send({
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async send(options) {
      const headers = { ...always, ...options.headers };
      const answer = await app.inject({ ...options, headers, cookies: Object.fromEntries(cookies) });
      for (const cookie of answer.cookies) {
        const isGone = cookie.maxAge === 0 || (cookie.expires !== undefined && cookie.expires.getTime() < Date.now());
        if (isGone) cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return answer;
    },
  };
  return visitor;
}
