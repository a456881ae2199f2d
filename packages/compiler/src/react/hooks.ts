/** React's hooks in the first render, the only one on a server. */

import { made, memberValue } from '../evaluate/objects.ts';
import { orDefault } from '../evaluate/patterns.ts';
import { trust } from '../evaluate/trust.ts';
import { each } from '../expression/branching.ts';
import { refuse } from '../expression/refuse.ts';
import { Context } from './element.ts';

type Fn = (...args: unknown[]) => unknown;

/** Values of the contexts around the rendered component; undefined outside of a render. */
let contexts: ReadonlyMap<Context, unknown> | undefined;

/** Calls `run` with these contexts. Sections cannot import it (`api.ts`). */
export function withContexts<T>(values: ReadonlyMap<Context, unknown>, run: () => T): T {
  const before = contexts;
  contexts = values;
  try {
    return run();
  } finally {
    contexts = before;
  }
}

const currentContexts = (name: string): ReadonlyMap<Context, unknown> =>
  contexts ?? refuse(`${name} is called outside of a component`, 'Call it in a component or a hook');

const isFunction = (value: unknown): value is Fn => typeof value === 'function';

const set = trust((): never =>
  refuse('State is set while rendering', 'Set it in a handler or an effect, or compute the value'),
);

export const useState = (initial: unknown): unknown => {
  currentContexts('useState');
  return made([each(initial, (known) => (isFunction(known) ? known() : known)), set]);
};

export const useReducer = (_reducer: unknown, argument: unknown, init?: unknown): unknown => {
  currentContexts('useReducer');
  const initial = each(init, (known) => {
    if (known === undefined) return argument;
    return isFunction(known)
      ? known(argument)
      : refuse('The third argument of useReducer is no function', 'Give it a function, or leave it out');
  });
  return made([initial, set]);
};

export const useMemo = (make: Fn): unknown => {
  currentContexts('useMemo');
  return make();
};

export const useCallback = (fn: unknown): unknown => {
  currentContexts('useCallback');
  return fn;
};

export const useRef = (initial: unknown): unknown => {
  currentContexts('useRef');
  return made({ current: initial });
};

const nothing = (name: string) => (): undefined => {
  currentContexts(name);
  return undefined;
};
export const useEffect = nothing('useEffect');
export const useLayoutEffect = nothing('useLayoutEffect');
export const useInsertionEffect = nothing('useInsertionEffect');
export const useImperativeHandle = nothing('useImperativeHandle');
export const useDebugValue = nothing('useDebugValue');
export const useEffectEvent = (fn: unknown): unknown => {
  currentContexts('useEffectEvent');
  return fn;
};

export const useSyncExternalStore = (_subscribe: unknown, _snapshot: unknown, serverSnapshot?: unknown): unknown => {
  currentContexts('useSyncExternalStore');
  if (!isFunction(serverSnapshot))
    return refuse(
      'useSyncExternalStore has no third argument',
      'Give it what the server shows: `() => store.getInitialState()`',
    );
  return serverSnapshot();
};

export const useDeferredValue = (value: unknown, initial?: unknown): unknown => {
  currentContexts('useDeferredValue');
  return orDefault(initial, () => value);
};
export const useTransition = (): unknown => {
  currentContexts('useTransition');
  return made([false, set]);
};
export const useActionState = (_action: unknown, initial: unknown): unknown => {
  currentContexts('useActionState');
  return made([initial, set, false]);
};
export const useOptimistic = (state: unknown): unknown => {
  currentContexts('useOptimistic');
  return made([state, set]);
};
export const useFormStatus = (): unknown => {
  currentContexts('useFormStatus');
  return made({ pending: false, data: null, method: null, action: null });
};

export const useId = (): never =>
  refuse(
    "React's useId depends on the position in the tree, which differs between Liquid and the browser",
    'Use useSectionId() and a suffix',
  );

export const useContext = (context: unknown): unknown => {
  const values = currentContexts('useContext');
  return each(context, (known) =>
    known instanceof Context
      ? memberValue(values.has(known) ? values.get(known) : known.fallback)
      : refuse('useContext is given no context', 'Give it what createContext made'),
  );
};

export const use = (value: unknown): unknown =>
  value instanceof Context
    ? useContext(value)
    : refuse('A promise is waited for while rendering', 'Put the data into the payload, or fetch it in an effect');
