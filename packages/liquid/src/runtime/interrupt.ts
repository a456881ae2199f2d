/** The values of `RenderState.interrupt`, by which `break` and `continue` reach the enclosing loop. */
export const NO_INTERRUPT = 0;
export const BREAK = 1;
export const CONTINUE = 2;
