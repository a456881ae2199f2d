/**
 * Native functions that accept expressions: those of the compiler and of its model of React. All others would treat expressions as
 * plain objects.
 */
const trusted = new WeakSet<object>();

/** Marks a function as trusted. */
export function trust<T>(value: T): T {
  if (typeof value === 'function') trusted.add(value);
  return value;
}

export const isTrusted = (value: unknown): boolean => typeof value === 'function' && trusted.has(value);

let trusting = true;

/** Whether native code runs within a trusted function. */
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
