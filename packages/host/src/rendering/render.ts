import { escapeHtml } from '../http/html.ts';
import type { Theme } from '../theme/load.ts';
import { type Problem, problemText } from '../theme/problem.ts';
import type { Template } from '../theme/templates.ts';
import { ownPage } from './own-pages/own-pages.ts';
import type { PageRequest } from './page-request.ts';
import type { PageResult } from './page-result.ts';
import { notFound, type PagePlan, type TextPlan } from './plan/plan.ts';
import { requestScope } from './request-scope.ts';
import type { Reader } from './rows/reader.ts';
import { type Renderer, startRender } from './start-render.ts';

/** A page for the theme's developer: problems with file and line. */
export function problemPage(title: string, problems: readonly Problem[]): string {
  const items = problems.map((problem) => `<li><code>${escapeHtml(problemText(problem))}</code></li>`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:3rem auto;padding:0 1rem}code{white-space:pre-wrap}</style></head>` +
    `<body><h1>${escapeHtml(title)}</h1><ul>${items}</ul><p>The page is shown again once the file is mended.</p></body></html>`
  );
}

const HTML = 'text/html; charset=utf-8';

/** The template of a plan: `?view=`, the resource's own suffix, the plain one. */
export function templateOf(theme: Theme, plan: PagePlan, view: string | null): Template | undefined {
  for (const suffix of [view, plan.suffix]) {
    const template = suffix ? theme.templates.get(`${plan.template}.${suffix}`) : undefined;
    if (template) return template;
  }
  return theme.templates.get(plan.template);
}

/** Layout for a theme that has none, so that the shop still sells. */
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
  let own = template || plan.content ? undefined : ownPage(plan.template, request.locale);
  if (!template && !own && !plan.content) {
    plan = notFound();
    template = templateOf(theme, plan, null);
    own = template ? undefined : ownPage(plan.template, request.locale);
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
    const content = template
      ? running.template(template)
      : own
        ? running.text(own.source, own.path)
        : (plan.content?.(running) ?? '');
    if (own && own.layout !== null) return running.layout(`${own.path}.layout`, own.layout, content);
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

/** Renders a plain-text page of the theme, or the host's default. */
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
