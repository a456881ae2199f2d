/** Functions that make a list of their arguments, of which some may then be missing. The compiler's own add themselves. */
export const VARIADIC = new Set<unknown>([
  Array.prototype.push,
  Array.prototype.unshift,
  Array.prototype.concat,
  Array.of,
]);
