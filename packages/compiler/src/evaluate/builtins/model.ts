/** The model of a native function for expressions. */
export interface ModelCall {
  self: unknown;
  args: readonly unknown[];
  /** Calls a callback, with an optional `this`. */
  call: (callee: unknown, args: readonly unknown[], self?: unknown) => unknown;
}

/** A model returns this to run the native function. */
export const UNMODELLED: unique symbol = Symbol('unmodelled');

export type Model = (call: ModelCall) => unknown;
