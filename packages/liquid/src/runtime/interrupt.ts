/** What a `break` or `continue` leaves for the loop around it: the values of `RenderState.interrupt`. */
export const NO_INTERRUPT = 0;
export const BREAK = 1;
export const CONTINUE = 2;
