/** Expressions. */
import type {
  AssignmentExpression,
  CallExpression,
  Expression,
  MemberExpression,
  NewExpression,
  TemplateLiteral,
  UnaryExpression,
  UpdateExpression,
} from '@oxc-project/types';
import { decide, each, fork, isWithinTry, prune } from '../expression/branching.ts';
import { FALSE } from '../expression/condition.ts';
import { Entry, inArray, spread } from '../expression/entries.ts';
import { isKey } from '../expression/members.ts';
import { isExpression, isUnrendered, nodeOf } from '../expression/node.ts';
import {
  arithmetic,
  asNumber,
  looselyEqual,
  natively,
  negation,
  order,
  plus,
  strictlyEqual,
  template,
  typeOf,
} from '../expression/operators.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, truthy } from '../expression/truth.ts';
import { withType } from '../expression/typed-calls.ts';
import { branch, describe } from '../expression/value.ts';
import { ownKey } from './builtins/objects-of-language.ts';
import { refusedConstruction, refusedName } from './builtins/refused.ts';
import { holdsExpression, native } from './calls.ts';
import type { Evaluator } from './context.ts';
import { arrayOf, objectOf } from './expressions-of-objects.ts';
import { callSuper, closureOf, isClass, isErrorClass, makeError } from './functions.ts';
import { elementOf, fragmentOf } from './jsx.ts';
import { made, remove } from './objects.ts';
import { keyOf, privateOf } from './patterns.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';
import { site, unrenderedHere } from './site.ts';
import { referenceTo } from './targets.ts';
import { isTrusted, whileTrusting } from './trust.ts';
import { traitsOfType } from './type-arguments.ts';

/** The value of an expression. */
export function evaluate(node: Expression, scope: Scope, evaluator: Evaluator): unknown {
  const before = site.node;
  site.node = node;
  const value = compute(node, scope, evaluator);
  site.node = before;
  return value;
}

function compute(node: Expression, scope: Scope, evaluator: Evaluator): unknown {
  const value = (inner: Expression) => evaluate(inner, scope, evaluator);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? made(new RegExp(node.regex.pattern, node.regex.flags)) : node.value;
    case 'Identifier':
      return variable(node.name, scope);
    case 'TemplateLiteral':
      return template(
        node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw),
        node.expressions.map((inner) => each(value(inner), (known) => known)),
      );
    case 'TaggedTemplateExpression':
      return tagged(node.tag, node.quasi, scope, evaluator);
    case 'ArrayExpression':
      return arrayOf(node, scope, evaluator);
    case 'ObjectExpression':
      return objectOf(node, scope, evaluator);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return evaluator.close(node, scope);
    case 'ClassExpression':
    case 'ClassDeclaration':
      return evaluator.classOf(node, scope);
    case 'MemberExpression':
      return member(node, scope, evaluator);
    case 'CallExpression':
      return called(node, scope, evaluator);
    case 'ChainExpression':
      return chain(node.expression as Expression, scope, evaluator, (end) => end);
    case 'NewExpression':
      return constructed(node, scope, evaluator);
    case 'ConditionalExpression': {
      const test = prune(value(node.test));
      // What depends on what must not be rendered must not be rendered either.
      if (isUnrendered(test)) return test;
      return fork(
        truthy(test),
        () => value(node.consequent),
        () => value(node.alternate),
      );
    }
    case 'LogicalExpression':
      return logical(node.operator, value(node.left), () => value(node.right));
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier')
        return hasPrivate(prune(value(node.right)), privateOf(node.left.name, scope));
      return binary(node.operator, value(node.left), value(node.right));
    }
    case 'UnaryExpression':
      return unary(node, scope, evaluator);
    case 'UpdateExpression':
      return update(node, scope, evaluator);
    case 'AssignmentExpression':
      return assignment(node, scope, evaluator);
    case 'SequenceExpression':
      return node.expressions.map(value).at(-1);
    case 'ThisExpression':
      return scope.frame.self;
    case 'JSXElement':
      return elementOf(node, scope, evaluator);
    case 'JSXFragment':
      return fragmentOf(node, scope, evaluator);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
      return value(node.expression);
    case 'AwaitExpression':
      return refuse('`await` is used while rendering', 'Wait for it in an effect');
    case 'YieldExpression':
      return refuse('`yield` is used while rendering', 'Return a list');
    case 'ImportExpression':
      return refuse(
        'A module is imported while rendering',
        'Import it in an effect or a handler, or at the top of the file',
      );
    case 'MetaProperty':
      return node.meta.name === 'new'
        ? scope.frame.newTarget
        : refuse('`import.meta` is read while rendering', 'Import the file instead');
    default:
      return refuse(`An expression (${node.type}) is not of the language of sections`, 'Write it as plain TypeScript');
  }
}

