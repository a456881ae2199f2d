/** What stands around an element while it is expanded. */
import type { Context } from '../react/element.ts';

export interface Around {
  contexts: ReadonlyMap<Context, unknown>;
  /** Of the `<select>` around. */
  select: SelectState | undefined;
  isSvg: boolean;
  /** Loops around. */
  loops: number;
  /** Components around. */
  components: number;
}

/** The value of a `<select>`, by which its options are marked. */
export interface SelectState {
  value: unknown;
  isMultiple: unknown;
}
