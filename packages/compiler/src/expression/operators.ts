/**
 * JavaScript's operators on values of which some are known only on the page. On constants each does what JavaScript does; what has no exact
 * counterpart in Liquid is refused.
 */
import { each, prune } from './branching.ts';
import { all, compare, constant, not, some } from './condition.ts';
import { Entry } from './entry.ts';
import { isExpression, isUnrendered, nodeOf } from './node.ts';
import { RefusedError, refuse } from './refuse.ts';
import { equal, isNull, kindOf, mayBeEither, truthy } from './truth.ts';
import { branch, describe, filter, joined, path, test, text, unrendered as unrenderable } from './value.ts';

/** What must not be rendered makes all that is computed from it so. */
const unrendered = (...values: readonly unknown[]): unknown => values.find(isUnrendered);

/** What an operator of JavaScript makes of constants. */
export function natively<T>(sign: string, values: readonly unknown[], run: () => T): T {
  if (values.some((value) => isOfPage(value)))
    return refuse(
      `\`${sign}\` is used on a list or an object, of which only the page knows what it is as a text or a number`,
      'Use .join, name a member, or call its method',
    );
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return refuse(`\`${sign}\` throws an error here (${(error as Error).message})`, 'Convert the values first');
  }
}

/** Whether JavaScript would have to look for values of the page to make a text or a number of an object. */
function isOfPage(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (isExpression(value) || value instanceof Entry) return true;
  if (Array.isArray(value)) return depth > 5 || value.some((item) => isOfPage(item, depth + 1));
  if (value instanceof Error && (isExpression(value.message) || isExpression(value.name))) return true;
  return CONVERSIONS.some((name) => !isNative((value as Record<PropertyKey, unknown>)[name]));
}

const CONVERSIONS = [Symbol.toPrimitive, 'valueOf', 'toString'] as const;
const isNative = (method: unknown): boolean =>
  method === undefined ||
  [Object, Date, RegExp, Error, Number, String, Boolean].some(({ prototype }) =>
    CONVERSIONS.some((name) => Reflect.get(prototype, name) === method),
  );

const isConstant = (...values: unknown[]): boolean => values.every((v) => !isExpression(v));

/** Whether a value is a whole number, wherever it is known to be a number. */
export function isInteger(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return Number.isInteger(value);
  if (node.kind === 'branch') return isInteger(node.yes) && isInteger(node.no);
  if (node.kind === 'search') return node.what !== 'some';
  if (node.kind === 'fold') return node.type === 'integer';
  return node.kind === 'path' && (node.type === 'integer' || node.type === 'size');
}

const isUntyped = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'path' && (node.type === 'unknown' || node.type === 'json');
};

/** A count, which is 0 where there is no list. */
const counted = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'size' && node.filters.length === 0
    ? filter(value, 'default', [0], {}, 'integer')
    : value;
};

/** The value as a number that is there: JavaScript counts null as 0. */
export function asNumber(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return Number(value);
  const node = nodeOf(value);
  if (node?.kind === 'test') return branch(node.cond, 1, 0);
  if (node?.kind !== 'path' || !node.nullable) return value;
  if (node.type !== 'integer' && node.type !== 'number') return value;
  if (mayBeEither(node))
    return refuse(`\`${describe(value)}\`, which may be null as well as undefined, is counted with`, 'Use `x ?? 0`');
  return prune(branch(isNull(value), 0, path(node.base, { ...node, nullable: false })));
}

type Sign = '+' | '-' | '*' | '/' | '%' | '**';
const FILTERS: Partial<Record<Sign, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '%': 'modulo' };

function onConstants(a: unknown, b: unknown, sign: Sign): unknown {
  const [m, n] = [a as number, b as number];
  switch (sign) {
    case '+':
      return m + n;
    case '-':
      return m - n;
    case '*':
      return m * n;
    case '/':
      return m / n;
    case '%':
      return m % n;
    case '**':
      return m ** n;
  }
}

/** `a - b` and its siblings, on numbers. Whole numbers only: Liquid counts fractions in decimals, JavaScript in binary. */
export function arithmetic(left: unknown, right: unknown, sign: Sign): unknown {
  return each(left, (a) =>
    each(right, (b) => {
      if (isConstant(a, b)) return natively(sign, [a, b], () => onConstants(a, b, sign));
      if (unrendered(a, b)) return unrendered(a, b);
      return each(asNumber(a), (x) => each(asNumber(b), (y) => compute(x, y, sign)));
    }),
  );
}

