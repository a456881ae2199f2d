/** React's elements and the kinds of components, as values of the evaluator. */

import type { Site } from '../evaluate/site.ts';
import { Entry } from '../expression/entries.ts';
import { refuse } from '../expression/refuse.ts';
import { addWalker } from '../expression/substitute.ts';

export type Props = Record<string, unknown>;

export class ReactElement {
  readonly type: unknown;
  readonly props: Readonly<Props>;
  readonly key: unknown;
  readonly site: Site | undefined;
  /** Its props may hold values of the page. */
  readonly vitrineHolds = true;
  constructor(type: unknown, props: Props, key: unknown, site: Site | undefined) {
    this.type = type;
    this.props = Object.freeze(props);
    this.key = key;
    this.site = site;
  }
}

/** Kinds of elements that React knows by itself. */
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

/** The base of components that are classes. */
export class Component {
  props: unknown;
  context: unknown;
  refs = {};
  constructor(props: unknown) {
    this.props = props;
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

/** An element. What is a member that may be missing stays one. */
export function createElement(
  type: unknown,
  given: Props | null,
  children: readonly unknown[],
  site: Site | undefined,
): ReactElement {
  const props: Props = {};
  let key: unknown = null;
  for (const name of Object.keys(given ?? {})) {
    const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value;
    if (name === 'key') key = value;
    else props[name] = value;
  }
  if (children.length > 0) props.children = childrenOf(children);
  return new ReactElement(type, props, key, site);
}

/** The element whose props go through `replace`. What happens in the browser stays as it is. */
addWalker((value, replace) => {
  if (typeof value === 'function') return undefined;
  if (!(value instanceof ReactElement)) return undefined;
  const props: Props = {};
  let isSame = true;
  for (const [name, inner] of Object.entries(value.props)) {
    props[name] = typeof inner === 'function' ? inner : replace(inner);
    if (props[name] !== inner) isSame = false;
  }
  return isSame ? value : new ReactElement(value.type, props, replace(value.key), value.site);
});
