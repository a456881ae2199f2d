/** Elements and components → server markup. Every component is called once, for its first render. */

import { holdsExpression } from '../evaluate/calls.ts';
import { isClass } from '../evaluate/classes.ts';
import type { Evaluator } from '../evaluate/context.ts';
import { read } from '../evaluate/read.ts';
import { at } from '../evaluate/site.ts';
import { boundary, decide, prune, runSide } from '../expression/branching.ts';
import { Entry, spread } from '../expression/entries.ts';
import { type Cond, isExpression, nodeOf } from '../expression/node.ts';
import { printed } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import { asChoice } from '../expression/text-methods.ts';
import { describe } from '../expression/value.ts';
import { withDefaults } from '../react/defaults.ts';
import {
  Builtin,
  Consumer,
  Context,
  defaultsOf,
  ForwardRef,
  Fragment,
  Lazy,
  Memo,
  Profiler,
  type Props,
  ReactElement,
  StrictMode,
  Suspense,
} from '../react/element.ts';
import { withContexts } from '../react/hooks.ts';
import { hostOf } from './host.ts';
import type { Markup } from './markup.ts';
import type { RenderContext } from './render-context.ts';

/** Most nested loops: a view that renders itself for a recursive payload would never end. */
const MAX_LOOP_DEPTH = 12;

export function expand(child: unknown, outer: RenderContext, evaluator: Evaluator): Markup[] {
  const value = prune(child);
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value === '' ? [] : [{ kind: 'text', value: String(value) }];
  if (value instanceof Entry) return expandEntry(value, outer, evaluator);
  if (Array.isArray(value)) return value.flatMap((item) => expand(item, outer, evaluator));
  if (value instanceof ReactElement) return at(value.site, () => expandElement(value, outer, evaluator));
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'branch':
      if (isTextual(value)) return [{ kind: 'text', value }];
      return either(
        node.cond,
        () => expand(node.yes, outer, evaluator),
        () => expand(node.no, outer, evaluator),
      );
    case 'list':
      if (outer.loops >= MAX_LOOP_DEPTH)
        return refuse(
          `Lists stand ${MAX_LOOP_DEPTH} deep in each other: the view calls itself without end`,
          'Give the payload as many levels as it has, each mapped in `data`',
        );
      return [
        {
          kind: 'for',
          list: node,
          body: boundary('in a loop of the page', () =>
            expand(node.item, { ...outer, loops: outer.loops + 1 }, evaluator),
          ),
        },
      ];
    case 'test':
      return [];
    case 'unrendered':
      return node.refuse();
    case 'entries':
      return refuse('An object whose keys are known only on the page is rendered', 'Render its members');
    case undefined:
      return constant(value, outer, evaluator);
    case 'path':
      if (node.type === 'json' || node.object !== undefined)
        return refuse(
          `\`${describe(value)}\` may be an object, and is rendered`,
          'Render one of its members, or give it a type in the schema',
        );
      if (node.type === 'units') printed(value);
      return node.type === 'boolean' ? [] : [{ kind: 'text', value }];
    default:
      return [{ kind: 'text', value }];
  }
}

function constant(value: unknown, outer: RenderContext, evaluator: Evaluator): Markup[] {
  if (typeof value === 'function')
    return refuse('A function is rendered', 'Call it, or write it as an element: <Name />');
  if (typeof value === 'object' && value !== null && Symbol.iterator in value)
    return spread(value).flatMap((entry) => expandEntry(entry, outer, evaluator));
  if (value instanceof Promise) return refuse('A promise is rendered', 'Put the data into the payload');
  return refuse('An object is rendered, which React does not take', 'Render one of its members');
}

/** Whether a value always prints as one text. */
function isTextual(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined)
    return value === null || value === undefined || (typeof value !== 'object' && typeof value !== 'function');
  if (node.kind === 'branch') return isTextual(node.yes) && isTextual(node.no);
  return node.kind !== 'list' && node.kind !== 'entries' && !(node.kind === 'path' && node.type === 'json');
}

function either(given: Cond, yes: () => Markup[], no: () => Markup[]): Markup[] {
  const cond = decide(given);
  if (cond.op === 'const') return cond.value ? yes() : no();
  const [left, right] = [runSide(cond, true, yes).result, runSide(cond, false, no).result];
  return left.length === 0 && right.length === 0 ? [] : [{ kind: 'if', cond, yes: left, no: right }];
}

const expandEntry = ({ cond, value }: Entry, outer: RenderContext, evaluator: Evaluator): Markup[] =>
  either(
    cond,
    () => expand(value, outer, evaluator),
    () => [],
  );

