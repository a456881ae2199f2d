/**
 * What the operators of a view and of `data` become at build (see `transform/`). On plain values each does what
 * JavaScript does; with a symbol it gives a symbol.
 */
import { all, compare, constant, not, some } from './condition.ts';
import { equal, isNull, truthy } from './js-conditions.ts';
import { type Leaf, type LeafType, nodeOf } from './node.ts';
import { refuse } from './refuse.ts';
import { branch, describe, filter, leaf, test, text } from './value.ts';

type Later = () => unknown;

/** What `a && b` gives where `a` is false. */
function falsy(value: unknown): unknown {
  const node = nodeOf(value);
  // A side that is always true never gets here.
  if (node === undefined) return value ? undefined : value;
  if (node.kind === 'test') return false;
  if (node.kind === 'branch') return branch(node.cond, falsy(node.yes), falsy(node.no));
  if (node.kind !== 'leaf') return '';
  if (node.type === 'boolean') return false;
  if (node.type === 'number' || node.type === 'integer' || node.type === 'size')
    return node.nullable ? branch(isNull(value), null, 0) : 0;
  return node.type === 'string' && !node.nullable ? '' : null;
}

const isText = (value: unknown): boolean => {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'string';
  if (node.kind === 'branch') return isText(node.yes) || isText(node.no);
  return node.kind === 'text' || node.kind === 'joined' || (node.kind === 'leaf' && node.type === 'string');
};
const NUMBERS = new Set<LeafType>(['number', 'integer', 'size']);
const isNumber = (value: unknown): boolean => {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number';
  if (node.kind === 'branch') return isNumber(node.yes) && isNumber(node.no);
  return node.kind === 'leaf' && NUMBERS.has(node.type);
};
const isInteger = (value: unknown): boolean => {
  const node = nodeOf(value);
  if (node === undefined) return Number.isInteger(value);
  if (node.kind === 'branch') return isInteger(node.yes) && isInteger(node.no);
  return node.kind === 'leaf' && (node.type === 'integer' || node.type === 'size');
};

/** Does `run` for each side of the branches among the operands. */
function lift(a: unknown, b: unknown, run: (a: unknown, b: unknown) => unknown): unknown {
  const left = nodeOf(a);
  if (left?.kind === 'branch') return branch(left.cond, lift(left.yes, b, run), lift(left.no, b, run));
  const right = nodeOf(b);
  if (right?.kind === 'branch') return branch(right.cond, lift(a, right.yes, run), lift(a, right.no, run));
  return run(a, b);
}

const sized = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'leaf' && node.type === 'size' && node.filters.length === 0
    ? filter(value, 'default', [0], {}, 'integer')
    : value;
};

function arithmetic(a: unknown, b: unknown, sign: '+' | '-' | '*', name: string): unknown {
  return lift(a, b, (x, y) => {
    if (nodeOf(x) === undefined && nodeOf(y) === undefined) {
      const [m, n] = [Number(x), Number(y)];
      return sign === '+' ? m + n : sign === '-' ? m - n : m * n;
    }
    if (!isInteger(x) || !isInteger(y)) {
      const data = [x, y].every((v) => isNumber(v) || (nodeOf(v) as Leaf | undefined)?.type === 'unknown');
      if (!data)
        refuse(
          `\`${describe(x)} ${sign} ${describe(y)}\` is not arithmetic on numbers`,
          'Use a template string for texts',
        );
    }
    return filter(sized(x), name, [sized(y)], {}, isInteger(x) && isInteger(y) ? 'integer' : 'number');
  });
}

function order(a: unknown, b: unknown, cmp: '<' | '>' | '<=' | '>='): unknown {
  return test(compareAll(a, b, cmp));
}

