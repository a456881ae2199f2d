/**
 * Which native functions may be given values of the page: those that are written for it, of the compiler and of its model of React. All others know
 * nothing of such values, and would take them for objects.
 */
const trusted = new WeakSet<object>();

/** Marks a function. */
export function trust<T>(value: T): T {
  if (typeof value === 'function') trusted.add(value);
  return value;
}

export const isTrusted = (value: unknown): boolean => typeof value === 'function' && trusted.has(value);

let trusting = true;

/** Whether a trusted function is what native code runs now. */
export const isTrusting = (): boolean => trusting;

/** Runs native code. */
export function whileTrusting<T>(trust: boolean, run: () => T): T {
  const before = trusting;
  trusting = trust;
  try {
    return run();
  } finally {
    trusting = before;
  }
}
