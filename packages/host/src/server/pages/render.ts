import type { LiquidEngine } from '../../liquid/engine.ts';
import type { ObjectScope } from '../../liquid/objects/scope.ts';
import { fileUrl, hostUrl } from '../../liquid/objects/urls.ts';
import type { Theme } from '../../theme/load.ts';
import type { Template } from '../../theme/templates.ts';
import type { PageRequest, PageResult } from '../pages.ts';
import type { Reader } from '../reader.ts';
import { problemPage } from './error-page.ts';
import type { KeptSections } from './kept-sections.ts';
import type { MadeAssets } from './made-assets.ts';
import { createPass, type Pass, type PassParts } from './pass.ts';
import { notFound, type PagePlan, type TextPlan } from './plan.ts';
import { preloadLink } from './preload-link.ts';
import { requestScope } from './request-scope.ts';
import type { SectionInstance } from './section-instance.ts';

/** More passes than any page needs: each finds what the objects loaded by the one before lead to. */
const MOST_PASSES = 24;

export interface Renderer {
  engine: LiquidEngine;
  theme: Theme;
  assets: MadeAssets;
  kept: KeptSections;
  dev: boolean;
  report(line: string): void;
}

const HTML = 'text/html; charset=utf-8';

/** Runs a pass again until it found every row in memory (docs/decisions/0004-reader.md). */
export async function settle<T>(reader: Reader, run: () => T): Promise<{ value: T; settled: boolean }> {
  for (let count = 1; ; count++) {
    reader.beginPass();
    const value = run();
    if (!reader.hasMisses) return { value, settled: true };
    if (count === MOST_PASSES) return { value, settled: false };
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

/** A pass over the rows at hand, for a page or, without a plan, for a text of the theme. */
export async function startPass(
  renderer: Renderer,
  reader: Reader,
  request: PageRequest,
  plan: PagePlan | null,
  templateName: string,
  resources?: (scope: ObjectScope) => Record<string, unknown>,
): Promise<{ begin: () => Pass; usedForm: () => boolean; links: () => string[] }> {
  const { engine, theme, assets, kept, report } = renderer;
  const shop = await reader.need('shop', '');
  reader.keepReads();
  let usedForm = false;
  let links = new Set<string>();

  /** What a pass over this scope is made of; `ofPage` is told of whatever belongs to the page alone. */
  function partsOf(scope: ObjectScope, links: Set<string>, ofPage: () => void): PassParts {
    let own: Record<string, unknown> | undefined;
    const page: PassParts['page'] = {
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
        ofPage();
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
        ofPage,
        assetUrl: (name) => `${hostUrl(scope)}/cdn/shop/t/1/assets/${name}${version(assets.version(name))}`,
        assetContent: (name) => assets.inlineText(name),
        fileUrl: (name) =>
          fileUrl(scope, name, scope.fileVersions.get(name) ?? scope.rows.get('file', name)?.version ?? ''),
        platformUrl: (name) => `${hostUrl(scope)}/cdn/shopifycloud/${name}`,
        formResult: (formId) => {
          ofPage();
          const result = request.formResults.get(formId);
          if (result) usedForm = true;
          return result;
        },
        preload: (address, as) => {
          const link = preloadLink(address, as);
          if (link !== null) links.add(link);
        },
        // Warnings of a pass that is thrown away would only repeat those of the next.
        warn: (message) => {
          ofPage();
          if (!reader.hasMisses) report(message);
        },
      },
    };
  }

  function keptSection(section: SectionInstance, scope: ObjectScope, links: Set<string>): string | undefined {
    const found = kept.of(section.id, reader, scope, (watch) => {
      const own = new Set<string>();
      const html = createPass(partsOf(watch.scope, own, watch.ofPage)).section(section);
      return { html, links: [...own] };
    });
    for (const link of found?.links ?? []) links.add(link);
    return found?.html;
  }

  const begin = () => {
    const asked = new Set<string>();
    links = asked;
    const scope = requestScope(request, plan, theme, shop, reader);
    return createPass({
      ...partsOf(scope, asked, () => {}),
      keptSection: (section) => keptSection(section, scope, asked),
    });
  };
  return { begin, usedForm: () => usedForm, links: () => [...links].slice(0, MOST_LINKS) };
}

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
  const page = scope.query.get('page');
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
  const pass = await startPass(renderer, reader, request, plan, name);
  const answer = (status: number, body: string): PageResult => ({
    status,
    contentType: HTML,
    body,
    private: reader.isPrivate || pass.usedForm() || request.designMode,
    reads: reader.reads,
    links: pass.links(),
  });
  if (template?.kind === 'broken' && dev)
    return { ...answer(500, problemPage('A template of this theme is broken', [template.problem])), private: true };
  let hasNoLayout = false;
  const { value, settled } = await settle(reader, () => {
    const running = pass.begin();
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
  return settled ? result : { ...result, private: true };
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
  const pass = await startPass(renderer, reader, request, null, plan.template ?? 'text', plan.resources);
  const shop = await reader.need('shop', '');
  const { value, settled } = await settle(reader, () =>
    template?.kind === 'liquid'
      ? pass.begin().template(template)
      : plan.body(requestScope(request, null, renderer.theme, shop, reader)),
  );
  return {
    status: 200,
    contentType: plan.contentType,
    body: value,
    private: !settled || reader.isPrivate,
    reads: reader.reads,
  };
}
