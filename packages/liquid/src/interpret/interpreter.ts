import type { EngineOptions } from '../runtime/options.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Body } from '../syntax/tree.ts';

/** What nodes render their bodies and filters with. */
export interface Interpreter {
  readonly options: EngineOptions;
  /** Renders the nodes of a body, appending to `state.out`. An interrupt ends it, and stays in the state. */
  body(body: Body, state: RenderState): void;
}
