import type { FilterTable } from '../filters/filter.ts';
import type { FilterCall } from '../syntax/tree.ts';
import type { RenderState } from './state.ts';

/** Filters whose results over literals are the same as long as `key(host)` is: each is computed once for it. */
export interface ConstantFilters<Host = unknown> {
  names: ReadonlySet<string>;
  key(host: Host): object;
}

/** Replaces a filter chain with an equivalent one, such as two filters with one that reads less. */
export type JoinFilters = (filters: readonly FilterCall[]) => readonly FilterCall[];

/** The options of an engine. */
export interface EngineOptions {
  filters: FilterTable<RenderState>;
  constants: ConstantFilters | undefined;
  joinFilters: JoinFilters | undefined;
  /** Renders of a template after which it is compiled. */
  compileAfter: number;
}
