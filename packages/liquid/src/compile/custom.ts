import type { Custom } from '../syntax/tree.ts';
import { interruptCheck } from './interrupt.ts';
import type { Unit } from './unit.ts';

/** A tag of the host. What it reads of the template becomes functions of their own. */
export function customCode({ tag }: Custom, unit: Unit): string {
  const { program } = unit;
  program.customTags.push(tag);
  unit.exposeLoops();
  return `${unit.exposed()}
state.out = out;
try {
${program.constant(tag.node)}.render(state);
} finally {
out = state.out;
}
${interruptCheck(unit)}`;
}
