/** `a < b` and its siblings. */
import { asNumber, counted, isUntyped } from './arithmetic.ts';
import { each } from './branching.ts';
import { test } from './choose.ts';
import { compare, not } from './condition.ts';
import { isConstant, natively, unrendered } from './native-operators.ts';
import { isExpression, nodeOf } from './node.ts';
import { refuse } from './refuse.ts';
import { kindOf, truthy } from './truth.ts';
import { describe } from './value.ts';

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

/** The length of a text can only be compared with 0. */
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
