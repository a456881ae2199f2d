import type { RenderState } from './state.ts';

/** Arguments given by name: `width: 200`, `data-x: 'y'`. */
export type NamedArguments = Readonly<Record<string, unknown>>;

/** None; the same object wherever a filter is called without any. */
export const NO_NAMED: NamedArguments = Object.freeze({});

/**
 * A filter: what stands left of the bar, the arguments by position, those by name, and the running render.
 * Throws LiquidError for what the platform prints as an error.
 */
export type Filter = (input: unknown, args: readonly unknown[], named: NamedArguments, state: RenderState) => unknown;

export type FilterTable = Readonly<Record<string, Filter>>;