function variable(name: string, scope: Scope): unknown {
  const found = scope.find(name);
  if (found === undefined) return name === 'arguments' ? argumentsOf(scope) : global(name);
  if ('get' in found) return found.get();
  if (!found.isSet) return refuse(`\`${name}\` is read before it is declared`, 'Declare it above');
  return prune(found.read());
}

const argumentsOf = (scope: Scope): unknown => made([...scope.frame.args]);

function global(name: string): unknown {
  if (name === 'undefined') return undefined;
  const remedy = refusedName(name);
  // It is an error on a server, which the source would catch.
  if (remedy !== undefined && isWithinTry())
    return refuse(`\`${name}\` is read within \`try\``, 'Read it in an effect');
  if (remedy !== undefined) return unrenderedHere(`\`${name}\` is read while rendering`, remedy);
  if (!(name in globalThis)) return refuse(`\`${name}\` is not defined`, 'Import or declare it');
  return Reflect.get(globalThis, name) as unknown;
}

function member(node: MemberExpression, scope: Scope, evaluator: Evaluator): unknown {
  if (node.object.type === 'Super') return superMember(node, scope, evaluator);
  const object = evaluate(node.object, scope, evaluator);
  return readOf(object, keyOf(node.property, node.computed, scope, evaluator));
}

/** Reads a member, unless it is of what the page has as JSON and named as what every object inherits. */
function readOf(object: unknown, key: unknown): unknown {
  if (typeof key === 'string' && key in Object.prototype && isJson(object))
    return refuse(`\`${key}\` is read of \`${describe(object)}\``, 'Every object has it: use another name');
  return read(object, key);
}

function isJson(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.kind === 'branch') return isJson(node.yes) || isJson(node.no);
  return node?.kind === 'entries' || (node?.kind === 'path' && node.type === 'json');
}

function superMember(node: MemberExpression, scope: Scope, evaluator: Evaluator): unknown {
  const { home, self } = scope.frame;
  const parent: unknown = home && Reflect.getPrototypeOf(home);
  const key = keyOf(node.property, node.computed, scope, evaluator) as PropertyKey;
  return parent
    ? Reflect.get(parent as object, key, self)
    : refuse('`super` is read outside of a class', 'Call the function itself');
}

function args(node: CallExpression | NewExpression, scope: Scope, evaluator: Evaluator): unknown[] {
  return node.arguments.flatMap((argument): unknown[] => {
    if (argument.type !== 'SpreadElement') return [evaluate(argument, scope, evaluator)];
    return spread(prune(evaluate(argument.argument, scope, evaluator))).map(inArray);
  });
}

function called(node: CallExpression, scope: Scope, evaluator: Evaluator): unknown {
  const { callee } = node;
  if (callee.type === 'Super') return callSuper(scope.frame, args(node, scope, evaluator), evaluator);
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
    const object = evaluate(callee.object, scope, evaluator);
    const key = keyOf(callee.property, callee.computed, scope, evaluator);
    return evaluator.callMember(object, key, args(node, scope, evaluator));
  }
  const self = callee.type === 'MemberExpression' ? scope.frame.self : undefined;
  return asSaid(node, evaluator.call(evaluate(callee, scope, evaluator), self, args(node, scope, evaluator)));
}

/** What a call gives, with the type that its type argument says. */
function asSaid(node: CallExpression, value: unknown): unknown {
  const [type] = node.typeArguments?.params ?? [];
  return type ? withType(value, traitsOfType(type)) : value;
}

/** An optional chain: what comes after `?.` is only evaluated where there is something to read. */
function chain(node: Expression, scope: Scope, evaluator: Evaluator, end: (value: unknown) => unknown): unknown {
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
            if (!node.optional) return end(evaluator.callMember(known, key, args(node, scope, evaluator)));
            if (nodeOf(known) !== undefined) return end(evaluator.callMember(known, key, args(node, scope, evaluator)));
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
      return end(evaluate(node, scope, evaluator));
  }
}