function compute(a: unknown, b: unknown, sign: Sign): unknown {
  if (isConstant(a, b)) return onConstants(a, b, sign);
  if (sign === '/' && isInteger(a) && isInteger(b) && isPositive(b)) return quotient(a, b);
  const name = FILTERS[sign];
  if (sign === '/' || sign === '**')
    return refuse(
      `\`${describe(a)} ${sign} ${describe(b)}\` differs in Liquid, where whole numbers are divided without rest`,
      'Compute it in `data` (`dividedBy`), or use CSS `calc()`',
    );
  if (name !== undefined && [a, b].every((v) => isUntyped(v) || isInteger(v)) && !(isInteger(a) && isInteger(b)))
    return filter(a, name, [b], {}, 'number');
  if (name === undefined || !isInteger(a) || !isInteger(b))
    return refuse(
      `\`${describe(a)} ${sign} ${describe(b)}\` is not on whole numbers`,
      'Liquid and JavaScript count fractions differently: compute it in `data`, or say `z.int()` in the schema',
    );
  if (sign === '%' && !(typeof b === 'number' && b > 0))
    return refuse(
      `The rest of a division by \`${describe(b)}\` differs in Liquid where that is 0 or less`,
      'Divide by a number that is written out, above 0',
    );
  const made = filter(counted(a), name, [counted(b)], {}, 'integer');
  if (sign !== '%' || isCount(a)) return made;
  // Of negative numbers the rest has another sign in Liquid.
  const below = filter(
    filter(filter(a, 'abs', [], {}, 'integer'), name, [b], {}, 'integer'),
    'times',
    [-1],
    {},
    'integer',
  );
  return branch(compare(a, '<', 0), below, made);
}

/** `a / b`, of which `Math.floor` is exact: below 2^53 no fraction is so close to the next whole number that JavaScript rounds it up. */
function quotient(a: unknown, b: unknown): unknown {
  const error = new RefusedError(
    `\`${describe(a)} / ${describe(b)}\` differs in Liquid, where whole numbers are divided without rest. Use \`Math.floor(a / b)\`, or CSS \`calc()\``,
  );
  return unrenderable(
    () => {
      throw error;
    },
    { dividend: counted(a), divisor: counted(b) },
  );
}

/** Whether a whole number is above 0, whatever the page holds: a constant, or what `Math.max(x, 1)` makes. */
function isPositive(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number' && value > 0;
  if (node.kind === 'branch') return isPositive(node.yes) && isPositive(node.no);
  const last = node.kind === 'path' ? node.filters.at(-1) : undefined;
  return last?.name === 'at_least' && typeof last.args[0] === 'number' && last.args[0] > 0;
}

/** Whether a number is an index, a size, or one of those plus or times constants: never below 0. */
function isCount(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number' && value >= 0;
  if (node.kind === 'search') return node.what === 'count';
  if (node.kind !== 'path') return false;
  if (node.type === 'size') return true;
  const grows = node.filters.every(
    ({ name, args }) =>
      (name === 'plus' || name === 'times' || name === 'default' || name === 'modulo' || name === 'at_least') &&
      args.every(isCount),
  );
  return (
    grows && (node.loop !== undefined || isSize(node.base) || node.filters.some(({ name }) => name === 'at_least'))
  );
}
const isSize = (base: unknown): boolean => typeof base === 'string' && base.endsWith('.size');

/** `a < b` and its siblings. */
export function order(left: unknown, right: unknown, cmp: '<' | '>' | '<=' | '>='): unknown {
  return each(left, (a) =>
    each(right, (b) => {
      if (isConstant(a, b)) return natively(cmp, [a, b], () => ordered(a, b, cmp));
      if (unrendered(a, b)) return unrendered(a, b);
      return each(asNumber(a), (x) => each(asNumber(b), (y) => inOrder(x, y, cmp)));
    }),
  );
}

function ordered(a: unknown, b: unknown, cmp: '<' | '>' | '<=' | '>='): boolean {
  const [x, y] = [a as number, b as number];
  return cmp === '<' ? x < y : cmp === '>' ? x > y : cmp === '<=' ? x <= y : x >= y;
}