function expandElement(element: ReactElement, outer: RenderContext, evaluator: Evaluator): Markup[] {
  const type = prune(element.type);
  const { props } = element;
  const children = () => expand(read(props, 'children'), outer, evaluator);
  const choice = nodeOf(type) === undefined ? undefined : asChoice(type);
  const node = nodeOf(choice ?? type);
  if (node?.kind === 'branch')
    return either(
      node.cond,
      () => expandElement(new ReactElement(node.yes, props, element.givenKey, element.site), outer, evaluator),
      () => expandElement(new ReactElement(node.no, props, element.givenKey, element.site), outer, evaluator),
    );
  if (node !== undefined)
    return refuse(
      `The component \`${describe(type)}\` is known only on the page`,
      'Choose among components with ?:, or read it from a table',
    );
  if (typeof type === 'string')
    return [
      hostOf(type, props, element.site, outer, { expand: (child, within) => expand(child, within, evaluator), read }),
    ];
  if (type instanceof Builtin) {
    if (type === Fragment || type === StrictMode || type === Profiler) return children();
    if (type === Suspense)
      return [{ kind: 'literal', code: '<!--$-->' }, ...children(), { kind: 'literal', code: '<!--/$-->' }];
    return refuse(
      `<${type.name}> has no server markup that Liquid could print`,
      'Leave it out, or wrap it in <ClientOnly>',
    );
  }
  if (type instanceof Context) {
    const contexts = new Map(outer.contexts).set(type, read(props, 'value'));
    return expand(read(props, 'children'), { ...outer, contexts }, evaluator);
  }
  if (type instanceof Consumer) {
    const value = outer.contexts.has(type.context) ? outer.contexts.get(type.context) : type.context.fallback;
    return expand(render(read(props, 'children'), [value], outer, evaluator), outer, evaluator);
  }
  if (type instanceof Memo)
    return expandElement(new ReactElement(type.type, props, element.givenKey, element.site), outer, evaluator);
  if (type instanceof ForwardRef) {
    const { ref = null, ...rest } = props;
    return expand(render(type.render, [rest, ref], outer, evaluator), within(outer), evaluator);
  }
  if (type instanceof Lazy)
    return refuse('A lazy component is rendered', 'Import it, or show it after hydration: the page cannot wait for it');
  if (isClass(type)) return expandClass(type, props, outer, evaluator);
  if (typeof type === 'function')
    return expand(render(type, [props, undefined], outer, evaluator), within(outer), evaluator);
  return refuse(`${describe(type)} is rendered as a component`, 'Import a component, or write the name of an element');
}

/** Most nested components: one that renders itself would never end. */
const MAX_COMPONENT_DEPTH = 150;

/** The surroundings within a component. */
function within(outer: RenderContext): RenderContext {
  if (outer.components >= MAX_COMPONENT_DEPTH)
    return refuse(
      'A component renders itself without end',
      'Let it end: a view may render itself as often as the schema is deep',
    );
  return { ...outer, components: outer.components + 1 };
}

/** A component must not change values that were created before its render. */
const render = (component: unknown, args: readonly unknown[], outer: RenderContext, evaluator: Evaluator): unknown =>
  withContexts(outer.contexts, () =>
    boundary('while rendering, by a component or a hook', () => evaluator.call(component, undefined, args)),
  );

function expandClass(type: unknown, given: Props, outer: RenderContext, evaluator: Evaluator): Markup[] {
  const defaults = defaultsOf(type);
  const props = defaults === undefined ? given : withDefaults(given, defaults);
  const context = contextOf(type, outer);
  const rendered = withContexts(outer.contexts, () =>
    boundary('while rendering, by a component or a hook', () => {
      const instance = evaluator.construct(type, [props, context]) as Record<string, unknown>;
      instance.props = props;
      instance.context = context;
      for (const name of ['componentWillMount', 'UNSAFE_componentWillMount'])
        if (name in instance) return refuse(`A class has ${name}`, 'Give it an initial state: state = { … }');
      const derive: unknown = Reflect.get(type as object, 'getDerivedStateFromProps');
      if (derive !== undefined) {
        const state = prune(evaluator.call(derive, type, [props, instance.state ?? null]));
        if (holdsExpression(state) && isExpression(state))
          return refuse('The state of a class depends on the page', 'Use a function and useState');
        if (state !== null && state !== undefined)
          instance.state = { ...(instance.state as object), ...(state as object) };
      }
      return evaluator.callMember(instance, 'render', []);
    }),
  );
  return expand(rendered, within(outer), evaluator);
}

/** The `this.context` of a class component: an empty object without a `contextType`. */
function contextOf(type: unknown, outer: RenderContext): unknown {
  const contextType: unknown = Reflect.get(type as object, 'contextType');
  if (!(contextType instanceof Context)) return Object.freeze({});
  return outer.contexts.has(contextType) ? outer.contexts.get(contextType) : contextType.fallback;
}