function constructed(node: NewExpression, scope: Scope, evaluator: Evaluator): unknown {
  const callee = prune(evaluate(node.callee, scope, evaluator));
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

/** Whether an item, or the key of a pair, is known only on the page. */
const holdsKeys = (items: unknown): boolean =>
  Array.isArray(items) &&
  items.some((item) => isExpression(item) || item instanceof Entry || (Array.isArray(item) && isExpression(item[0])));

/** `a && b`, `a || b`, `a ?? b`: the other side is evaluated where it is asked for. */
export function logical(operator: '&&' | '||' | '??', left: unknown, right: () => unknown): unknown {
  return each(left, (a) => {
    if (isUnrendered(a)) return a;
    if (nodeOf(a) === undefined)
      return operator === '&&' ? a && right() : operator === '||' ? a || right() : (a ?? right());
    if (operator === '??') return fork(isNull(a), right, () => prune(a));
    return operator === '&&' ? fork(truthy(a), right, () => falsy(a)) : fork(truthy(a), () => prune(a), right);
  });
}

/** A value of the page where it is not true. */
function falsy(value: unknown): unknown {
  const node = nodeOf(value);
  if (node === undefined) return value;
  switch (node.kind) {
    case 'test':
      return false;
    case 'text':
    case 'joined':
      return '';
    case 'search':
      return node.what === 'some' ? false : 0;
    case 'fold':
      return node.type === 'integer' ? 0 : '';
    case 'path':
      if (node.type === 'boolean') return node.nullable ? branch(isNull(value), null, false) : false;
      if (node.type === 'number' || node.type === 'integer' || node.type === 'size' || node.type === 'units')
        return node.nullable ? branch(isNull(value), null, 0) : 0;
      return node.type === 'string' && !node.nullable ? '' : null;
    default:
      return undefined;
  }
}

export function binary(operator: string, left: unknown, right: unknown): unknown {
  const [a, b] = [prune(left), prune(right)];
  switch (operator) {
    case '===':
      return strictlyEqual(a, b);
    case '!==':
      return negation(strictlyEqual(a, b));
    case '==':
      return looselyEqual(a, b);
    case '!=':
      return negation(looselyEqual(a, b));
    case '<':
    case '>':
    case '<=':
    case '>=':
      return order(a, b, operator);
    case '+':
      return plus(a, b);
    case '-':
    case '*':
    case '/':
    case '%':
    case '**':
      return arithmetic(a, b, operator);
    case 'in':
      if (isUnrendered(a) || isUnrendered(b)) return isUnrendered(a) ? a : b;
      return isIn(a, b);
    case 'instanceof':
      if (isUnrendered(b)) return b;
      if (typeof b !== 'function') return refuse('`instanceof` is given no class', 'Name a class');
      if (isUnrendered(a)) return a;
      if (isExpression(a) && (b === Array || b === Object))
        return refuse(`\`instanceof ${b.name}\` is asked of a value of the page`, 'Use Array.isArray, or its type');
      return isExpression(a) ? false : a instanceof b;
    default:
      return bitwise(operator, a, b);
  }
}

/** `key in object`, which asks for what the object inherits too. */
function isIn(key: unknown, object: unknown): unknown {
  if (isExpression(object)) return ownKey(object, key);
  if (object === null || (typeof object !== 'object' && typeof object !== 'function'))
    return refuse(`\`in\` is asked of ${describe(object)}, which is no object`, 'Test the value first');
  if (!isExpression(key)) {
    const name = typeof key === 'symbol' ? key : String(key);
    return (name in object && !Object.hasOwn(object, name)) || ownKey(object, key);
  }
  const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(object) ?? {});
  if (inherited.some((name) => decide(isKey(key, name)) !== FALSE))
    return refuse(
      `Whether an object has \`${describe(key)}\` is asked by \`in\`, which finds what every object has too`,
      'Use Object.hasOwn',
    );
  return ownKey(object, key);
}