function inOrder(a: unknown, b: unknown, cmp: '<' | '>' | '<=' | '>='): unknown {
  if (isConstant(a, b)) return ordered(a, b, cmp);
  if (a === undefined || b === undefined) return false;
  const units = [a, b].find((value) => nodeType(value) === 'units');
  if (units !== undefined) return isThere(a, b, cmp);
  if ([a, b].some((value) => kindOf(value) !== 'number' && !isUntyped(value)))
    return refuse(
      `\`${describe(a)} ${cmp} ${describe(b)}\` is not on numbers`,
      'Texts are ordered differently by Liquid: sort them in `data`, or compare with ===',
    );
  if (nodeType(a) === 'size' && cmp === '>' && typeof b === 'number' && b >= 0) return test(compare(a, '>', b));
  return test(compare(counted(a), cmp, counted(b)));
}

const nodeType = (value: unknown): string | undefined => {
  const node = nodeOf(value);
  return node?.kind === 'path' ? node.type : undefined;
};

/** Of the length of a text only whether it is 0 is known. */
function isThere(a: unknown, b: unknown, cmp: '<' | '>' | '<=' | '>='): unknown {
  const [length, sign, bound] = isExpression(a)
    ? [a, cmp, b]
    : [b, ({ '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const)[cmp], a];
  if ((sign === '>' && bound === 0) || (sign === '>=' && bound === 1)) return test(truthy(length));
  if ((sign === '<' && bound === 1) || (sign === '<=' && bound === 0)) return test(not(truthy(length)));
  return refuse(
    'The length of a text of the page is compared',
    'JavaScript counts UTF-16 units and Liquid characters: count in `data`, or compare the text with the empty one',
  );
}

/** `a + b`: a sum or a text. */
export function plus(left: unknown, right: unknown): unknown {
  return each(left, (a) =>
    each(right, (b) => {
      // A list is a text here, whatever it is added to.
      if ([a, b].some((value) => Array.isArray(value) && isOfPage(value))) return text(['', printed(a), printed(b)]);
      if (isConstant(a, b)) return natively('+', [a, b], () => (a as number) + (b as number));
      if (unrendered(a, b)) return unrendered(a, b);
      if (isText(a) || isText(b)) return text(['', printed(a), printed(b)]);
      if (
        [a, b].every(
          (v) =>
            v === null ||
            typeof v === 'number' ||
            typeof v === 'boolean' ||
            kindOf(v) === 'number' ||
            kindOf(v) === 'boolean',
        )
      )
        return arithmetic(a, b, '+');
      return refuse(
        `\`${describe(a)} + ${describe(b)}\` may be a sum or a text`,
        'Use a template string for a text, and `plus(a, b)` in `data` for a sum',
      );
    }),
  );
}

const isText = (value: unknown): boolean => kindOf(value) === 'string';

/** A template string. Null prints as JavaScript prints it. */
export const template = (strings: readonly string[], values: readonly unknown[]): unknown =>
  unrendered(...values) ?? text(strings.flatMap((s, i) => (i < values.length ? [s, printed(values[i])] : [s])));

/** `String(value)`, as part of a text. */
export function printed(value: unknown): unknown {
  const node = nodeOf(value);
  if (node === undefined) {
    if (typeof value === 'symbol') return refuse('A symbol is printed into a text', 'Print its description');
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) return printedObject(value);
    return String(value);
  }
  switch (node.kind) {
    case 'test':
      return branch(node.cond, 'true', 'false');
    case 'branch':
      return branch(node.cond, printed(node.yes), printed(node.no));
    case 'path':
      if (node.type === 'units') return refuseUnits();
      if (node.type === 'boolean')
        return branch(node.nullable ? isNull(value) : constant(false), 'null', branch(truthy(value), 'true', 'false'));
      if (node.type === 'json' || node.type === 'unknown')
        return refuse(
          `\`${describe(value)}\` may be anything, and is printed into a text`,
          'Give it a type: in the schema, in `data` with `metafield<string>(…)`, or with `string(x)`',
        );
      if (node.type === 'list') return refuse(`The list \`${describe(value)}\` is printed into a text`, 'Use .join');
      if (node.type === 'object')
        return refuse(`The object \`${describe(value)}\` is printed into a text`, 'Print one of its members');
      if (mayBeEither(node))
        return refuse(
          `\`${describe(value)}\`, which may be null as well as undefined, is printed into a text`,
          'Say what stands for it: use `??` within the text',
        );
      if (node.nullable) return prune(branch(isNull(value), 'null', value));
      return value;
    case 'unrendered':
      return node.refuse();
    case 'list':
      return joined({ ...node, item: inJoin(node.item) }, ',');
    case 'entries':
      return refuse(`The list \`${describe(value)}\` is printed into a text`, 'Use .join');
    case 'search':
      if (node.what === 'some') return branch(truthy(value), 'true', 'false');
      return value;
    default:
      return value;
  }
}

function printedObject(value: object): unknown {
  if (value instanceof Date)
    return refuse(
      'A date is printed into a text',
      'It depends on the time zone of who reads it: format it in `data` with `date(x, format)`',
    );
  if (Array.isArray(value)) {
    if (value.some((item) => item instanceof Entry || Array.isArray(item)))
      return refuse('A list is printed into a text', 'Use .join');
    return text(value.flatMap((item, i) => [i > 0 ? ',' : '', inJoin(item)]));
  }
  if (value instanceof Error && isOfPage(value)) return refuse('An error is printed into a text', 'Print its message');
  const own = (value as { toString?: unknown }).toString;
  if (own !== Object.prototype.toString && typeof own === 'function' && !(value instanceof Function))
    return ownText(value);
  return refuse('An object is printed into a text', 'Print one of its members');
}

/** An item as `.join` prints it: what is null is empty. */
export const inJoin = (item: unknown): unknown =>
  each(item, (value) => {
    if (value === null || value === undefined) return '';
    const node = nodeOf(value);
    if (node?.kind !== 'path' || !node.nullable || node.type === 'unknown') return printed(value);
    return branch(isNull(value), '', prune(printed(path(node.base, { ...node, nullable: false }))));
  });

/** @throws RefusedError always */
export const refuseUnits = (): never =>
  refuse(
    'The length of a text of the page is printed',
    'JavaScript counts UTF-16 units and Liquid characters: count in `data`',
  );

/** What an object's own `toString` says. */
function ownText(value: object): string {
  try {
    return String(value);
  } catch {
    return refuse(
      'An object is printed into a text, of which only the page knows what it says',
      'Call its method and print the result',
    );
  }
}

/** `typeof value`. */
export const typeOf = (given: unknown): unknown =>
  each(given, (value) => {
    const node = nodeOf(value);
    if (node === undefined) return typeof value;
    if (node.kind === 'unrendered') return value;
    const kind = kindOf(value);
    if (kind === undefined)
      return refuse(`The type of \`${describe(value)}\` is not known`, 'Give the payload a field that tells');
    return node.kind === 'path' && node.nullable ? prune(branch(isNull(value), 'object', kind)) : kind;
  });

/** `a === b`. */
export const strictlyEqual = (a: unknown, b: unknown): unknown => unrendered(a, b) ?? test(equal(prune(a), prune(b)));

const isObject = (value: unknown): boolean => value !== null && typeof value === 'object' && !isExpression(value);

/** `a == b`. Of values of the page only `== null`, and of values of one type. */
export function looselyEqual(a: unknown, b: unknown): unknown {
  if (isObject(a) && isObject(b)) return test(equal(a, b));
  if (isConstant(a, b) && (a === null || a === undefined || b === null || b === undefined))
    return (a ?? undefined) === (b ?? undefined);
  // biome-ignore lint/suspicious/noDoubleEquals: this is what == does
  if (isConstant(a, b)) return natively('==', [a, b], () => a == b);
  if (unrendered(a, b)) return unrendered(a, b);
  if (a === null || a === undefined) return test(isNull(prune(b)));
  if (b === null || b === undefined) return test(isNull(prune(a)));
  return each(a, (x) =>
    each(b, (y) => {
      const [kind, other] = [kindOf(x), kindOf(y)];
      if (kind === undefined || kind !== other)
        return refuse(`\`${describe(x)} == ${describe(y)}\` converts one into the type of the other`, 'Use ===');
      return test(equal(x, y));
    }),
  );
}

/** `!value`. */
export const negation = (value: unknown): unknown => unrendered(value) ?? test(not(truthy(prune(value))));

/** Whether every one, or one, of the values is true. */
export const every = (values: readonly unknown[]): unknown => test(all(...values.map((v) => truthy(prune(v)))));
export const any = (values: readonly unknown[]): unknown => test(some(...values.map((v) => truthy(prune(v)))));
