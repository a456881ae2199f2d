import type { Ifchanged } from '../syntax/tree.ts';
import { blockCode, interruptCheck } from './interrupt.ts';
import type { BodyCode, Unit } from './unit.ts';

export function ifchangedCode({ body }: Ifchanged, unit: Unit, bodyCode: BodyCode): string {
  const label = unit.program.label();
  return `const o${label} = out;
out = "";
${blockCode(
  unit,
  `changed${label}`,
  () => bodyCode(body, unit),
  (interrupts) => `if (out === state.changed) out = o${label};
else {
state.changed = out;
out = o${label} + out;
}
${interrupts ? interruptCheck(unit) : ''}`,
)}`;
}
