/** React's hooks at the first render, which is the one that the page shows. */

import { made, memberValue } from '../evaluate/objects.ts';
import { orDefault } from '../evaluate/patterns.ts';
import { trust } from '../evaluate/trust.ts';
import { each } from '../expression/branching.ts';
import { refuse } from '../expression/refuse.ts';
import { Context } from './element.ts';

type Fn = (...args: unknown[]) => unknown;

/** Values of the contexts around what is rendered; undefined where nothing is. */
let contexts: ReadonlyMap<Context, unknown> | undefined;

/** Renders with these contexts around. */
export function rendering<T>(around: ReadonlyMap<Context, unknown>, run: () => T): T {
  const before = contexts;
  contexts = around;
  try {
    return run();
  } finally {
    contexts = before;
  }
}

const inComponent = (name: string): ReadonlyMap<Context, unknown> =>
  contexts ?? refuse(`${name} is called outside of a component`, 'Call it in a component or a hook');

const isFunction = (value: unknown): value is Fn => typeof value === 'function';

const set = trust((): never =>
  refuse('State is set while rendering', 'Set it in a handler or an effect, or compute the value'),
);

export const useState = (initial: unknown): unknown => {
  inComponent('useState');
  return made([each(initial, (known) => (isFunction(known) ? known() : known)), set]);
};

export const useReducer = (_reducer: unknown, argument: unknown, init?: unknown): unknown => {
  inComponent('useReducer');
  const initial = each(init, (known) => {
    if (known === undefined) return argument;
    return isFunction(known)
      ? known(argument)
      : refuse('The third argument of useReducer is no function', 'Give it a function, or leave it out');
  });
  return made([initial, set]);
};

export const useMemo = (make: Fn): unknown => {
  inComponent('useMemo');
  return make();
};

export const useCallback = (fn: unknown): unknown => {
  inComponent('useCallback');
  return fn;
};

export const useRef = (initial: unknown): unknown => {
  inComponent('useRef');
  return made({ current: initial });
};

const nothing = (name: string) => (): undefined => {
  inComponent(name);
  return undefined;
};
export const useEffect = nothing('useEffect');
export const useLayoutEffect = nothing('useLayoutEffect');
export const useInsertionEffect = nothing('useInsertionEffect');
export const useImperativeHandle = nothing('useImperativeHandle');
export const useDebugValue = nothing('useDebugValue');
export const useEffectEvent = (fn: unknown): unknown => {
  inComponent('useEffectEvent');
  return fn;
};

export const useSyncExternalStore = (_subscribe: unknown, _snapshot: unknown, serverSnapshot?: unknown): unknown => {
  inComponent('useSyncExternalStore');
  if (!isFunction(serverSnapshot))
    return refuse(
      'useSyncExternalStore has no third argument',
      'Give it what the server shows: `() => store.getInitialState()`',
    );
  return serverSnapshot();
};

export const useDeferredValue = (value: unknown, initial?: unknown): unknown => {
  inComponent('useDeferredValue');
  return orDefault(initial, () => value);
};
export const useTransition = (): unknown => {
  inComponent('useTransition');
  return made([false, set]);
};
export const useActionState = (_action: unknown, initial: unknown): unknown => {
  inComponent('useActionState');
  return made([initial, set, false]);
};
export const useOptimistic = (state: unknown): unknown => {
  inComponent('useOptimistic');
  return made([state, set]);
};
export const useFormStatus = (): unknown => {
  inComponent('useFormStatus');
  return made({ pending: false, data: null, method: null, action: null });
};

export const useId = (): never =>
  refuse(
    "React's useId depends on the position in the tree, which differs between Liquid and the browser",
    'Use useSectionId() and a suffix',
  );

export const useContext = (context: unknown): unknown => {
  const around = inComponent('useContext');
  return each(context, (known) =>
    known instanceof Context
      ? memberValue(around.has(known) ? around.get(known) : known.fallback)
      : refuse('useContext is given no context', 'Give it what createContext made'),
  );
};

export const use = (value: unknown): unknown =>
  value instanceof Context
    ? useContext(value)
    : refuse('A promise is waited for while rendering', 'Put the data into the payload, or fetch it in an effect');
