import type { LiquidEngine } from '../liquid/engine.ts';
import { endOf } from '../liquid/filters/time.ts';
import type { ObjectScope } from '../objects/scope.ts';
import { fileUrl, hostUrl } from '../objects/urls.ts';
import type { Theme } from '../theme/load.ts';
import type { Template } from '../theme/templates.ts';
import { type AttemptParts, createAttempt, type RenderAttempt } from './attempt.ts';
import { problemPage } from './error-page.ts';
import type { Fragments, Watch } from './fragments.ts';
import type { PageRequest } from './page-request.ts';
import type { PageResult } from './page-result.ts';
import { notFound, type PagePlan, type TextPlan } from './plan/plan.ts';
import { preloadLink } from './preload-link.ts';
import type { FragmentPage } from './questions.ts';
import { requestScope } from './request-scope.ts';
import type { KnownNeeds } from './rows/known-needs.ts';
import type { Reader } from './rows/reader.ts';
import type { ThemeAssets } from './theme-assets.ts';

/** More attempts than any page needs: each finds what the objects loaded by the one before lead to. */
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

const HTML = 'text/html; charset=utf-8';

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

/** The template of a plan: `?view=`, the resource's own suffix, the plain one. */
export function templateOf(theme: Theme, plan: PagePlan, view: string | null): Template | undefined {
  for (const suffix of [view, plan.suffix]) {
    const template = suffix ? theme.templates.get(`${plan.template}.${suffix}`) : undefined;
    if (template) return template;
  }
  return theme.templates.get(plan.template);
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

/** Starts rendering over the rows at hand. */
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

  /** What an attempt over this scope is made of; `watch` notices what is asked of the page. */
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
    const told = <T>(read: () => T): (() => T) => {
      return () => {
        watch.page();
        return read();
      };
    };
    return {
      engine,
      scope,
      page: {
        templateName: told(page.templateName),
        resources: told(page.resources),
        title: told(page.title),
        description: told(page.description),
        image: told(page.image),
        canonicalUrl: told(page.canonicalUrl),
        handle: told(page.handle),
        currentTags: told(page.currentTags),
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

  /** Which page this is: what its objects and its facts follow from, besides what is asked of its address. */
  const pageName = (scope: ObjectScope) => {
    const { pageType, canonicalPath, currentTags, handle, listing } = plan ?? {};
    return JSON.stringify([templateName, scope.path, pageType, canonicalPath, currentTags, handle, listing]);
  };

  /** A part of the page as all pages have it that say the same: from the cache, or made by `make`. */
  function fragment(
    id: string,
    page: FragmentPage,
    links: Set<string>,
    make: (attempt: RenderAttempt) => string | undefined,
  ): string | undefined {
    const found = fragments.of(id, reader, page, (watch) => {
      const own = new Set<string>();
      const html = make(createAttempt(partsOf(watch.scope, own, watch)));
      if (html === undefined) watch.own();
      return { html: html ?? '', links: [...own] };
    });
    for (const link of found?.links ?? []) links.add(link);
    return found?.html;
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
/** Of what is rendered for one page. */
const UNWATCHED = { page: nothing, form: nothing, own: nothing };

/** A header stays far below what servers between take. */
const MOST_LINKS = 8;

const version = (text: string | undefined) => (text === undefined ? '' : `?v=${text}`);

/** Pages that are lists; elsewhere a page number names nothing, and must not make another address of the same page. */
const PAGED = new Set(['collection', 'list-collections', 'blog', 'search', 'article']);

function canonicalUrl(scope: ObjectScope, plan: PagePlan | null): string {
  const own = plan?.canonicalPath;
  const path =
    own === null || own === undefined
      ? scope.path
      : scope.rootUrl === '/'
        ? own
        : scope.rootUrl.slice(0, -1) + (own === '/' ? '' : own);
  const page = scope.address.parameter('page');
  const isPaged = plan === null || PAGED.has(plan.pageType);
  if (!isPaged || !page || !/^[1-9]\d{0,5}$/.test(page) || page === '1') return scope.origin + path;
  return `${scope.origin}${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** What a page stands in where the theme has no layout: the shop goes on selling. */
const BARE_LAYOUT =
  '<!doctype html><html><head><meta charset="utf-8">{{ content_for_header }}</head><body>{{ content_for_layout }}</body></html>';
const NO_LAYOUT = {
  file: 'layout/theme.liquid',
  line: null,
  message: 'the theme has no layout; this file is required',
};

/** Renders a planned page into its layout. */
export async function renderPlan(
  renderer: Renderer,
  reader: Reader,
  request: PageRequest,
  asked: PagePlan,
): Promise<PageResult> {
  const { theme, dev } = renderer;
  const view = request.query.get('view');
  let plan = asked;
  let template = plan.content ? undefined : templateOf(theme, plan, view);
  if (!template && !plan.content && plan.template !== '404') {
    plan = notFound();
    template = templateOf(theme, plan, null);
  }
  const name = template?.name ?? plan.template;
  if (reader.hasLoaded) await reader.prepare(plan.relations());
  const render = await startRender(renderer, reader, request, {
    plan,
    templateName: name,
    parts: [`template/${name}`],
  });
  const answer = (status: number, body: string): PageResult => ({
    status,
    contentType: HTML,
    body,
    private: reader.isPrivate || render.usedForm() || request.designMode,
    dependencies: reader.dependencies,
    links: render.links(),
  });
  if (template?.kind === 'broken' && dev)
    return { ...answer(500, problemPage('A template of this theme is broken', [template.problem])), private: true };
  let hasNoLayout = false;
  const { value, complete } = await render.run((running) => {
    const content = template ? running.template(template) : (plan.content?.(running) ?? '<h1>404</h1>');
    const layout = layoutName(plan, template, running.chosenLayout);
    if (layout === null) return content;
    const source = theme.source(`layout/${layout}`) ?? theme.source('layout/theme');
    if (source !== undefined) return running.layout(layout, source, content);
    hasNoLayout = true;
    return running.layout('theme', BARE_LAYOUT, content);
  });
  if (hasNoLayout) {
    renderer.report(`${NO_LAYOUT.file}: ${NO_LAYOUT.message}`);
    if (dev) return { ...answer(500, problemPage('This theme cannot be shown', [NO_LAYOUT])), private: true };
  }
  const result = answer(plan.status, value);
  return complete ? result : { ...result, private: true };
}

function layoutName(plan: PagePlan, template: Template | undefined, chosen: string | null | undefined): string | null {
  if (template?.kind === 'json') {
    const { layout } = template.data;
    if (layout === false) return null;
    if (layout !== undefined) return layout;
  }
  if (chosen !== undefined) return chosen;
  return plan.template === 'password' ? 'password' : 'theme';
}

/** Renders a text of the theme, or what the host says in its place. */
export async function renderText(
  renderer: Renderer,
  reader: Reader,
  request: PageRequest,
  plan: TextPlan,
): Promise<PageResult> {
  const template = plan.template === null ? undefined : renderer.theme.templates.get(plan.template);
  const render = await startRender(renderer, reader, request, {
    plan: null,
    templateName: plan.template ?? 'text',
    resources: plan.resources,
    parts: [`template/${plan.template ?? 'text'}`],
  });
  const shop = await reader.need('shop', '');
  const { value, complete } = await render.run((attempt) =>
    template?.kind === 'liquid'
      ? attempt.template(template)
      : plan.body(requestScope(request, null, renderer.theme, shop, reader)),
  );
  return {
    status: 200,
    contentType: plan.contentType,
    body: value,
    private: !complete || reader.isPrivate,
    dependencies: reader.dependencies,
  };
}
