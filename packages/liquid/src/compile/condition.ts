import type { Condition, Expression, Literal } from '../syntax/tree.ts';
import { expressionCode } from './expression.ts';
import { quote } from './quote.ts';
import type { Unit } from './unit.ts';

/**
 * JavaScript that is true where the condition holds. What follows `and` or `or` is grouped to the right; where the
 * relation stays the same it needs no parentheses, so that thousands are no deeper than one.
 */
export function conditionCode(condition: Condition, unit: Unit): string {
  if (!condition.next) return linkCode(condition, unit);
  let code = '(';
  let open = 1;
  for (let link: Condition | undefined = condition; link; link = link.next) {
    code += linkCode(link, unit);
    if (!link.next) break;
    code += link.relation === 'and' ? ' && ' : ' || ';
    if (link.next.next && link.next.relation !== link.relation) {
      code += '(';
      open++;
    }
  }
  return code + ')'.repeat(open);
}

function linkCode({ left, operator, right }: Condition, unit: Unit): string {
  return operator === undefined ? truthCode(left, unit) : comparisonCode(left, operator, right, unit);
}

function truthCode(value: Expression, unit: Unit): string {
  return `isTruthy(${expressionCode(value, unit)})`;
}

function comparisonCode(left: Expression, operator: string, right: Expression, unit: Unit): string {
  switch (operator) {
    case '==':
      return equalsCode(left, right, unit);
    case '!=':
    case '<>':
      return `!${equalsCode(left, right, unit)}`;
    case 'contains':
      return `contains(${expressionCode(left, unit)}, ${expressionCode(right, unit)})`;
    case '<':
    case '>':
    case '<=':
    case '>=':
      return orderCode(left, operator, right, unit);
    default:
      return `raise(${quote(`Unknown operator ${operator}`)}, [${expressionCode(left, unit)}, ${expressionCode(right, unit)}])`;
  }
}

/** JavaScript that is true where the values are equal. Of an object alone it takes more than a look. */
export function equalsCode(left: Expression, right: Expression, unit: Unit): string {
  const simple = right.type === 'literal' ? simpleCode(right) : undefined;
  if (simple === undefined || left.type === 'literal' || left.type === 'word') {
    return `equals(${expressionCode(left, unit)}, ${expressionCode(right, unit)})`;
  }
  return unit.temp(
    (temp) =>
      `((${temp} = ${expressionCode(left, unit)}) === ${simple} || typeof ${temp} === "object" && equals(${temp}, ${simple}))`,
  );
}

/** A literal that values other than objects are equal to only if they are identical. */
function simpleCode({ value }: Literal): string | undefined {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean' || value === undefined) return String(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? `(${value})` : undefined;
}

function orderCode(left: Expression, operator: string, right: Expression, unit: Unit): string {
  return unit.temp((a) =>
    unit.temp(
      (b) =>
        `(${a} = ${expressionCode(left, unit)}, ${b} = ${expressionCode(right, unit)}, typeof ${a} === "number" && typeof ${b} === "number" ? ${a} ${operator} ${b} : compares(${a}, ${quote(operator)}, ${b}))`,
    ),
  );
}
