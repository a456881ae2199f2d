/** The shop's pages, as the server requests and receives them. */

import { cacheOf } from '../cache/cache.ts';
import { createEngine } from '../liquid/engine.ts';
import type { Store } from '../store/open.ts';
import type { LiveTheme } from '../theme/watch.ts';
import type { CachedPage } from './cached-page.ts';
import { createFragments } from './fragments.ts';
import type { Client, PageAnswer } from './page-answer.ts';
import { cacheKey, createPageCache } from './page-cache.ts';
import type { PagePreview } from './page-preview.ts';
import { ASSET_REQUEST, type PageRequest } from './page-request.ts';
import type { PageResult } from './page-result.ts';
import { notFound, pagePlan } from './plan/plan.ts';
import { planPage } from './plan/plan-page.ts';
import { createPublication } from './publication.ts';
import { renderPlan, renderText, templateOf } from './render.ts';
import { createKnownNeeds, needsOf, withoutAssets } from './rows/known-needs.ts';
import { readerFor } from './rows/presented-reader.ts';
import { createReader, type Reader, type ReaderSource } from './rows/reader.ts';
import { createLoaders, type Loaders } from './rows/reader-loaders.ts';
import type { Row } from './rows/row.ts';
import { soldOutReader } from './rows/sold-out-reader.ts';
import { findSection, type SectionInstance } from './section-instance.ts';
import { type Renderer, startRender } from './start-render.ts';
import type { CdnSettings } from './surrogate-keys.ts';
import { assetKey, assetsOfDraft, assetsWithin, bundleOf, renderAsset, themeAssets } from './theme-assets.ts';
import { createThemeFaults } from './theme-faults.ts';
import { themeFor } from './theme-for.ts';

/** What an app answered behind a path of the shop. */
export interface AppAnswer {
  status: number;
  liquid: string;
  /** Names the answer in error sentences: `apps/size-advice`. */
  name: string;
}

export interface Pages {
  /** Renders a page without the page cache. Never throws for a visitor's input. */
  renderPage(request: PageRequest): Promise<PageResult>;
  /** Liquid that an app answered, rendered as a page in the theme's layout; never cached. */
  appPage(request: PageRequest, answer: AppAnswer, client: Client): Promise<PageAnswer>;
  /** Sections by id (docs/platform.md: section rendering), null for one that does not exist. */
  renderSections(request: PageRequest, ids: readonly string[]): Promise<Record<string, string | null>>;
  /** A page from the cache or rendered, compressed and with ETag; 304 where the browser has it. */
  page(request: PageRequest, client: Client): Promise<PageAnswer>;
  /** What is in the cache under this name: found without a promise, a query or a rendering. */
  cached(key: string): CachedPage | undefined;
  /** JSON of sections by id, null for one that does not exist; cached as pages are. */
  sections(request: PageRequest, ids: readonly string[], client: Client): Promise<PageAnswer>;
  /** The HTML of one section, cached as pages are; null where it does not exist. */
  section(request: PageRequest, id: string, client: Client): Promise<PageAnswer | null>;
  /**
   * A public text, such as JSON or a feed, cached as pages are. `make` reads all its data from the reader; its errors are passed to the
   * visitor and nothing is stored.
   */
  text(
    request: PageRequest,
    client: Client,
    made: { contentType: string; make: (reader: Reader) => Promise<string> },
  ): Promise<PageAnswer>;
  /** Text of an asset that is made, not copied: bundles and rendered `*.css.liquid`; the latter with a draft's settings for its preview. */
  madeAsset(name: string, preview?: PagePreview): Promise<{ text: string; version: string } | undefined>;
  /** What the caches hold now, in bytes and entries, and how often they were of use. */
  figures(): Record<string, number>;
  close(): void;
}

