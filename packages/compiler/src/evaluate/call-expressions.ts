/** Calls, optional chains, `new` and tagged templates. */

import type { CallExpression, Expression, MemberExpression, NewExpression, TemplateLiteral } from '@oxc-project/types';
import { each, fork, prune } from '../expression/branching.ts';
import { Entry, inArray, spread } from '../expression/entries.ts';
import { isExpression, isUnrendered, nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull } from '../expression/truth.ts';
import { withType } from '../expression/typed-calls.ts';
import { describe } from '../expression/value.ts';
import { refusedConstruction } from './builtins/refused.ts';
import { holdsExpression, native } from './calls.ts';
import { callSuper, isClass, isErrorClass, makeError } from './classes.ts';
import type { Evaluator } from './context.ts';
import { closureOf } from './functions.ts';
import { readOf, superMember } from './member-expressions.ts';
import { made } from './objects.ts';
import { keyOf } from './patterns.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';
import { site, unrenderedHere } from './site.ts';
import { isTrusted, whileTrusting } from './trust.ts';
import { traitsOfType } from './type-arguments.ts';

function args(node: CallExpression | NewExpression, scope: Scope, evaluator: Evaluator): unknown[] {
  return node.arguments.flatMap((argument): unknown[] => {
    if (argument.type !== 'SpreadElement') return [evaluator.evaluate(argument, scope)];
    return spread(prune(evaluator.evaluate(argument.argument, scope))).map(inArray);
  });
}

export function called(node: CallExpression, scope: Scope, evaluator: Evaluator): unknown {
  const { callee } = node;
  if (callee.type === 'Super') return callSuper(scope.frame, args(node, scope, evaluator), evaluator);
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
    const object = evaluator.evaluate(callee.object, scope);
    const key = keyOf(callee.property, callee.computed, scope, evaluator);
    return callAt(callee, object, key, args(node, scope, evaluator), evaluator);
  }
  const self = callee.type === 'MemberExpression' ? scope.frame.self : undefined;
  return asSaid(node, evaluator.call(evaluator.evaluate(callee, scope), self, args(node, scope, evaluator)));
}

/** Calls a method; if it is refused, that is at its name, as a chain of calls starts with its first object. */
function callAt(
  callee: MemberExpression,
  object: unknown,
  key: unknown,
  given: readonly unknown[],
  evaluator: Evaluator,
): unknown {
  const { node } = site;
  site.node = callee.property;
  const value = evaluator.callMember(object, key, given);
  site.node = node;
  return value;
}

/** The result of a call, with the traits of its type argument. */
function asSaid(node: CallExpression, value: unknown): unknown {
  const [type] = node.typeArguments?.params ?? [];
  return type ? withType(value, traitsOfType(type)) : value;
}

/** An optional chain: the part after `?.` is evaluated only if the value before it is neither null nor undefined. */
export function chain(node: Expression, scope: Scope, evaluator: Evaluator, end: (value: unknown) => unknown): unknown {
  const orNothing = (optional: boolean, given: unknown, next: (value: unknown) => unknown): unknown =>
    optional
      ? each(given, (value) => {
          if (value === null || value === undefined) return undefined;
          if (isUnrendered(value)) return next(value);
          return fork(
            isNull(value),
            () => undefined,
            () => next(prune(value)),
          );
        })
      : next(given);
  switch (node.type) {
    case 'MemberExpression':
      if (node.object.type === 'Super') return end(superMember(node, scope, evaluator));
      return chain(node.object, scope, evaluator, (object) =>
        orNothing(node.optional, object, (known) =>
          end(readOf(known, keyOf(node.property, node.computed, scope, evaluator))),
        ),
      );
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
        return chain(callee.object, scope, evaluator, (object) =>
          orNothing(callee.optional, object, (known) => {
            const key = keyOf(callee.property, callee.computed, scope, evaluator);
            if (!node.optional || nodeOf(known) !== undefined)
              return end(callAt(callee, known, key, args(node, scope, evaluator), evaluator));
            return orNothing(true, read(known, key), (method) =>
              end(evaluator.call(method, known, args(node, scope, evaluator))),
            );
          }),
        );
      }
      return chain(callee, scope, evaluator, (method) =>
        orNothing(node.optional, method, (known) =>
          end(asSaid(node, evaluator.call(known, undefined, args(node, scope, evaluator)))),
        ),
      );
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return chain(node.expression as Expression, scope, evaluator, end);
    default:
      return end(evaluator.evaluate(node, scope));
  }
}

export function constructed(node: NewExpression, scope: Scope, evaluator: Evaluator): unknown {
  const callee = prune(evaluator.evaluate(node.callee, scope));
  const given = args(node, scope, evaluator);
  const unrendered = [callee, ...given].find(isUnrendered);
  if (unrendered) return unrendered;
  if (nodeOf(callee) !== undefined || typeof callee !== 'function')
    return refuse(`\`new ${describe(callee)}\` makes nothing`, 'Name a class');
  if (closureOf(callee) || isClass(callee)) return evaluator.construct(callee, given);
  const refused = refusedConstruction(callee, given);
  if (refused) return unrenderedHere(refused.what, refused.remedy);
  if (isTrusted(callee)) return whileTrusting(true, () => made(Reflect.construct(callee, given)));
  if (callee === Array && given.length === 1 && isExpression(given[0]))
    return refuse('A list is made of a length known only on the page', 'Use Array.from({ length })');
  if (isErrorClass(callee)) return native(() => makeError(callee, given, callee));
  const isCollection = callee === Map || callee === Set || callee === WeakMap || callee === Array;
  if (given.some((one) => (isCollection ? isExpression(one) || holdsKeys(one) : holdsExpression(one))))
    return refuse(
      callee === Date
        ? '`new Date` is given a value that is known only on the page'
        : `\`new ${callee.name}\` is given a value that is known only on the page`,
      callee === Date ? 'Format the date in `data` with `date(x, format)`' : 'Make it in `data`, or after hydration',
    );
  return native(() => Reflect.construct(callee, given) as unknown);
}

/** Whether an item, or the key of a pair, is an expression. */
const holdsKeys = (items: unknown): boolean =>
  Array.isArray(items) &&
  items.some((item) => isExpression(item) || item instanceof Entry || (Array.isArray(item) && isExpression(item[0])));

export function tagged(tag: Expression, quasi: TemplateLiteral, scope: Scope, evaluator: Evaluator): unknown {
  const strings = quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
  Object.defineProperty(strings, 'raw', { value: quasi.quasis.map(({ value }) => value.raw) });
  const values = quasi.expressions.map((inner) => evaluator.evaluate(inner, scope));
  if (tag.type === 'MemberExpression' && tag.object.type !== 'Super')
    return evaluator.callMember(
      evaluator.evaluate(tag.object, scope),
      keyOf(tag.property, tag.computed, scope, evaluator),
      [strings, ...values],
    );
  return evaluator.call(evaluator.evaluate(tag, scope), undefined, [strings, ...values]);
}
