import type { LiquidEngine } from '../liquid/engine.ts';
import { endOf } from '../liquid/filters/time.ts';
import type { ObjectScope } from '../objects/scope.ts';
import { fileUrl, hostUrl } from '../objects/urls.ts';
import { languageAddress } from '../shop/markets/places.ts';
import type { Theme } from '../theme/load.ts';
import { type AttemptParts, createAttempt, type RenderAttempt } from './attempt.ts';
import type { Fragments, Watch } from './fragments.ts';
import type { PageRequest } from './page-request.ts';
import type { PagePlan } from './plan/plan.ts';
import { preloadLink } from './preload-link.ts';
import type { FragmentPage } from './questions.ts';
import { requestScope } from './request-scope.ts';
import type { KnownNeeds } from './rows/known-needs.ts';
import type { Reader } from './rows/reader.ts';
import type { ThemeAssets } from './theme-assets.ts';

/** More attempts than any page needs: each loads the rows that the objects of the one before refer to. */
const MOST_ATTEMPTS = 24;

export interface Renderer {
  engine: LiquidEngine;
  theme: Theme;
  assets: ThemeAssets;
  fragments: Fragments;
  needs: KnownNeeds;
  dev: boolean;
  report(line: string): void;
  /** The shop's clock, ms since 1970. */
  now(): number;
}

/** Runs an attempt again until it found every row in memory (docs/decisions/0004-reader.md). */
export async function renderUntilLoaded<T>(reader: Reader, run: () => T): Promise<{ value: T; complete: boolean }> {
  for (let count = 1; ; count++) {
    reader.beginAttempt();
    const value = run();
    if (!reader.hasMisses) return { value, complete: true };
    if (count === MOST_ATTEMPTS) return { value, complete: false };
    await reader.load();
  }
}

/** What is rendered: a page or, without a plan, a text of the theme. */
interface Subject {
  plan: PagePlan | null;
  templateName: string;
  resources?: (scope: ObjectScope) => Record<string, unknown>;
  /** The parts of the theme that it is made of, as far as they are known: `template/product`, `section/header`. */
  parts: readonly string[];
}

/** A page, or parts of one, while it is rendered. */
interface Render {
  /** Runs `body` until it found every row in memory. */
  run<T>(body: (attempt: RenderAttempt) => T): Promise<{ value: T; complete: boolean }>;
  usedForm(): boolean;
  links(): string[];
}

