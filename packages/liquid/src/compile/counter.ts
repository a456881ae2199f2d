import type { Counter } from '../syntax/tree.ts';
import { quote } from './quote.ts';
import type { Unit } from './unit.ts';

export function counterCode({ name, step }: Counter, unit: Unit): string {
  return `out += print(count(state, ${quote(name)}, ${step}));\n${unit.written(name)} = undefined;`;
}
