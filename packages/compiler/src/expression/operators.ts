/** JavaScript's operators `+`, `==`, `===`, `!` and `typeof` on constants and expressions. */
import { arithmetic } from './arithmetic.ts';
import { each, prune } from './branching.ts';
import { branch, test } from './choose.ts';
import { all, not, some } from './condition.ts';
import { isConstant, isOfPage, natively, unrendered } from './native-operators.ts';
import { isExpression, nodeOf } from './node.ts';
import { printed } from './print.ts';
import { refuse } from './refuse.ts';
import { equal, isNull, kindOf, truthy } from './truth.ts';
import { describe, text } from './value.ts';

/** `a + b`: a sum or a text. */
export function plus(left: unknown, right: unknown): unknown {
  return each(left, (a) =>
    each(right, (b) => {
      // `+` converts a list to a text.
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

/** `a == b`. For expressions only `== null`, and operands of one type. */
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