/** Starts rendering over the rows loaded so far. */
export async function startRender(
  renderer: Renderer,
  reader: Reader,
  request: PageRequest,
  { plan, templateName, resources, parts }: Subject,
): Promise<Render> {
  const { engine, theme, assets, fragments, needs, report, now } = renderer;
  const shop = await reader.need('shop', '');
  reader.keepReads();
  await reader.prepare(needs.of(theme, parts));
  let usedForm = false;
  let links = new Set<string>();

  /** The parts of an attempt over this scope; `watch` records what is read of the page. */
  function partsOf(scope: ObjectScope, links: Set<string>, watch: Omit<Watch, 'scope'>): AttemptParts {
    let own: Record<string, unknown> | undefined;
    const page: AttemptParts['page'] = {
      templateName: () => templateName,
      resources: () => {
        own ??= (plan?.resources ?? resources)?.(scope) ?? {};
        return own;
      },
      title: () => plan?.title(scope) ?? shop.name,
      description: () => plan?.description ?? null,
      image: () => plan?.image(scope) ?? null,
      canonicalUrl: () => canonicalUrl(scope, plan),
      handle: () => plan?.handle ?? null,
      currentTags: () => plan?.currentTags ?? null,
    };
    const watched = <T>(read: () => T): (() => T) => {
      return () => {
        watch.page();
        return read();
      };
    };
    return {
      engine,
      scope,
      page: {
        templateName: watched(page.templateName),
        resources: watched(page.resources),
        title: watched(page.title),
        description: watched(page.description),
        image: watched(page.image),
        canonicalUrl: watched(page.canonicalUrl),
        handle: watched(page.handle),
        currentTags: watched(page.currentTags),
      },
      services: {
        own: watch.own,
        assetUrl: (name) => `${hostUrl(scope)}/cdn/shop/t/1/assets/${name}${version(assets.version(name, scope.rows))}`,
        assetContent: (name) => assets.inlineText(name),
        fileUrl: (name) =>
          fileUrl(scope, name, scope.fileVersions.get(name) ?? scope.rows.get('file', name)?.version ?? ''),
        platformUrl: (name) => `${hostUrl(scope)}/cdn/shopifycloud/${name}`,
        formResult: (formId) => {
          watch.form(formId);
          const result = request.formResults.get(formId);
          if (result) usedForm = true;
          return result;
        },
        now(shown) {
          const time = now();
          scope.rows.endsAt(endOf(shown, time, shop.timezone));
          return time;
        },
        preload: (address, as, media) => {
          const link = preloadLink(address, as, media);
          if (link !== null) links.add(link);
        },
        // Warnings of an attempt that is thrown away would only repeat those of the next.
        warn: (message) => {
          watch.own();
          if (!reader.hasMisses) report(message);
        },
      },
    };
  }

  /** The page's identity: what its objects and facts follow from, except its query. */
  const pageName = (scope: ObjectScope) => {
    const { pageType, canonicalPath, currentTags, handle, listing } = plan ?? {};
    return JSON.stringify([templateName, scope.path, pageType, canonicalPath, currentTags, handle, listing]);
  };

  /** A section or snippet shared by all pages that render it the same: from the cache, or rendered by `make`. */
  function fragment(
    id: string,
    page: FragmentPage,
    links: Set<string>,
    make: (attempt: RenderAttempt) => string | undefined,
  ): string | undefined {
    const rendered = fragments.of(id, reader, page, (watch) => {
      const own = new Set<string>();
      const html = make(createAttempt(partsOf(watch.scope, own, watch)));
      if (html === undefined) watch.own();
      return { html: html ?? '', links: [...own] };
    });
    for (const link of rendered?.links ?? []) links.add(link);
    return rendered?.html;
  }

  const begin = () => {
    const asked = new Set<string>();
    links = asked;
    const scope = requestScope(request, plan, theme, shop, reader);
    const page: FragmentPage = { scope, name: pageName(scope), hasFormResult: (id) => request.formResults.has(id) };
    return createAttempt({
      ...partsOf(scope, asked, UNWATCHED),
      fragment: (section, forApi) =>
        fragment(forApi ? `${section.id}\n${section.index}` : section.id, page, asked, (attempt) =>
          attempt.section(section, forApi),
        ),
      snippet: (name) => fragment(`snippets/${name}`, page, asked, (attempt) => attempt.snippet(name)),
    });
  };
  return {
    async run(body) {
      const result = await renderUntilLoaded(reader, () => body(begin()));
      if (reader.hasLoaded) needs.learn(theme, parts, reader.loaded());
      return result;
    },
    usedForm: () => usedForm,
    links: () => [...links].slice(0, MOST_LINKS),
  };
}

const nothing = () => {};
/** For what is rendered for one page only. */
const UNWATCHED = { page: nothing, form: nothing, own: nothing };

/** A header stays far below what servers between take. */
const MOST_LINKS = 8;

const version = (text: string | undefined) => (text === undefined ? '' : `?v=${text}`);

/** Pages that are lists; elsewhere a page number names nothing, and must not make another address of the same page. */
const PAGED = new Set(['collection', 'list-collections', 'blog', 'search', 'article']);

function canonicalUrl(scope: ObjectScope, plan: PagePlan | null): string {
  const { rootUrl, origin } = scope;
  const prefix = rootUrl === '/' ? '' : rootUrl.slice(0, -1);
  const bare = plan?.canonicalPath ?? (scope.path.slice(prefix.length) || '/');
  const here = origin + (prefix === '' ? bare : prefix + (bare === '/' ? '' : bare));
  const url = languageAddress(scope.shop, scope, bare) ?? here;
  const page = scope.address.parameter('page');
  const isPaged = plan === null || PAGED.has(plan.pageType);
  if (!isPaged || !page || !/^[1-9]\d{0,5}$/.test(page) || page === '1') return url;
  return `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
}
