import { ownCycleKey } from '../runtime/cycle-key.ts';
import type { Cycle } from '../syntax/tree.ts';
import { expressionCode } from './expression.ts';
import { quote } from './quote.ts';
import type { Unit } from './unit.ts';

export function cycleCode(node: Cycle, unit: Unit): string {
  const { name, values } = node;
  const label = unit.program.label();
  const key = name ? `cycleKey(${expressionCode(name, unit)})` : ownKey(node, unit);
  const value = values.reduceRight(
    (otherwise, expression, index) => `i${label} === ${index} ? ${expressionCode(expression, unit)} : ${otherwise}`,
    'undefined',
  );
  return `const y${label} = ${key}, i${label} = state.cycle(y${label});
out += print(${value});
state.setCycle(y${label}, i${label} + 1 >= ${values.length} ? 0 : i${label} + 1);`;
}

function ownKey(node: Cycle, unit: Unit): string {
  const key = ownCycleKey(node);
  return typeof key === 'string' ? quote(key) : unit.program.constant(key);
}
