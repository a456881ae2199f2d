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
import { rendering } from '../react/hooks.ts';
import type { Around } from './around.ts';
import { hostOf } from './host.ts';
import type { Markup } from './markup.ts';

/** Loops within loops; a view that calls itself on a payload without end would never stop. */
const DEEPEST = 12;

export function expand(child: unknown, around: Around, evaluator: Evaluator): Markup[] {
  const value = prune(child);
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value === '' ? [] : [{ kind: 'text', value: String(value) }];
  if (value instanceof Entry) return expandEntry(value, around, evaluator);
  if (Array.isArray(value)) return value.flatMap((item) => expand(item, around, evaluator));
  if (value instanceof ReactElement) return at(value.site, () => expandElement(value, around, evaluator));
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'branch':
      if (isTextual(value)) return [{ kind: 'text', value }];
      return either(
        node.cond,
        () => expand(node.yes, around, evaluator),
        () => expand(node.no, around, evaluator),
      );
    case 'list':
      if (around.loops >= DEEPEST)
        return refuse(
          `Lists stand ${DEEPEST} deep in each other: the view calls itself without end`,
          'Give the payload as many levels as it has, each mapped in `data`',
        );
      return [
        {
          kind: 'for',
          list: node,
          body: boundary('in a loop of the page', () =>
            expand(node.item, { ...around, loops: around.loops + 1 }, evaluator),
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
      return constant(value, around, evaluator);
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

function constant(value: unknown, around: Around, evaluator: Evaluator): Markup[] {
  if (typeof value === 'function')
    return refuse('A function is rendered', 'Call it, or write it as an element: <Name />');
  if (typeof value === 'object' && value !== null && Symbol.iterator in value)
    return spread(value).flatMap((entry) => expandEntry(entry, around, evaluator));
  if (value instanceof Promise) return refuse('A promise is rendered', 'Put the data into the payload');
  return refuse('An object is rendered, which React does not take', 'Render one of its members');
}

/** Whether a value prints as text, so that it is one text whatever the page holds. */
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

const expandEntry = ({ cond, value }: Entry, around: Around, evaluator: Evaluator): Markup[] =>
  either(
    cond,
    () => expand(value, around, evaluator),
    () => [],
  );

function expandElement(element: ReactElement, around: Around, evaluator: Evaluator): Markup[] {
  const type = prune(element.type);
  const { props } = element;
  const children = () => expand(read(props, 'children'), around, evaluator);
  const choice = nodeOf(type) === undefined ? undefined : asChoice(type);
  const node = nodeOf(choice ?? type);
  if (node?.kind === 'branch')
    return either(
      node.cond,
      () => expandElement(new ReactElement(node.yes, props, element.givenKey, element.site), around, evaluator),
      () => expandElement(new ReactElement(node.no, props, element.givenKey, element.site), around, evaluator),
    );
  if (node !== undefined)
    return refuse(
      `The component \`${describe(type)}\` is known only on the page`,
      'Choose among components with ?:, or read it from a table',
    );
  if (typeof type === 'string')
    return [
      hostOf(type, props, element.site, around, { expand: (child, within) => expand(child, within, evaluator), read }),
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
    const contexts = new Map(around.contexts).set(type, read(props, 'value'));
    return expand(read(props, 'children'), { ...around, contexts }, evaluator);
  }
  if (type instanceof Consumer) {
    const value = around.contexts.has(type.context) ? around.contexts.get(type.context) : type.context.fallback;
    return expand(render(read(props, 'children'), [value], around, evaluator), around, evaluator);
  }
  if (type instanceof Memo)
    return expandElement(new ReactElement(type.type, props, element.givenKey, element.site), around, evaluator);
  if (type instanceof ForwardRef) {
    const { ref = null, ...rest } = props;
    return expand(render(type.render, [rest, ref], around, evaluator), within(around), evaluator);
  }
  if (type instanceof Lazy)
    return refuse('A lazy component is rendered', 'Import it, or show it after hydration: the page cannot wait for it');
  if (isClass(type)) return expandClass(type, props, around, evaluator);
  if (typeof type === 'function')
    return expand(render(type, [props, undefined], around, evaluator), within(around), evaluator);
  return refuse(`${describe(type)} is rendered as a component`, 'Import a component, or write the name of an element');
}

/** Components within components; one that renders itself would never stop. */
const MOST_COMPONENTS = 150;

/** Inside of a component. */
function within(around: Around): Around {
  if (around.components >= MOST_COMPONENTS)
    return refuse(
      'A component renders itself without end',
      'Let it end: a view may render itself as often as the schema is deep',
    );
  return { ...around, components: around.components + 1 };
}

/** A component's own code may change nothing that was there before. */
const render = (component: unknown, args: readonly unknown[], around: Around, evaluator: Evaluator): unknown =>
  rendering(around.contexts, () =>
    boundary('while rendering, by a component or a hook', () => evaluator.call(component, undefined, args)),
  );

function expandClass(type: unknown, given: Props, around: Around, evaluator: Evaluator): Markup[] {
  const defaults = defaultsOf(type);
  const props = defaults === undefined ? given : withDefaults(given, defaults);
  const context = contextOf(type, around);
  const made = rendering(around.contexts, () =>
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
  return expand(made, within(around), evaluator);
}

/** What a class has as `this.context`: an empty object where it asks for none. */
function contextOf(type: unknown, around: Around): unknown {
  const wanted: unknown = Reflect.get(type as object, 'contextType');
  if (!(wanted instanceof Context)) return Object.freeze({});
  return around.contexts.has(wanted) ? around.contexts.get(wanted) : wanted.fallback;
}
