/** Calls of functions of the source, of methods of expressions, and of native functions. */
import { each, prune } from '../expression/branching.ts';
import { Entry } from '../expression/entries.ts';
import { callMethod } from '../expression/methods.ts';
import { isExpression, isUnrendered, nodeOf } from '../expression/node.ts';
import { RefusedError, refuse } from '../expression/refuse.ts';
import { describe } from '../expression/value.ts';
import { concatenated } from './builtins/array-concat.ts';
import { Iterated } from './builtins/iterated.ts';
import { UNMODELLED } from './builtins/model.ts';
import { MODELS } from './builtins/models.ts';
import { refusedNative } from './builtins/refused.ts';
import { isClass } from './classes.ts';
import type { Evaluator } from './context.ts';
import { Thrown } from './exceptions.ts';
import { closureOf, invoke } from './functions.ts';
import { made, mayMutate } from './objects.ts';
import { read } from './read.ts';
import { unrenderedHere } from './site.ts';
import { isTrusted, whileTrusting } from './trust.ts';
import { VARIADIC } from './variadic.ts';

/** `callee(...args)` with `self` as `this`. */
export function call(given: unknown, self: unknown, args: readonly unknown[], evaluator: Evaluator): unknown {
  return each(given, (callee) => {
    if (isUnrendered(callee)) return callee;
    if (nodeOf(callee) !== undefined)
      return refuse(`\`${describe(callee)}\` is called`, 'A value of the page is no function');
    if (typeof callee !== 'function')
      return refuse(`${describe(callee)} is called, which is no function`, 'Test it first, or use ?.()');
    const closure = closureOf(callee);
    if (closure) return invoke(closure, self, args, evaluator);
    if (isClass(callee)) return refuse('A class is called without `new`', 'Write `new`');
    return callNative(callee as (...args: unknown[]) => unknown, self, args, evaluator);
  });
}

/** `object.name(...args)`. */
export function callMember(object: unknown, key: unknown, args: readonly unknown[], evaluator: Evaluator): unknown {
  return each(object, (self) => {
    if (nodeOf(self) !== undefined) {
      if (typeof key !== 'string')
        return refuse(`A method of \`${describe(self)}\` is chosen on the page`, 'Name the method');
      if (nodeOf(self)?.kind === 'list') {
        if (takesThis(key, args)) return refuse(THIS.what, THIS.remedy);
        if (key === 'concat') return made(concatenated([self, ...args]));
      }
      // JavaScript creates a new list on each call.
      if (key === 'split') return madeIn(callMethod(self, key, args, () => undefined));
      return callMethod(self, key, args, (callee, given) => call(callee, undefined, given, evaluator));
    }
    return call(read(self, key), self, args, evaluator);
  });
}

function callNative(
  callee: (...args: unknown[]) => unknown,
  self: unknown,
  args: readonly unknown[],
  evaluator: Evaluator,
): unknown {
  if (args.some((arg) => arg instanceof Entry) && !VARIADIC.has(callee))
    return refuse(
      'A list of which some items may be missing is spread into the arguments of a call',
      'Use .map, or give the list as one argument',
    );
  if (isTrusted(callee)) return whileTrusting(true, () => made(Reflect.apply(callee, self, args as unknown[])));
  const refused = refusedNative(callee, args);
  if (refused) return unrenderedHere(refused.what, refused.remedy);
  if (TAKING_THIS.has(callee) && takesThis(callee.name, args)) return refuse(THIS.what, THIS.remedy);
  const model = MODELS.get(callee);
  if (model) {
    const outcome = model({ self, args: args.map(prune), call: (fn, given, of) => call(fn, of, given, evaluator) });
    if (outcome !== UNMODELLED) return made(outcome);
  }
  const unrendered = [self, ...args].find(isUnrendered);
  if (unrendered) return unrendered;
  if (holdsExpression(self) || args.some((arg) => holdsExpression(arg)))
    return refuse(
      `\`${callee.name || 'A native function'}\` is given a value that is known only on the page`,
      'Compute it in `data` with a helper, or after hydration (state that starts as null, an effect, or <ClientOnly>)',
    );
  for (const given of [self, ...args]) if (given instanceof RegExp) mayMatch(given, callee);
  const answer = native(() => Reflect.apply(callee, self, args as unknown[]));
  if (callee === JSON.parse || callee === structuredClone) return madeIn(answer);
  if (callee === Object.groupBy) for (const group of Object.values(answer as object)) made(group);
  if (callee === Map.groupBy) for (const group of (answer as Map<unknown, unknown>).values()) made(group);
  return isIterator(answer) && callee !== Iterator.from
    ? made(new Iterated([...answer].map((item) => made(item))))
    : answer;
}

/** Marks a native result and all its parts as created now. */
function madeIn(value: unknown, seen: Set<unknown> = new Set()): unknown {
  if (value === null || typeof value !== 'object' || seen.has(value)) return value;
  seen.add(value);
  if (nodeOf(value) === undefined) made(value);
  for (const part of partsOf(value)) madeIn(part, seen);
  return value;
}

function partsOf(value: object): readonly unknown[] {
  const node = nodeOf(value);
  if (node !== undefined) return node.kind === 'branch' ? [node.yes, node.no] : [];
  return value instanceof Map || value instanceof Set ? [...value].flat() : Object.values(value);
}

const isIterator = (value: unknown): value is Iterable<unknown> =>
  value !== null && typeof value === 'object' && value instanceof Iterator && Symbol.iterator in value;

/** Refuses an outer regular expression with `lastIndex`: the next render would continue from there. */
function mayMatch(regex: RegExp, callee: unknown): void {
  const notes = regex.sticky || (regex.global && (callee === regex.exec || callee === regex.test));
  if (notes || regex.lastIndex !== 0) mayMutate(regex, 'A regular expression that notes its place (the flag g or y)');
}

const THIS = { what: 'A method of lists is given a `this` for its callback', remedy: 'Use an arrow function' };

/** Methods whose second argument is the `this` of the callback. */
const THIS_NAMES = new Set<unknown>(
  'map filter forEach some every find findLast findIndex findLastIndex flatMap'.split(' '),
);
const TAKING_THIS = new Set<unknown>([
  ...[...THIS_NAMES].map((name) => Reflect.get(Array.prototype, name as string) as unknown),
  Map.prototype.forEach,
  Set.prototype.forEach,
  Array.from,
]);

const takesThis = (name: unknown, args: readonly unknown[]): boolean =>
  (name === 'from' ? args[2] : THIS_NAMES.has(name) ? args[1] : undefined) !== undefined;

/** Runs native code; the source may catch its errors. */
export function native<T>(run: () => T): T {
  try {
    return made(whileTrusting(false, run));
  } catch (error) {
    if (error instanceof RefusedError || error instanceof Thrown) throw error;
    throw new Thrown(error);
  }
}

/** Whether a constant contains an expression at any depth. */
export function holdsExpression(value: unknown, seen: Set<unknown> = new Set()): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (isExpression(value) || value instanceof Entry) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  const holds = (item: unknown) => typeof item === 'object' && holdsExpression(item, seen);
  if (Array.isArray(value)) return value.some(holds);
  if (value instanceof Iterated) return Iterated.itemsOf(value).some(holds);
  if (value instanceof Map && [...value].flat().some(holds)) return true;
  if (value instanceof Set && [...value].some(holds)) return true;
  for (const name of Object.getOwnPropertyNames(value)) {
    // Not read: a getter would run.
    const member: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    if (typeof member === 'object' && holdsExpression(member, seen)) return true;
  }
  return false;
}
