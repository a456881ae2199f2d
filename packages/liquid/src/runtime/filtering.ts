import type { RenderState } from './state.ts';

/** A filter that does not exist lets its input through. */
export function unknownFilter(state: RenderState, name: string, line: number, value: unknown): unknown {
  state.warn(`Unknown filter ${name} in ${state.file} line ${line}`);
  return value;
}

/** Themes print hundreds of constant texts on a page: each is computed once for a key, such as a language. */
export function remembered(known: WeakMap<object, unknown>, key: object, make: () => unknown): unknown {
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}