function compareAll(a: unknown, b: unknown, cmp: '<' | '>' | '<=' | '>='): ReturnType<typeof truthy> {
  const left = nodeOf(a);
  if (left?.kind === 'branch')
    return some(all(left.cond, compareAll(left.yes, b, cmp)), all(not(left.cond), compareAll(left.no, b, cmp)));
  const right = nodeOf(b);
  if (right?.kind === 'branch')
    return some(all(right.cond, compareAll(a, right.yes, cmp)), all(not(right.cond), compareAll(a, right.no, cmp)));
  if (left === undefined && right === undefined) {
    const [x, y] = [a as number, b as number];
    return constant(cmp === '<' ? x < y : cmp === '>' ? x > y : cmp === '<=' ? x <= y : x >= y);
  }
  // Null is not met here: TypeScript has it tested first.
  if (
    left?.kind === 'leaf' &&
    left.type === 'size' &&
    left.filters.length === 0 &&
    cmp === '>' &&
    typeof b === 'number' &&
    b >= 0
  ) {
    return compare(a, '>', b);
  }
  return compare(sized(a), cmp, sized(b));
}

/** Whether the value is true or false and nothing else. */
function isBoolean(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'boolean';
  if (node.kind === 'branch') return isBoolean(node.yes) && isBoolean(node.no);
  return node.kind === 'test' || (node.kind === 'leaf' && node.type === 'boolean' && !node.nullable);
}

const plain = (...values: unknown[]): boolean => values.every((v) => nodeOf(v) === undefined);