/** `#name in object`: a method is found on the prototype, what is static on the class alone. */
function hasPrivate(object: unknown, key: string): boolean {
  if (object === null || isExpression(object) || (typeof object !== 'object' && typeof object !== 'function'))
    return refuse('Whether something else than an object made here has a private member is asked', 'Use instanceof');
  return typeof object === 'function' ? Object.hasOwn(object, key) : key in object;
}

function bitwise(operator: string, a: unknown, b: unknown): unknown {
  const unrendered = [a, b].find(isUnrendered);
  if (unrendered) return unrendered;
  if (isExpression(a) || isExpression(b))
    return refuse(`\`${operator}\` is used on a number of the page`, 'Compute it in `data`');
  return natively(operator, [a, b], () => bits(operator, a as number, b as number));
}

function bits(operator: string, m: number, n: number): number {
  switch (operator) {
    case '&':
      return m & n;
    case '|':
      return m | n;
    case '^':
      return m ^ n;
    case '<<':
      return m << n;
    case '>>':
      return m >> n;
    default:
      return m >>> n;
  }
}

function unary({ operator, argument }: UnaryExpression, scope: Scope, evaluator: Evaluator): unknown {
  if (operator === 'delete') {
    if (argument.type !== 'MemberExpression')
      return refuse('`delete` is used on something else than a member', 'Make a new object without it');
    remove(
      evaluate(argument.object, scope, evaluator),
      keyOf(argument.property, argument.computed, scope, evaluator) as PropertyKey,
    );
    return true;
  }
  const value = prune(evaluate(argument, scope, evaluator));
  switch (operator) {
    case '!':
      return negation(value);
    case '-':
      return isExpression(value) ? arithmetic(0, value, '-') : natively('-', [value], () => -(value as number));
    case '+':
      return isExpression(value) ? arithmetic(value, 0, '+') : natively('+', [value], () => +(value as number));
    case 'typeof':
      return typeOf(value);
    case 'void':
      return undefined;
    default:
      return isExpression(value)
        ? refuse('`~` is used on a number of the page', 'Compute it in `data`')
        : natively('~', [value], () => ~(value as number));
  }
}

function update({ operator, prefix, argument }: UpdateExpression, scope: Scope, evaluator: Evaluator): unknown {
  const target = referenceTo(argument, scope, evaluator);
  const old = each(target.read(), asNumeric);
  const next = each(old, (known) =>
    typeof known === 'bigint'
      ? known + (operator === '++' ? 1n : -1n)
      : arithmetic(known, 1, operator === '++' ? '+' : '-'),
  );
  target.write(next);
  return prefix ? next : old;
}

/** What `++` counts from. */
function asNumeric(value: unknown): unknown {
  if (isUnrendered(value) || typeof value === 'bigint') return value;
  return isExpression(value) ? asNumber(value) : natively('++', [value], () => Number(value));
}

function assignment({ operator, left, right }: AssignmentExpression, scope: Scope, evaluator: Evaluator): unknown {
  const next = () => evaluate(right, scope, evaluator);
  const target = referenceTo(left, scope, evaluator);
  const old = target.read;
  const store = (value: unknown) => {
    target.write(value);
    return value;
  };
  if (operator === '=') return store(next());
  if (operator === '&&=' || operator === '||=' || operator === '??=') {
    const before = old();
    return logicalAssignment(operator, before, () => store(next()));
  }
  return store(binary(operator.slice(0, -1), old(), next()));
}

const logicalAssignment = (operator: '&&=' | '||=' | '??=', before: unknown, run: () => unknown): unknown =>
  logical(operator.slice(0, -1) as '&&' | '||' | '??', before, run);

function tagged(tag: Expression, quasi: TemplateLiteral, scope: Scope, evaluator: Evaluator): unknown {
  const strings = quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
  Object.defineProperty(strings, 'raw', { value: quasi.quasis.map(({ value }) => value.raw) });
  const values = quasi.expressions.map((inner) => evaluate(inner, scope, evaluator));
  if (tag.type === 'MemberExpression' && tag.object.type !== 'Super')
    return evaluator.callMember(
      evaluate(tag.object, scope, evaluator),
      keyOf(tag.property, tag.computed, scope, evaluator),
      [strings, ...values],
    );
  return evaluator.call(evaluate(tag, scope, evaluator), undefined, [strings, ...values]);
}
