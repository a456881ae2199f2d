import type { Assign, Capture } from '../syntax/tree.ts';
import { expressionCode } from './expression.ts';
import { filteredCode } from './filtered.ts';
import { blockCode, interruptCheck } from './interrupt.ts';
import { quote } from './quote.ts';
import type { BodyCode, Unit } from './unit.ts';

export function assignCode({ name, filtered }: Assign, unit: Unit): string {
  if (filtered.filters.length === 0 && filtered.value.type === 'literal') {
    return writeCode(name, filtered.value.value === undefined ? 'null' : expressionCode(filtered.value, unit), unit);
  }
  return unit.temp((temp) => {
    const value = filteredCode(filtered, unit);
    return `${temp} = ${value};\nif (${temp} === undefined) ${temp} = null;\n${writeCode(name, temp, unit)}`;
  });
}

export function captureCode({ name, body }: Capture, unit: Unit, bodyCode: BodyCode): string {
  const label = unit.program.label();
  return `const o${label} = out;
out = "";
${blockCode(
  unit,
  `capture${label}`,
  () => bodyCode(body, unit),
  (interrupts) => `const c${label} = budget.checked(out);
out = o${label};
${writeCode(name, `c${label}`, unit)}
${interrupts ? interruptCheck(unit) : ''}`,
)}`;
}

/**
 * Writes a variable into the template's own scope. Scopes above it, where the template is included, may have the name
 * too: then it is looked up.
 */
function writeCode(name: string, value: string, unit: Unit): string {
  return `base[${quote(name)}] = ${value};\n${unit.written(name)} = plain ? ${value} : undefined;`;
}
