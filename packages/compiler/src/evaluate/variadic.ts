/** Functions that make a list of their arguments, so that arguments may be missing. Functions of the compiler add themselves. */
export const VARIADIC = new Set<unknown>([
  Array.prototype.push,
  Array.prototype.unshift,
  Array.prototype.concat,
  Array.of,
]);
