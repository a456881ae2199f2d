/** The compiler's models of what `react` and `react-dom` export. */
import { version } from 'react';
import { memberValue, overlay } from '../evaluate/objects.ts';
import { here } from '../evaluate/site.ts';
import { trust } from '../evaluate/trust.ts';
import { VARIADIC } from '../evaluate/variadic.ts';
import { each } from '../expression/branching.ts';
import { entryOf } from '../expression/entries.ts';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { Children } from './children.ts';
import { withDefaults } from './defaults.ts';
import {
  Activity,
  Component,
  Context,
  defaultsOf,
  elementOf,
  ForwardRef,
  Fragment,
  Lazy,
  Memo,
  Profiler,
  type Props,
  ReactElement,
  StrictMode,
  Suspense,
} from './element.ts';
import * as hooks from './hooks.ts';

const createElement = (type: unknown, props: Props | null, ...children: unknown[]): unknown =>
  resolved(elementOf(type, props, children, here()));

/** Unlike JSX it applies `defaultProps` to any component. */
function resolved(element: ReactElement): ReactElement {
  const defaults = defaultsOf(element.type);
  if (defaults === undefined) return element;
  return new ReactElement(element.type, withDefaults(element.props, defaults), element.givenKey, element.site);
}

/** For the automatic JSX runtime, where the children are a prop. */
const jsx = (type: unknown, props: Props, key?: unknown): unknown =>
  elementOf(type, key === undefined ? props : { ...props, key }, [], here());

const cloneElement = (element: unknown, props: Props | null, ...children: unknown[]): unknown =>
  each(element, (known) => {
    if (!(known instanceof ReactElement))
      return refuse('cloneElement is given something else than an element', 'Test it with isValidElement first');
    const given: Props = { ...known.props, key: known.givenKey };
    for (const [name, value] of Object.entries(props ?? {}))
      if (name === 'key' || name === 'ref') given[name] = unlessUndefined(value, given[name]);
      else overlay(given, name, entryOf(value));
    return elementOf(known.type, given, children, here());
  });

/** The new key or ref of a cloned element, else the old one. */
const unlessUndefined = (value: unknown, old: unknown): unknown =>
  each(memberValue(value), (known) => (known === undefined ? memberValue(old) : known));

const isValidElement = (value: unknown): unknown =>
  each(value, (known) => nodeOf(known) === undefined && known instanceof ReactElement);

const memo = (type: unknown): unknown => new Memo(type);
const forwardRef = (render: unknown): unknown => new ForwardRef(render);
const lazy = (load: unknown): unknown => new Lazy(load);
const createContext = (fallback: unknown): unknown => new Context(fallback);
const createRef = (): unknown => ({ current: null });
const startTransition = (): never =>
  refuse('A transition is started while rendering', 'Start it in a handler or an effect');
const createPortal = (): never =>
  refuse(
    'A portal is rendered',
    'There is no server markup of a portal: show it after hydration (state that starts as null, or <ClientOnly>)',
  );
const flushSync = (): never => refuse('flushSync is called while rendering', 'Call it in a handler');
const hint = (name: string) => (): never =>
  refuse(
    `${name} is called while rendering`,
    "Put the <link> or <script> into the theme's head, or call it in an effect",
  );
const nothing = (): undefined => undefined;
const cache = (fn: unknown): unknown => fn;

class PureComponent extends Component {}

const react: Record<string, unknown> = {
  ...hooks,
  Activity,
  Children,
  Component,
  Fragment,
  Profiler,
  PureComponent,
  StrictMode,
  Suspense,
  cache,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  version,
};
delete react.withContexts;
delete react.useFormStatus;

const dom: Record<string, unknown> = {
  createPortal,
  flushSync,
  preload: nothing,
  preinit: hint('preinit'),
  preconnect: hint('preconnect'),
  prefetchDNS: hint('prefetchDNS'),
  useFormState: hooks.useActionState,
  useFormStatus: hooks.useFormStatus,
};

for (const value of [createElement, cloneElement]) VARIADIC.add(value);
for (const value of [...Object.values(react), ...Object.values(dom), ...Object.values(Children), jsx]) trust(value);

const withDefault = (exports: Record<string, unknown>): Record<string, unknown> => ({ ...exports, default: exports });

/** The modules by specifier. */
export const REACT_MODULES: ReadonlyMap<string, Record<string, unknown>> = new Map([
  ['react', withDefault(react)],
  ['react/jsx-runtime', { jsx, jsxs: jsx, Fragment }],
  ['react/jsx-dev-runtime', { jsxDEV: jsx, Fragment }],
  ['react-dom', withDefault(dom)],
  ['react-dom/client', { createRoot: nothing, hydrateRoot: nothing }],
]);
