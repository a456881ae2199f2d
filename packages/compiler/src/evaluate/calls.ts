/** Calls: of functions of the source, of methods of values of the page, and of native functions. */
import { each, prune } from '../expression/branching.ts';
import { Entry } from '../expression/entries.ts';
import { callMethod } from '../expression/members.ts';
import { isExpression, isUnrendered, nodeOf } from '../expression/node.ts';
import { RefusedError, refuse } from '../expression/refuse.ts';
import { describe } from '../expression/value.ts';
import { UNMODELLED } from './builtins/model.ts';
import { MODELS } from './builtins/models.ts';
import { refusedNative } from './builtins/refused.ts';
import type { Evaluator } from './context.ts';
import { closureOf, invoke, isClass } from './functions.ts';
import { made } from './objects.ts';
import { read } from './read.ts';
import { unrenderedHere } from './site.ts';
import { Thrown } from './statements.ts';
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
  return native(() => Reflect.apply(callee, self, args as unknown[]));
}

/** Runs native code, whose errors the source may catch. */
export function native<T>(run: () => T): T {
  try {
    return made(whileTrusting(false, run));
  } catch (error) {
    if (error instanceof RefusedError || error instanceof Thrown) throw error;
    throw new Thrown(error);
  }
}

/** Whether a value of the page is in a constant, however deep. */
export function holdsExpression(value: unknown, depth = 5): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (isExpression(value) || value instanceof Entry) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.some((item) => holdsExpression(item, depth - 1));
  if (value instanceof Map) return [...value.values()].some((item) => holdsExpression(item, depth - 1));
  if (value instanceof Set) return [...value].some((item) => holdsExpression(item, depth - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !('vitrineHolds' in value)) return false;
  return Object.keys(value).some((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(value, key);
    return descriptor !== undefined && 'value' in descriptor && holdsExpression(descriptor.value, depth - 1);
  });
}