export interface PagesOptions {
  store: Store;
  theme: LiveTheme;
  /** Development: broken templates answer with a page that names file and line. */
  dev: boolean;
  /** Limit of the cached rows, bytes; 32 MB by default. */
  rowBytes?: number;
  /** Limit of the page cache, bytes; 32 MB by default. 0 caches none. */
  pageBytes?: number;
  /** Limit of the fragment cache, bytes; 8 MB by default. 0 caches none. */
  sectionBytes?: number;
  /** Of a shop behind a CDN that keeps pages. */
  cdn?: CdnSettings | undefined;
  /** Bytes of the recorded reads of sections, by theme; 3 MB by default. */
  sectionQuestionBytes?: number;
  /** The shop's clock, ms since 1970. */
  now?: () => number;
  /** A line for the console: a Liquid error, a broken theme. */
  report(line: string): void;
}

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/** The pages of a shop in a theme. */
export function createPages(options: PagesOptions): Pages {
  const { store, theme: live, dev, now = Date.now } = options;
  const faults = createThemeFaults(options.report);
  const { report } = faults;
  const engine = createEngine();
  const cache = cacheOf(store);
  const rows = cache.region<Row>({ maxBytes: options.rowBytes ?? 32 * MEGABYTE, sizeOf: sizeOfRow, now });
  const texts = cache.region<{ text: string | undefined }>({
    maxBytes: MEGABYTE,
    sizeOf: ({ text = '' }) => text.length * 2,
  });
  const fragments = createFragments(cache, {
    maxBytes: options.sectionBytes ?? 8 * MEGABYTE,
    now,
    questionBytes: options.sectionQuestionBytes,
  });
  const needs = createKnownNeeds();
  const loaders: Loaders = {
    ...createLoaders(store, now),
    asset: async (keys) => ({
      found: await Promise.all(keys.map(async (key): Promise<[string, Row]> => [key, await assetRow(key)])),
    }),
  };
  const source: ReaderSource = { cache, rows, loaders };
  const publication = createPublication(store, now);
  const { pageBytes = 32 * MEGABYTE, cdn } = options;
  const pages = createPageCache(cache, { maxBytes: pageBytes, publication, cdn, now, report });
  const { answer } = pages;
  const stopWatching = live.onChange(() => {
    faults.forget();
    pages.clear();
    texts.clear();
  });
  const renderer = (): Renderer => {
    const theme = live.current();
    return { engine, theme, assets: themeAssets(theme, cache, texts), fragments, needs, dev, report, now };
  };

  const reading = async (request: PageRequest): Promise<Reader> => {
    const reader = await readerFor(createReader(source), request);
    return request.preview?.isSoldOut ? soldOutReader(reader) : reader;
  };

  /** A draft is shown as in development: what is broken is named. */
  const previewRenderer = (plain: Renderer, preview: PagePreview): Renderer => ({
    ...plain,
    theme: preview.theme,
    assets: assetsOfDraft(plain.theme, plain.assets, preview),
    needs: needsOf(needs, plain.theme),
    dev: true,
    report: preview.report,
  });

  /** With the theme of the visitor's market. */
  async function rendererFor(reader: Reader, request: PageRequest): Promise<Renderer> {
    const plain = renderer();
    if (request.preview) {
      const draft = previewRenderer(plain, request.preview);
      return { ...draft, theme: await themeFor(draft.theme, reader, request) };
    }
    const theme = await themeFor(plain.theme, reader, request);
    return theme === plain.theme ? plain : { ...plain, theme, assets: themeAssets(theme, cache, texts) };
  }

  function assetRow(key: string): Promise<Row> {
    const current = renderer();
    return renderAsset(current.theme, key, (liquid, path) => assetText(current, liquid, path));
  }

  async function assetText(current: Renderer, liquid: string, path: string): Promise<{ text: string; reader: Reader }> {
    const reader = createReader(source);
    const within = {
      ...current,
      assets: assetsWithin(current.theme, current.assets),
      needs: withoutAssets(current.needs),
    };
    const rendering = await startRender(within, reader, ASSET_REQUEST, {
      plan: null,
      templateName: 'index',
      parts: [path],
    });
    const { value } = await rendering.run((attempt) => attempt.text(liquid, path));
    return { text: value, reader };
  }

  async function render(request: PageRequest): Promise<PageResult> {
    await publication.publish();
    const reader = await reading(request);
    const plan = await planPage(reader, request);
    if (plan.kind === 'redirect') {
      const { status, to } = plan;
      const contentType = 'text/plain; charset=utf-8';
      return { status, contentType, body: '', redirect: to, private: true, dependencies: reader.dependencies };
    }
    return plan.kind === 'text'
      ? renderText(await rendererFor(reader, request), reader, request, plan)
      : renderPlan(await rendererFor(reader, request), reader, request, plan);
  }

  const appPage: Pages['appPage'] = (request, { status, liquid, name }, client) =>
    answer(null, client, async () => {
      const reader = await reading(request);
      const plan = pagePlan('', { status, content: (attempt) => attempt.text(liquid, name) });
      return renderPlan(await rendererFor(reader, request), reader, request, plan);
    });

  /** Sections as the section rendering API answers them, with the facts of the whole page. */
  async function callSections(request: PageRequest, ids: readonly string[]) {
    const reader = await reading(request);
    const current = await rendererFor(reader, request);
    const planned = await planPage(reader, request);
    const plan = planned.kind === 'page' ? planned : notFound();
    const template = plan.content ? undefined : templateOf(current.theme, plan, request.query.get('view'));
    const data = template?.kind === 'json' ? { name: template.name, data: template.data } : null;
    const sections = ids.map((id): [string, SectionInstance | null] => [id, findSection(current.theme, data, id)]);
    const rendering = await startRender(current, reader, request, {
      plan,
      templateName: template?.name ?? plan.template,
      parts: sections.flatMap(([, section]) => (section ? [`section/${section.type}`] : [])),
    });
    const { value, complete } = await rendering.run((attempt) =>
      sections.map(([id, section]): [string, string | null] => [id, section && attempt.section(section, true)]),
    );
    const isPrivate = !complete || reader.isPrivate || rendering.usedForm() || request.designMode;
    return { sections: Object.fromEntries(value), isPrivate, dependencies: reader.dependencies };
  }

  async function made(request: PageRequest, contentType: string, make: (reader: Reader) => Promise<string>) {
    const reader = await reading(request);
    const body = await make(reader);
    return { status: 200, contentType, body, private: reader.isPrivate, dependencies: reader.dependencies };
  }

  return {
    renderPage: render,
    appPage,
    async renderSections(request, ids) {
      return (await callSections(request, ids)).sections;
    },
    page: (request, client) => answer(cacheKey(request), client, () => render(request)),
    cached: pages.cached,
    sections(request, ids, client) {
      const key = cacheKey(request);
      return answer(key && `sections ${ids.join()}\n${key}`, client, async () => {
        const { sections, isPrivate, dependencies } = await callSections(request, ids);
        return {
          status: 200,
          contentType: JSON_TYPE,
          body: JSON.stringify(sections),
          private: isPrivate,
          dependencies,
        };
      });
    },
    async section(request, id, client) {
      const key = cacheKey(request);
      const page = await answer(key && `section ${id}\n${key}`, client, async () => {
        const { sections, isPrivate, dependencies } = await callSections(request, [id]);
        const body = sections[id];
        const status = typeof body === 'string' ? 200 : 404;
        return { status, contentType: HTML_TYPE, body: body ?? '', private: isPrivate, dependencies };
      });
      return page.status === 404 ? null : page;
    },
    text(request, client, { contentType, make }) {
      const key = cacheKey(request);
      return answer(key && `text ${key}`, client, () => made(request, contentType, make));
    },
    async madeAsset(name, preview) {
      const theme = live.current();
      const bundle = bundleOf(theme, name);
      if (bundle || !theme.liquidAssets.has(name)) return bundle;
      if (preview) {
        const current = previewRenderer(renderer(), preview);
        const key = assetKey(preview.theme, name);
        const { value } = await renderAsset(preview.theme, key, (liquid, path) => assetText(current, liquid, path));
        return value ?? undefined;
      }
      return (await createReader(source).need('asset', assetKey(theme, name))) ?? undefined;
    },
    figures: () => ({
      ...named('page_cache', pages.figures()),
      ...named('row_cache', rows.figures()),
      ...named('section_cache', fragments.figures()),
      cache_facts: cache.facts,
    }),
    close() {
      stopWatching();
      publication.close();
      for (const region of [pages, rows, texts, fragments]) region.close();
    },
  };
}

/** The figures of a region, named after it. */
const named = (name: string, figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}_${key}`, value]));

/** Bytes of a row, roughly: two for each character of its JSON. */
const sizeOfRow = ({ value }: Row) => (JSON.stringify(value)?.length ?? 0) * 2;
