/** How a native function is modelled for values of the page. */
export interface ModelCall {
  self: unknown;
  args: readonly unknown[];
  /** Calls a function that was given, with a `this` if it wants one. */
  call: (callee: unknown, args: readonly unknown[], self?: unknown) => unknown;
}

/** The native function is to be run as it is. */
export const UNMODELLED: unique symbol = Symbol('unmodelled');

export type Model = (call: ModelCall) => unknown;
