import type { RenderState } from './state.ts';

/** The value of a variable, for the local generated code caches it in: nil is null, never undefined. */
export function find(state: RenderState, name: string): unknown {
  return state.lookup(name) ?? null;
}

/** The value of the variable that a value names: `[name]`. */
export function findNamed(state: RenderState, name: unknown): unknown {
  return typeof name === 'string' ? state.lookup(name) : undefined;
}
