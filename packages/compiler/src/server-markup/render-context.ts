/** What surrounds an element while it is expanded. */
import type { Context } from '../react/element.ts';

export interface RenderContext {
  contexts: ReadonlyMap<Context, unknown>;
  /** The closest `<select>`. */
  select: SelectState | undefined;
  isSvg: boolean;
  /** Number of loops. */
  loops: number;
  /** Number of components. */
  components: number;
}

/** The value of a `<select>`, which selects its options. */
export interface SelectState {
  value: unknown;
  isMultiple: unknown;
}
