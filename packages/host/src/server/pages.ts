/** Pages of the shop: what the server asks for, and what it gets. */
import { free } from '../images/free.ts';
import { createEngine } from '../liquid/engine.ts';
import type { Id } from '../shop/types.ts';
import type { Store } from '../store/open.ts';
import type { LiveTheme } from '../theme/watch.ts';
import { chooseEncoding } from './asset-encoding.ts';
import { createChangeLog } from './change-log.ts';
import type { FormResult } from './flash.ts';
import { asPage, type CachedPage, createPageCache, encodedBody } from './page-cache.ts';
import { createKeptSections } from './pages/kept-sections.ts';
import { createMadeAssets } from './pages/made-assets.ts';
import { notFound, pagePlan } from './pages/plan.ts';
import { planPage } from './pages/plan-page.ts';
import { type Renderer, renderPlan, renderText, settle, startPass, templateOf } from './pages/render.ts';
import { pageQuery } from './pages/request-scope.ts';
import { findSection } from './pages/section-instance.ts';
import { readerFor } from './presented-reader.ts';
import { createReader, type Reader } from './reader.ts';
import { createLoaders } from './reader-loaders.ts';
import { createRowCache } from './row-cache.ts';

export interface PageRequest {
  /** `http://localhost:3000`, without a slash. */
  origin: string;
  /** Without the locale prefix, percent-encoded as it came: `/products/silk-dress`. */
  path: string;
  query: URLSearchParams;
  locale: string;
  /** Prefix of every path: `/` or `/fr/`. */
  rootUrl: string;
  country: string;
  cartToken: string | null;
  customerId: Id | null;
  /** Results of a form that was just posted, by form id; the page that shows them is private. */
  formResults: Map<string, FormResult>;
  /** As the theme editor opens it (contract §7). */
  designMode: boolean;
}

export interface PageResult {
  status: number;
  contentType: string;
  body: string;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** Read the cart, the customer or a form result: for one visitor only. */
  private: boolean;
  /** Entity keys it was made of. */
  reads: ReadonlySet<string>;
  /** What the theme asks browsers to load at once (`preload_tag`, `preload: true`): values of a `Link` header. */
  links?: string[];
}

/** A page ready to be sent. */
export interface PageAnswer {
  status: number;
  /** Lower-case names: content-type, content-encoding, etag, vary, cache-control, link. */
  headers: Record<string, string>;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** Null with 304 and redirects. */
  body: Buffer | string | null;
  /** No cache and no other visitor has this body. */
  isOwn: boolean;
}

/** What an app answered behind a path of the shop. */
export interface AppAnswer {
  status: number;
  liquid: string;
  /** Names the answer in error sentences: `apps/size-advice`. */
  name: string;
}