export const operations = {
  and: (a: unknown, b: Later): unknown => {
    if (plain(a)) return a && b();
    const right = b();
    return isBoolean(a) && isBoolean(right) ? test(all(truthy(a), truthy(right))) : branch(truthy(a), right, falsy(a));
  },
  or: (a: unknown, b: Later): unknown => {
    if (plain(a)) return a || b();
    const right = b();
    return isBoolean(a) && isBoolean(right) ? test(some(truthy(a), truthy(right))) : branch(truthy(a), a, right);
  },
  nullish: (a: unknown, b: Later): unknown => (plain(a) ? (a ?? b()) : branch(isNull(a), b(), a)),
  cond: (test: unknown, yes: Later, no: Later): unknown => {
    if (plain(test)) return test ? yes() : no();
    const cond = truthy(test);
    return cond.op === 'const' ? (cond.value ? yes() : no()) : branch(cond, yes(), no());
  },
  not: (a: unknown): unknown => (plain(a) ? !a : test(not(truthy(a)))),
  eq: (a: unknown, b: unknown): unknown => test(equal(a, b)),
  ne: (a: unknown, b: unknown): unknown => test(not(equal(a, b))),
  // `== null` is the idiom for null or undefined; other loose comparisons are refused by the linter.
  // biome-ignore-start lint/suspicious/noDoubleEquals: this is what == does
  looseEq: (a: unknown, b: unknown): unknown => (plain(a, b) ? a == b : test(equal(a, b))),
  looseNe: (a: unknown, b: unknown): unknown => (plain(a, b) ? a != b : test(not(equal(a, b)))),
  // biome-ignore-end lint/suspicious/noDoubleEquals: from here on nothing is loose
  lt: (a: unknown, b: unknown): unknown => order(a, b, '<'),
  gt: (a: unknown, b: unknown): unknown => order(a, b, '>'),
  le: (a: unknown, b: unknown): unknown => order(a, b, '<='),
  ge: (a: unknown, b: unknown): unknown => order(a, b, '>='),
  plus: (a: unknown, b: unknown): unknown => {
    if (plain(a, b)) return (a as number) + (b as number);
    if (isText(a) || isText(b)) return operations.template(['', '', ''], a, b);
    if (
      [a, b].every((v) => (plain(v) ? typeof v === 'number' : isNumber(v) || unknownLeaf(v))) &&
      !(unknownLeaf(a) && unknownLeaf(b))
    )
      return arithmetic(a, b, '+', 'plus');
    return refuse(
      `\`${describe(a)} + ${describe(b)}\` may be a sum or a text`,
      'Use `plus(a, b)` or a template string',
    );
  },
  minus: (a: unknown, b: unknown): unknown =>
    plain(a, b) ? (a as number) - (b as number) : arithmetic(a, b, '-', 'minus'),
  times: (a: unknown, b: unknown): unknown =>
    plain(a, b) ? (a as number) * (b as number) : arithmetic(a, b, '*', 'times'),
  divide: (a: unknown, b: unknown): unknown =>
    plain(a, b)
      ? (a as number) / (b as number)
      : refuse(
          `\`${describe(a)} / ${describe(b)}\` differs in Liquid, where whole numbers are divided without rest`,
          'Use `dividedBy` in `data`, or CSS `calc()`',
        ),
  modulo: (a: unknown, b: unknown): unknown =>
    plain(a, b)
      ? (a as number) % (b as number)
      : lift(a, b, (x, y) =>
          isInteger(x) && isInteger(y)
            ? filter(sized(x), 'modulo', [sized(y)], {}, 'integer')
            : refuse(`\`${describe(x)} % ${describe(y)}\` is not on whole numbers`, 'Say `.int()` in the schema'),
        ),
  negate: (a: unknown): unknown => (plain(a) ? -(a as number) : arithmetic(a, -1, '*', 'times')),
  /** A template string. Null prints as JavaScript prints it. */
  template: (strings: readonly string[], ...values: unknown[]): unknown =>
    text(strings.flatMap((s, i) => (i < values.length ? [s, printed(values[i])] : [s]))),
  string: (a: unknown): unknown => (plain(a) ? String(a) : text(['', printed(a)])),
  number: (a: unknown): unknown => (plain(a) ? Number(a) : isNumber(a) ? a : filter(a, 'times', [1], {}, 'number')),
  boolean: (a: unknown): unknown => (plain(a) ? Boolean(a) : test(truthy(a))),
  typeOf: (a: unknown): unknown => {
    const node = nodeOf(a);
    if (node === undefined) return typeof a;
    if (node.kind === 'branch') return branch(node.cond, operations.typeOf(node.yes), operations.typeOf(node.no));
    if (node.kind === 'list' || node.kind === 'entries') return 'object';
    if (node.kind === 'test') return 'boolean';
    if (node.kind === 'text' || node.kind === 'joined') return 'string';
    const known =
      node.type === 'string'
        ? 'string'
        : NUMBERS.has(node.type)
          ? 'number'
          : node.type === 'boolean'
            ? 'boolean'
            : undefined;
    if (known === undefined)
      return refuse(`The type of \`${describe(a)}\` is not known at build`, 'Give the payload a field that tells');
    return node.nullable ? branch(isNull(a), 'object', known) : known;
  },
  /** A default in a destructuring pattern. */
  dflt: (a: unknown, b: Later): unknown => {
    if (a === undefined) return b();
    const node = nodeOf(a);
    if (node?.kind === 'branch') return branch(node.cond, operations.dflt(node.yes, b), operations.dflt(node.no, b));
    return a;
  },
  /** `a?.b`, `a?.[b]`, `a?.()`: `read` is only run where there is something to read. */
  optional: (a: unknown, read: (a: unknown) => unknown): unknown => {
    if (a === null || a === undefined) return undefined;
    const node = nodeOf(a);
    if (node?.kind === 'branch')
      return branch(node.cond, operations.optional(node.yes, read), operations.optional(node.no, read));
    // Liquid reads members of nil without complaint, but a string that is not there has no length.
    return node?.kind === 'leaf' && node.nullable && node.type === 'string'
      ? branch(isNull(a), undefined, read(a))
      : read(a);
  },
  /** `object[key]` with a key that may be known only on the page: a choice among the object's members. */
  get: (object: unknown, key: unknown): unknown => {
    if (plain(key)) return (object as Record<PropertyKey, unknown>)[key as PropertyKey];
    const node = nodeOf(object);
    if (node?.kind === 'branch') return branch(node.cond, operations.get(node.yes, key), operations.get(node.no, key));
    if (node?.kind === 'list')
      return refuse(`A list is read at \`${describe(key)}\``, 'Use .map, or find the item in `data`');
    if (node !== undefined) return indexed(object, key);
    if (object === null || object === undefined) return undefined;
    const values = Array.isArray(object) ? object.map((v, i) => [i, v] as const) : Object.entries(object);
    return values.reduceRight<unknown>((rest, [name, value]) => branch(equal(key, name), value, rest), undefined);
  },
  /** `...x` in an object. */
  spread: (a: unknown): object | null | undefined => {
    const node = nodeOf(a);
    if (node === undefined) return a as object;
    if (node.kind !== 'branch') return refuse(`\`${describe(a)}\` is spread`, 'Name each member');
    const [yes, no] = [operations.spread(node.yes) ?? {}, operations.spread(node.no) ?? {}] as Record<
      string,
      unknown
    >[];
    return Object.fromEntries(
      [...new Set([...Object.keys(yes ?? {}), ...Object.keys(no ?? {})])].map((k) => [
        k,
        branch(node.cond, yes?.[k], no?.[k]),
      ]),
    );
  },
  /** The subject of `for…of`, of `[...x]` and of an array pattern. */
  iterable: (a: unknown): unknown =>
    plain(a) ? a : refuse(`\`${describe(a)}\` is iterated`, 'Use .map in the markup'),
  /** The argument of `new Date`. */
  dateArgument: (a: unknown): unknown =>
    plain(a)
      ? a
      : refuse(
          `\`new Date(${describe(a)})\` cannot be computed by Liquid`,
          'Format the date in `data` with `date(x, format)`',
        ),
  /** The test of an `if`, a loop or a `switch` that could not be turned into an expression. */
  truth: (a: unknown): unknown =>
    plain(a)
      ? a
      : refuse(
          `This statement depends on \`${describe(a)}\`, which is known only on the page`,
          'Use ?: or &&, or let each branch return',
        ),
  /** `[…].filter(Boolean).join(separator)`, the idiom for class names. */
  joinTruthy: (array: readonly unknown[], separator: unknown): unknown => {
    if (!plain(array)) return refuse('.filter does not run in Liquid', 'Use `where` in `data`');
    if (plain(...array)) return array.filter(Boolean).join(separator as string);
    let out: unknown = '';
    let started: ReturnType<typeof truthy> = constant(false);
    for (const part of array) {
      const present = truthy(part);
      if (present.op === 'const' && !present.value) continue;
      const before = branch(started, separator, '');
      out = text([out, branch(present, text([before, part]), '')]);
      started = some(started, present);
    }
    return out;
  },
};

const unknownLeaf = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'leaf' && node.type === 'unknown';
};

/** A value as `${value}` prints it. */
function printed(value: unknown): unknown {
  const node = nodeOf(value);
  if (node === undefined) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      refuse('An object is printed into a text', 'Print one of its members');
    return String(value);
  }
  if (node.kind === 'test') return branch(node.cond, 'true', 'false');
  if (node.kind === 'branch') return branch(node.cond, printed(node.yes), printed(node.no));
  if (node.kind === 'leaf' && node.type === 'boolean') return branch(truthy(value), 'true', 'false');
  if (node.kind === 'leaf' && node.type !== 'unknown' && node.nullable) return branch(isNull(value), 'null', value);
  if (node.kind === 'list') refuse(`The list \`${describe(value)}\` is printed into a text`, 'Use .join');
  return value;
}

/** `object[key]` in Liquid. */
function indexed(object: unknown, key: unknown): unknown {
  const node = nodeOf(object);
  const name = nodeOf(key);
  if (node?.kind !== 'leaf' || name?.kind !== 'leaf')
    return refuse(`\`${describe(object)}\` is read at \`${describe(key)}\``, 'Use `find` in `data`');
  return leaf({ of: object, key, path: '' });
}
