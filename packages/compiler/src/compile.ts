/** One section → one Liquid file: schema, payload, server markup. */
import { dataContext } from './context.ts';
import type { Section } from './define-section.ts';
import { json } from './emit/json.ts';
import { root } from './emit/root.ts';
import type { Scope } from './emit/scope.ts';
import { withShortNames } from './emit/short-names.ts';
import { themeCheckNote } from './emit/theme-check-note.ts';
import type { Evaluator } from './evaluate/context.ts';
import { spreadInto } from './evaluate/expressions-of-objects.ts';
import { closureOf } from './evaluate/functions.ts';
import { at, type Site } from './evaluate/site.ts';
import { applySchema } from './expression/apply-schema.ts';
import { afresh, boundary } from './expression/branching.ts';
import { nodeOf } from './expression/node.ts';
import { isVariable, record, variable } from './expression/recording.ts';
import { RefusedError } from './expression/refuse.ts';
import { path } from './expression/value.ts';
import { createElement } from './react/element.ts';
import { sectionSchema } from './schema.ts';
import { expand } from './server-markup/expand.ts';
import { write } from './server-markup/write.ts';

/** The server markup of a view, as a template. What is assigned in `scope` is not assigned again. */
export function serverMarkup(view: unknown, props: unknown, evaluator: Evaluator, scope: Scope = root()): string {
  // An absent optional member of the payload is no member of the props.
  const given: Record<string, unknown> = {};
  spreadInto(given, props);
  const element = createElement(view, given, [], undefined);
  const outer = { contexts: new Map(), select: undefined, isSvg: false, loops: 0, components: 0 };
  return write(scope, expand(element, outer, evaluator));
}

/** Compiles a view for payloads of its schema: the Liquid of the payload, and the server markup. */
export function compileView(
  view: unknown,
  props: Section['props'],
  evaluator: Evaluator,
): { payload: string; markup: string } {
  return afresh(() =>
    record({}, () => {
      const model = applySchema(path('props'), props);
      return {
        payload: json(root(), model),
        markup: boundary('while rendering', () => serverMarkup(view, model, evaluator)),
      };
    }),
  );
}

/**
 * The payload with every `<` escaped. The escape sequence is captured, because engines differ in how they read a backslash in a Liquid string.
 */
export function payload(props: unknown, scope: Scope = root()): string {
  const [name, escaped] = [variable('payload'), variable('less_than')];
  return `{% capture ${name} %}${json(scope, props)}{% endcapture %}{% capture ${escaped} %}\\u003c{% endcapture %}{{ ${name} | replace: '<', ${escaped} }}`;
}

/** The props of a section's view, as expressions: the result of its `data`, with the types of its schema. */
export function sectionProps(section: Section, evaluator: Evaluator): unknown {
  const given = boundary('by `data`', () => evaluator.call(section.data, undefined, [dataContext(section)]));
  const props = at(siteOf(section.data), () => wholeObject(applySchema(given, section.props)));
  if (nodeOf(props) !== undefined)
    throw new RefusedError('`data` returns a whole object of the platform. Name its fields');
  return props;
}

/** The Liquid file of a section. `name` is its file name without extension, and the name of its island. */
export function compileSection(name: string, section: Section, evaluator: Evaluator): string {
  return afresh(() =>
    record(section.blocks, (recording) => {
      const props = sectionProps(section, evaluator);
      const body = markup(name, section, props, evaluator);
      const open = recording.wrappers.map((w) => w.open).join('');
      const close = recording.wrappers
        .map((w) => w.close)
        .toReversed()
        .join('');
      return `${themeCheckNote(body)}${withShortNames(open + body + close, isVariable)}\n\n${sectionSchema(section)}`;
    }),
  );
}

/** The place of a function in the source. */
function siteOf(fn: unknown): Site | undefined {
  const closure = closureOf(fn);
  return closure && { source: closure.source, node: closure.node };
}

/** A choice between two payloads as one payload with chosen members. */
function wholeObject(props: unknown): unknown {
  if (nodeOf(props)?.kind !== 'branch') return props;
  const made: Record<string, unknown> = {};
  spreadInto(made, props);
  return made;
}

function markup(name: string, section: Section, props: unknown, evaluator: Evaluator): string {
  const id = section.elementId ? ` id="${section.elementId}"` : '';
  const isPlain = section.hydrate === 'never' && section.serverMarkup === 'liquid';
  // The payload is printed first: the markup reads what was assigned for it.
  const scope = root();
  const script =
    isPlain && !section.elementId ? '' : `<script type="application/json"${id}>${payload(props, scope)}</script>`;
  if (section.view === undefined && !isPlain) return script;
  const shown =
    section.serverMarkup === 'liquid' ? section.view : section.serverMarkup === 'client' ? section.skeleton : undefined;
  const first = shown === undefined ? '' : serverMarkup(shown, props, evaluator, scope);
  if (isPlain) return script + first;
  const mode = section.serverMarkup === 'liquid' ? '' : ' data-server-markup="client"';
  return `<div data-island="${name}" data-section-id="{{ section.id }}" data-hydrate="${section.hydrate}"${mode}>${script}<div data-root>${first}</div></div>`;
}
