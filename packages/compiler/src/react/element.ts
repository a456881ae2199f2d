/** React's elements and kinds of components, as values of the evaluator. */

import { memberValue } from '../evaluate/objects.ts';
import type { Site } from '../evaluate/site.ts';
import { each, prune } from '../expression/branching.ts';
import { Entry } from '../expression/entries.ts';
import { isUnrendered, nodeOf } from '../expression/node.ts';
import { printed } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import { addWalker } from '../expression/substitute.ts';

export type Props = Record<string, unknown>;

export class ReactElement {
  readonly type: unknown;
  readonly props: Readonly<Props>;
  /** Undefined if there is none. It is converted to a string only when it is read, as few keys are. */
  readonly givenKey: unknown;
  readonly site: Site | undefined;
  /** Its props may contain expressions. */
  readonly vitrineHolds = true;
  constructor(type: unknown, props: Props, key: unknown, site: Site | undefined) {
    this.type = type;
    this.props = Object.freeze(props);
    this.givenKey = key;
    this.site = site;
  }
  get key(): unknown {
    return each(memberValue(this.givenKey), (key) =>
      key === undefined ? null : isUnrendered(key) ? key : printed(key),
    );
  }
  get ref(): unknown {
    return each(memberValue(this.props.ref), (ref) => (ref === undefined ? null : ref));
  }
}

/** React's built-in elements that are no host elements. */
export class Builtin {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export const Fragment = new Builtin('Fragment');
export const Suspense = new Builtin('Suspense');
export const StrictMode = new Builtin('StrictMode');
export const Profiler = new Builtin('Profiler');
export const Activity = new Builtin('Activity');

export class Memo {
  readonly type: unknown;
  constructor(type: unknown) {
    this.type = type;
  }
}
export class ForwardRef {
  readonly render: unknown;
  constructor(render: unknown) {
    this.render = render;
  }
}
export class Lazy {
  readonly load: unknown;
  constructor(load: unknown) {
    this.load = load;
  }
}
export class Consumer {
  readonly context: Context;
  constructor(context: Context) {
    this.context = context;
  }
}
export class Context {
  readonly fallback: unknown;
  readonly Provider: Context = this;
  readonly Consumer: Consumer = new Consumer(this);
  displayName?: string;
  constructor(fallback: unknown) {
    this.fallback = fallback;
  }
}

/** The base class of class components. */
export class Component {
  props: unknown;
  context: unknown;
  refs = {};
  constructor(props: unknown, context?: unknown) {
    this.props = props;
    this.context = context;
  }
  setState(): void {
    refuse('State is set while rendering', 'Set it in a handler or an effect');
  }
  forceUpdate(): void {
    refuse('A component is updated while rendering', 'Update it in a handler or an effect');
  }
}

/** The children of an element: none, one, or a list. */
function childrenOf(children: readonly unknown[]): unknown {
  return children.length === 1 && !(children[0] instanceof Entry) ? children[0] : children;
}

/** Creates an element. A member that may be missing stays one. */
export function elementOf(
  type: unknown,
  given: Props | null,
  children: readonly unknown[],
  site: Site | undefined,
): ReactElement {
  const props: Props = {};
  let key: unknown;
  for (const name of Object.keys(given ?? {})) {
    const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value;
    if (name === 'key') key = value;
    else props[name] = value;
  }
  if (children.length > 0) props.children = childrenOf(children);
  return new ReactElement(type, props, key, site);
}

/** The element of JSX. With a key after a spread JSX calls `createElement`, which applies `defaultProps` to any component. */
export function createElement(
  type: unknown,
  given: Props | null,
  children: readonly unknown[],
  site: Site | undefined,
): ReactElement {
  const element = elementOf(type, given, children, site);
  if (element.givenKey !== undefined && !isClassComponent(type) && defaultsOf(type) !== undefined)
    refuse(
      'A component that is no class has defaultProps, and a key',
      'Give its parameters defaults: ({ a = 1 }) => …',
    );
  return element;
}

const isClassComponent = (type: unknown): boolean =>
  typeof type === 'function' && Reflect.get(type, 'prototype') instanceof Component;

/** The `defaultProps` of a component. */
export function defaultsOf(given: unknown): Props | undefined {
  const type = prune(given);
  const node = nodeOf(type);
  if (node?.kind === 'branch' && (defaultsOf(node.yes) ?? defaultsOf(node.no)) !== undefined)
    return refuse('Components with defaultProps are chosen among', 'Give their parameters defaults: ({ a = 1 }) => …');
  if (node !== undefined || type === null || (typeof type !== 'object' && typeof type !== 'function')) return undefined;
  return (Reflect.get(type, 'defaultProps') ?? undefined) as Props | undefined;
}

/** The element with its props mapped by `replace`, except for event handlers. */
addWalker((value, replace) => {
  if (typeof value === 'function') return undefined;
  if (!(value instanceof ReactElement)) return undefined;
  const props: Props = {};
  let isSame = true;
  for (const [name, inner] of Object.entries(value.props)) {
    props[name] = typeof inner === 'function' ? inner : replace(inner);
    if (props[name] !== inner) isSame = false;
  }
  const key = replace(value.givenKey);
  return isSame && key === value.givenKey ? value : new ReactElement(value.type, props, key, value.site);
});
