/** Assignments, `++` and `--`. */

import type { AssignmentExpression, UpdateExpression } from '@oxc-project/types';
import { arithmetic, asNumber } from '../expression/arithmetic.ts';
import { each } from '../expression/branching.ts';
import { natively } from '../expression/native-operators.ts';
import { isExpression, isUnrendered } from '../expression/node.ts';
import type { Evaluator } from './context.ts';
import { binary, logical } from './operators.ts';
import type { Scope } from './scope.ts';
import { referenceTo } from './targets.ts';

export function update({ operator, prefix, argument }: UpdateExpression, scope: Scope, evaluator: Evaluator): unknown {
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

/** The operand of `++`, as a number. */
function asNumeric(value: unknown): unknown {
  if (isUnrendered(value) || typeof value === 'bigint') return value;
  return isExpression(value) ? asNumber(value) : natively('++', [value], () => Number(value));
}

export function assignment(
  { operator, left, right }: AssignmentExpression,
  scope: Scope,
  evaluator: Evaluator,
): unknown {
  const next = () => evaluator.evaluate(right, scope);
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
