import type { FilterTable } from '../filters/filter.ts';
import type { FilterCall } from '../syntax/tree.ts';
import type { RenderState } from './state.ts';

/** Filters whose results over written-out values are the same for as long as `key(host)` is: each is made once for it. */
export interface ConstantFilters<Host = unknown> {
  names: ReadonlySet<string>;
  key(host: Host): object;
}

/** Gives the filters to run in place of the written ones, which must print the same: one that reads less for two, say. */
export type JoinFilters = (filters: readonly FilterCall[]) => readonly FilterCall[];

/** What an engine renders its templates with. */
export interface EngineOptions {
  filters: FilterTable<RenderState>;
  constants: ConstantFilters | undefined;
  joinFilters: JoinFilters | undefined;
  /** Renders of a template after which it is compiled. */
  compileAfter: number;
}
