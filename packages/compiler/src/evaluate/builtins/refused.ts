/** Native functions and names that sections must not use, because their results differ between the build and a visitor's browser. */

interface Refusal {
  what: string;
  remedy: string;
}

const CLOCK =
  'The time of the build is not that of a visit: format dates in `data` with `date(x, format)`, or start with null and set the state in an effect';
const LOCAL =
  'It depends on the time zone and the language of who reads it: format it in `data` with `date(x, format)`';
const PROMISE = 'Wait for it in an effect';
const RANDOM = 'Chance differs between the page and the browser: use useSectionId() for ids, or set state in an effect';

export const REFUSED_NATIVES: ReadonlyMap<unknown, Refusal> = new Map<unknown, Refusal>([
  [Date.now, { what: '`Date.now()` is read while rendering', remedy: CLOCK }],
  ...[setTimeout, setInterval, queueMicrotask].map(
    (schedule) =>
      [
        schedule,
        { what: `\`${schedule.name}()\` is called while rendering`, remedy: 'Call it in an effect or a handler' },
      ] as const,
  ),
  [Math.random, { what: '`Math.random()` is read while rendering', remedy: RANDOM }],
  [performance.now, { what: '`performance.now()` is read while rendering', remedy: CLOCK }],
  [crypto.randomUUID, { what: '`crypto.randomUUID()` is read while rendering', remedy: RANDOM }],
  [crypto.getRandomValues, { what: '`crypto.getRandomValues()` is read while rendering', remedy: RANDOM }],
  ...localMethods(Date.prototype, /^(get(?!Time$|UTC)|to(?!ISOString|JSON|UTCString)|valueOf$)/).map(
    ([name, method]) => [method, { what: `.${name}() of a date is read while rendering`, remedy: LOCAL }] as const,
  ),
  ...localMethods(Number.prototype, /^toLocale/).map(
    ([name, method]) =>
      [
        method,
        {
          what: `.${name}() is called while rendering`,
          remedy: 'Use `money` for prices, or format the number in `data`',
        },
      ] as const,
  ),
  ...localMethods(String.prototype, /^(toLocale|localeCompare|normalize)/).map(
    ([name, method]) =>
      [
        method,
        {
          what: `.${name}() is called while rendering`,
          remedy: 'It depends on the language of the visitor: use `t`, or CSS',
        },
      ] as const,
  ),
  ...localMethods(Array.prototype, /^toLocale/).map(
    ([name, method]) => [method, { what: `.${name}() is called while rendering`, remedy: LOCAL }] as const,
  ),
]);

function localMethods(prototype: object, names: RegExp): [string, unknown][] {
  return Object.getOwnPropertyNames(prototype)
    .filter((name) => names.test(name))
    .map((name) => [name, Reflect.get(prototype, name) as unknown]);
}

/** Remedies for refused `new` expressions. */
export const REFUSED_CONSTRUCTIONS = { date: CLOCK, promise: PROMISE };

/** Remedies by constructor. */
export function refusedConstruction(callee: unknown, args: readonly unknown[]): Refusal | undefined {
  if (callee === Date && args.length === 0) return { what: '`new Date()` is the time of the build', remedy: CLOCK };
  if (callee === Date && !isSameEverywhere(args))
    return { what: 'A date is made in the time zone of the build', remedy: LOCAL };
  if (callee === Proxy) return { what: 'A `Proxy` is made while rendering', remedy: 'Write the object out' };
  if (isOfBytes(callee)) return BYTES;
  if (callee === Promise) return { what: 'A promise is made while rendering', remedy: PROMISE };
  return undefined;
}

const BYTES: Refusal = {
  what: 'A list of bytes or of numbers of one size (`Uint8Array` and its like) is made while rendering',
  remedy: 'Use a list: what is put into those becomes another number',
};

const TypedArray = Object.getPrototypeOf(Uint8Array) as typeof Uint8Array;

const isOfBytes = (callee: unknown): boolean =>
  callee === DataView ||
  callee === ArrayBuffer ||
  (typeof callee === 'function' && Object.getPrototypeOf(callee) === TypedArray);

/** Whether the arguments give the same time in every time zone: a number, a date, or a time with its zone. */
const ISO = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/;
const isSameEverywhere = (args: readonly unknown[]): boolean =>
  args.length === 1 && (typeof args[0] === 'string' ? ISO.test(args[0]) : true);

export function refusedNative(callee: unknown, args: readonly unknown[]): Refusal | undefined {
  if (callee === Date.parse && typeof args[0] === 'string' && !ISO.test(args[0]))
    return { what: 'A date is read in the time zone of the build', remedy: LOCAL };
  if (callee === TypedArray.from || callee === TypedArray.of) return BYTES;
  if (callee === Proxy.revocable) return { what: 'A `Proxy` is made while rendering', remedy: 'Write the object out' };
  if (callee === Date) return { what: '`Date()` is the time of the build', remedy: CLOCK };
  return REFUSED_NATIVES.get(callee);
}

const BROWSER =
  'There is none while the page is made: read it in an effect or a handler, or wrap what needs it in <ClientOnly>';

/** Globals that only a browser has, or that differ between browsers. */
const NAMES = new Map<string, string>(
  [
    'window document localStorage sessionStorage navigator location history screen matchMedia innerWidth innerHeight scrollX scrollY devicePixelRatio',
    'fetch XMLHttpRequest requestAnimationFrame requestIdleCallback getComputedStyle indexedDB caches customElements visualViewport self top parent alert',
    'IntersectionObserver ResizeObserver MutationObserver Image Audio DOMParser addEventListener dispatchEvent process require module __dirname Buffer global globalThis',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => [name, BROWSER]),
);
NAMES.set(
  'Intl',
  'It depends on the language of the visitor: format it in `data` (`date`, `money`), or use `t` with `count`',
);
NAMES.set('eval', 'Write the code itself');

export const REFUSED_NAMES: ReadonlyMap<string, string> = NAMES;

/** Globals of the language's standard, which are the same in browsers and in the build. */
const STANDARD = new Set(
  [
    'Object Function Array String Number Boolean Symbol BigInt Math JSON Date RegExp Map Set WeakMap WeakSet WeakRef Promise Proxy Reflect Iterator',
    'Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError parseInt parseFloat isNaN isFinite NaN Infinity undefined',
    'encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape console structuredClone URL URLSearchParams setTimeout clearTimeout',
    'setInterval clearInterval queueMicrotask AbortController AbortSignal Event EventTarget CustomEvent TextEncoder TextDecoder performance crypto',
    'ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array',
    'BigInt64Array BigUint64Array Headers Request Response FormData Blob File DOMException MessageChannel atob btoa',
  ].flatMap((line) => line.split(' ')),
);

/** Why a global cannot be used in a render. */
export const refusedName = (name: string): string | undefined =>
  NAMES.get(name) ?? (STANDARD.has(name) ? undefined : BROWSER);
