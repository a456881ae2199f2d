/** The names of JavaScript's built-in functions. */

const OWNERS = {
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  Math,
  JSON,
  Reflect,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Error,
  URL,
  URLSearchParams,
  console,
  performance,
  crypto,
};

const GLOBALS = {
  parseInt,
  parseFloat,
  isNaN,
  isFinite,
  encodeURI,
  encodeURIComponent,
  decodeURI,
  decodeURIComponent,
  atob,
  btoa,
  structuredClone,
  queueMicrotask,
  setTimeout,
  setInterval,
};

const functionsOf = (owner: object, prefix: string): [unknown, string][] =>
  Object.getOwnPropertyNames(owner).flatMap((name): [unknown, string][] => {
    if (name === 'constructor' || name === 'caller' || name === 'arguments' || name === 'callee') return [];
    const value: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
    return typeof value === 'function' ? [[value, `${prefix}${name}`]] : [];
  });

function* named(): Generator<[unknown, string]> {
  for (const [name, value] of Object.entries(GLOBALS)) yield [value, name];
  for (const [name, owner] of Object.entries(OWNERS)) {
    if (typeof owner === 'function') yield [owner, name];
    yield* functionsOf(owner, `${name}.`);
    const inherited: unknown = typeof owner === 'function' ? owner.prototype : Object.getPrototypeOf(owner);
    if (inherited !== null && inherited !== Object.prototype && typeof inherited === 'object')
      yield* functionsOf(inherited, typeof owner === 'function' ? `${name}.prototype.` : `${name}.`);
    if (inherited === Object.prototype && owner === Object) yield* functionsOf(Object.prototype, 'Object.prototype.');
    if (owner === Function) yield* functionsOf(Function.prototype, 'Function.prototype.');
  }
}

/** By function: `Math.max`, `Array.prototype.map`. A function with several names (`Number.parseInt`) has its first. */
export const NATIVE_NAMES: ReadonlyMap<unknown, string> = new Map([...named()].toReversed());

/** Names of the methods of a kind of values. */
export const methodsOf = (prototype: object): string[] => functionsOf(prototype, '').map(([, name]) => name);
