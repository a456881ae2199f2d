/** Arithmetic on whole numbers, some of which are expressions. Operations that differ in Liquid are refused. */
import { each, prune } from './branching.ts';
import { branch } from './choose.ts';
import { compare } from './condition.ts';
import { filter } from './filter.ts';
import { isConstant, natively, unrendered } from './native-operators.ts';
import { nodeOf } from './node.ts';
import { RefusedError, refuse } from './refuse.ts';
import { isNull, mayBeEither } from './truth.ts';
import { describe, path, unrendered as unrenderable } from './value.ts';

/** Whether a value that is a number is a whole one. */
export function isInteger(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return Number.isInteger(value);
  if (node.kind === 'branch') return isInteger(node.yes) && isInteger(node.no);
  if (node.kind === 'search') return node.what !== 'some';
  if (node.kind === 'fold') return node.type === 'integer';
  return node.kind === 'path' && (node.type === 'integer' || node.type === 'size');
}

export const isUntyped = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'path' && (node.type === 'unknown' || node.type === 'json');
};

/** A count, 0 without a list. */
export const counted = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'size' && node.filters.length === 0
    ? filter(value, 'default', [0], {}, 'integer')
    : value;
};

/** The value as a number that is never nil: JavaScript converts null to 0. */
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

/** `a - b`, `a * b`, `a % b`, `a + b`, on whole numbers only: Liquid computes fractions in decimals, JavaScript in binary. */
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
  // For negative numbers the remainder has another sign in Liquid.
  const below = filter(
    filter(filter(a, 'abs', [], {}, 'integer'), name, [b], {}, 'integer'),
    'times',
    [-1],
    {},
    'integer',
  );
  return branch(compare(a, '<', 0), below, made);
}

/** `a / b`. `Math.floor` of it is exact: below 2^53 no fraction is so close to the next whole number that JavaScript rounds it up. */
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

/** Whether a whole number is known to be above 0: a constant, or `Math.max(x, 1)`. */
function isPositive(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number' && value > 0;
  if (node.kind === 'branch') return isPositive(node.yes) && isPositive(node.no);
  const last = node.kind === 'path' ? node.filters.at(-1) : undefined;
  return last?.name === 'at_least' && typeof last.args[0] === 'number' && last.args[0] > 0;
}

/** Whether a number is an index, a size, or one of those plus or times constants, and so never negative. */
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