/** What a browser says of the answers it takes: header values. */
export interface Client {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface Pages {
  /** Renders a page, whatever the caches hold. Never throws for what a visitor asks. */
  renderPage(request: PageRequest): Promise<PageResult>;
  /** Liquid that an app answered, rendered as a page in the theme's layout; never cached. */
  appPage(request: PageRequest, answer: AppAnswer, client: Client): Promise<PageAnswer>;
  /** Sections by id (contract §2), null for one that does not exist. */
  renderSections(request: PageRequest, ids: readonly string[]): Promise<Record<string, string | null>>;
  /** A page from the cache or rendered, compressed and with ETag; 304 where the browser has it. */
  page(request: PageRequest, client: Client): Promise<PageAnswer>;
  /** JSON for everyone, kept as pages are. `make` reads all it needs from the reader; what it throws, the visitor gets, and nothing is kept. */
  json(request: PageRequest, client: Client, make: (reader: Reader) => Promise<object>): Promise<PageAnswer>;
  /** Text of an asset that is made, not copied: bundles and rendered `*.css.liquid`. */
  madeAsset(name: string): Promise<{ text: string; version: string } | undefined>;
  /** What the caches hold now, in bytes and entries, and how often they were of use. */
  figures(): Record<string, number>;
  close(): void;
}

export interface PagesOptions {
  store: Store;
  theme: LiveTheme;
  /** Development: broken templates answer with a page that names file and line. */
  dev: boolean;
  /** Bytes of rows kept in memory; 32 MB unless told. */
  rowBytes?: number;
  /** Bytes of rendered pages kept in memory; 32 MB unless told. 0 keeps none. */
  pageBytes?: number;
  /** Places at which sections are remembered. */
  sectionPlaces?: number;
  /** A line for the console: a Liquid error, a broken theme. */
  report(line: string): void;
}

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The pages of a shop in a theme. */
export function createPages(options: PagesOptions): Pages {
  const { store, theme: live, dev, rowBytes, pageBytes, report } = options;
  const engine = createEngine();
  const log = createChangeLog(store.changes);
  const source = { cache: createRowCache(log, rowBytes ?? 32 * MEGABYTE), log, loaders: createLoaders(store) };
  const pages = createPageCache(log, pageBytes ?? 32 * MEGABYTE);
  const kept = createKeptSections(log, 4 * MEGABYTE, options.sectionPlaces);
  let sharedRenders = 0;
  const rendering = new Map<string, { moment: number; page: Promise<CachedPage | null> }>();
  let assets = createMadeAssets(live.current());
  const stopWatching = live.onChange((theme) => {
    assets = createMadeAssets(theme);
    pages.clear();
    rendering.clear();
  });
  const renderer = (): Renderer => ({ engine, theme: live.current(), assets, kept, dev, report });

  async function render(request: PageRequest): Promise<PageResult> {
    const reader = await readerFor(createReader(source), request);
    const plan = await planPage(reader, request);
    if (plan.kind === 'redirect') {
      const { status, to } = plan;
      return {
        status,
        contentType: 'text/plain; charset=utf-8',
        body: '',
        redirect: to,
        private: true,
        reads: reader.reads,
      };
    }
    return plan.kind === 'text'
      ? renderText(renderer(), reader, request, plan)
      : renderPlan(renderer(), reader, request, plan);
  }

  async function appPage(request: PageRequest, { status, liquid, name }: AppAnswer, client: Client) {
    const reader = await readerFor(createReader(source), request);
    const plan = pagePlan('', { status, content: (pass) => pass.text(liquid, name) });
    const page = await renderPlan(renderer(), reader, request, plan);
    return answer(asPage(page), client, { isPrivate: true, isOwn: true });
  }

  async function renderSections(request: PageRequest, ids: readonly string[]): Promise<Record<string, string | null>> {
    const current = renderer();
    const reader = await readerFor(createReader(source), request);
    const planned = await planPage(reader, request);
    const plan = planned.kind === 'page' ? planned : notFound();
    const template = plan.content ? undefined : templateOf(current.theme, plan, request.query.get('view'));
    const data = template?.kind === 'json' ? { name: template.name, data: template.data } : null;
    const pass = await startPass(current, reader, request, plan, template?.name ?? plan.template);
    const { value } = await settle(reader, () => {
      const running = pass.begin();
      return ids.map((id): [string, string | null] => {
        const section = findSection(current.theme, data, id);
        return [id, section ? running.section(section, true) : null];
      });
    });
    return Object.fromEntries(value);
  }

  async function renderJson(request: PageRequest, make: (reader: Reader) => Promise<object>): Promise<PageResult> {
    const reader = await readerFor(createReader(source), request);
    const body = JSON.stringify(await make(reader));
    return { status: 200, contentType: JSON_TYPE, body, private: reader.isPrivate, reads: reader.reads };
  }

  /** Makes a page, and keeps it if it is everyone's. */
  async function make(run: () => Promise<PageResult>, key: string | null, moment: number): Promise<Made> {
    const theme = live.current();
    const result = await run();
    const shared =
      key !== null &&
      !result.private &&
      result.status === 200 &&
      result.redirect === undefined &&
      live.current() === theme;
    return { result, shared, page: shared ? pages.put(key, result, moment) : asPage(result) };
  }

  /** The page of this name from the cache, or made now. */
  async function pageOf(key: string | null, client: Client, run: () => Promise<PageResult>) {
    if (key !== null) {
      const kept = pages.get(key);
      if (kept) return answer(kept, client, { isPrivate: false, isOwn: false });
      // Whoever asks for a page that is being made waits for it, unless something changed since it was begun.
      const running = rendering.get(key);
      const shared = running?.moment === log.now() ? await running.page : null;
      if (shared) {
        sharedRenders += 1;
        return answer(shared, client, { isPrivate: false, isOwn: false });
      }
    }
    const moment = log.now();
    const made = make(run, key, moment);
    if (key === null) return answerMade(await made, client);
    const page = made.then(
      ({ page, shared }) => (shared ? page : null),
      () => null,
    );
    rendering.set(key, { moment, page });
    try {
      return await answerMade(await made, client);
    } finally {
      if (rendering.get(key)?.page === page) rendering.delete(key);
    }
  }

  return {
    renderPage: render,
    appPage,
    renderSections,
    page: (request, client) => pageOf(cacheKey(request), client, () => render(request)),
    json(request, client, make) {
      const key = cacheKey(request);
      return pageOf(key && `json ${key}`, client, () => renderJson(request, make));
    },
    async madeAsset(name) {
      return assets.made(name, async (text, path) => {
        const reader = createReader(source);
        const pass = await startPass(renderer(), reader, ASSET_REQUEST, null, 'index');
        return (await settle(reader, () => pass.begin().text(text, path))).value;
      });
    },
    figures() {
      const sections = kept.figures();
      return {
        ...pages.figures(),
        // Visitors who waited for a page that another had asked for.
        page_cache_shared: sharedRenders,
        row_cache_bytes: source.cache.bytes,
        row_cache_rows: source.cache.size,
        section_cache_bytes: sections.bytes,
        section_cache_sections: sections.sections,
        section_cache_places: sections.places,
      };
    },
    close() {
      stopWatching();
      log.close();
    },
  };
}

/** Style sheets are rendered for nobody in particular. */
const ASSET_REQUEST: PageRequest = {
  origin: '',
  path: '/',
  query: new URLSearchParams(),
  locale: 'en',
  rootUrl: '/',
  country: 'US',
  cartToken: null,
  customerId: null,
  formResults: new Map(),
  designMode: false,
};

/** Name of a page in the cache, or null where it is this visitor's alone. */
function cacheKey(request: PageRequest): string | null {
  if (request.designMode || request.formResults.size > 0 || request.path.startsWith('/account')) return null;
  const query = pageQuery(request.query);
  query.sort();
  return [request.origin, request.locale, request.country, request.rootUrl, request.path, query].join('\n');
}

interface Made {
  result: PageResult;
  page: CachedPage;
  /** Everyone may have it. */
  shared: boolean;
}

async function answerMade({ result, page, shared }: Made, client: Client): Promise<PageAnswer> {
  if (result.redirect === undefined) return answer(page, client, { isPrivate: result.private, isOwn: !shared });
  return { status: result.status, headers: {}, redirect: result.redirect, body: null, isOwn: false };
}

async function answer(
  page: CachedPage,
  client: Client,
  { isPrivate, isOwn }: { isPrivate: boolean; isOwn: boolean },
): Promise<PageAnswer> {
  const encoding = chooseEncoding(client.acceptEncoding);
  const headers: Record<string, string> = { 'content-type': page.contentType, vary: 'accept-encoding' };
  if (page.links.length > 0) headers.link = page.links.join(', ');
  if (isPrivate || page.status !== 200) headers['cache-control'] = 'no-store';
  else {
    headers['cache-control'] = 'public, max-age=0, must-revalidate';
    headers.etag = `"${page.etag}-${encoding}"`;
    if (matches(client.ifNoneMatch, headers.etag)) return { status: 304, headers, body: null, isOwn };
  }
  const body = await encodedBody(page, encoding);
  if (encoding !== 'identity') {
    headers['content-encoding'] = encoding;
    if (isOwn) free(page.body);
  }
  return { status: page.status, headers, body, isOwn };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}
