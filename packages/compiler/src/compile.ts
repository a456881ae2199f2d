/** One section → one Liquid file: schema, payload, first paint. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { dataContext } from './context.ts';
import type { Section } from './define-section.ts';
import { json } from './emit/json.ts';
import { root } from './emit/root.ts';
import type { Scope } from './emit/scope.ts';
import { clearMarks } from './paint/registry.ts';
import { template } from './paint/template.ts';
import { sectionSchema } from './schema.ts';
import { nodeOf } from './symbol/node.ts';
import { record, variable } from './symbol/recording.ts';
import { RefusedError } from './symbol/refuse.ts';
import { retype } from './symbol/retype.ts';

/** The first paint of a view on symbolic props, as a template. It stands in `scope`: what is assigned there is not assigned again. */
export function paint(view: Section['view'], props: unknown, scope: Scope = root()): string {
  if (view === undefined) return '';
  clearMarks();
  return template(renderToString(createElement(view, props as object)), scope);
}

/**
 * The payload, with no `<` in it whatever the shop's texts hold and the platform escapes. The escape is captured, since
 * a backslash within a Liquid string means itself to one engine and not to another.
 */
export function payload(props: unknown, scope: Scope = root()): string {
  const [name, escaped] = [variable('payload'), variable('less_than')];
  return `{% capture ${name} %}${json(scope, props)}{% endcapture %}{% capture ${escaped} %}\\u003c{% endcapture %}{{ ${name} | replace: '<', ${escaped} }}`;
}

/** The Liquid file of a section. `name` is its file name without extension, which the island is called by. */
export function compileSection(name: string, section: Section): string {
  return record(Object.keys(section.blocks), (recording) => {
    const props = retype(section.data(dataContext(section)), section.props);
    if (nodeOf(props) !== undefined && nodeOf(props)?.kind === 'leaf')
      throw new RefusedError('data returns a whole object of the platform. Name its fields');
    const body = markup(name, section, props);
    const open = recording.wrappers.map((w) => w.open).join('');
    const close = recording.wrappers
      .map((w) => w.close)
      .toReversed()
      .join('');
    return `${note(body)}${open}${body}${close}\n\n${sectionSchema(section)}`;
  });
}

/** What theme-check allows a file that people read; this one they do not. */
const COMPLEXITY = 120;

/** Blocks within blocks that theme-check allows; the platform itself allows a hundred. */
const DEPTH = 10;

function note(body: string): string {
  const conditions = body.match(/\{% (if|unless|for|paginate) [^%]*%\}/g) ?? [];
  const complexity = conditions.reduce((n, tag) => n + 1 + (tag.match(/ (and|or) /g)?.length ?? 0), 1);
  const checks = [
    complexity > COMPLEXITY && 'LiquidComplexity',
    depth(body) > DEPTH && 'LiquidNestingDepth',
    // It cannot tell whose address is chosen by a condition.
    / src="\{%/.test(body) && 'RemoteAsset',
  ];
  return checks.map((check) => (check ? `{% # theme-check-disable ${check} %}\n` : '')).join('');
}

/** How deep the blocks of a template stand within each other. */
function depth(body: string): number {
  let [now, most] = [0, 0];
  for (const [, end] of body.matchAll(/\{%-? *(end)?(?:if|unless|for|paginate|case|capture)\b/g)) {
    now += end ? -1 : 1;
    most = Math.max(most, now);
  }
  return most;
}

function markup(name: string, section: Section, props: unknown): string {
  const id = section.elementId ? ` id="${section.elementId}"` : '';
  const isPlain = section.hydrate === 'never' && section.paint === 'liquid';
  // The payload is printed first: the markup reads what was assigned for it.
  const scope = root();
  const script =
    isPlain && !section.elementId ? '' : `<script type="application/json"${id}>${payload(props, scope)}</script>`;
  if (section.view === undefined && !isPlain) return script;
  const first =
    section.paint === 'liquid'
      ? paint(section.view, props, scope)
      : section.paint === 'client'
        ? paint(section.skeleton, props, scope)
        : '';
  if (isPlain) return script + first;
  const mode = section.paint === 'liquid' ? '' : ' data-paint="client"';
  return `<div data-island="${name}" data-section-id="{{ section.id }}" data-hydrate="${section.hydrate}"${mode}>${script}<div data-root>${first}</div></div>`;
}
