import type { If } from '../syntax/tree.ts';
import { conditionCode } from './condition.ts';
import type { BodyCode, Unit } from './unit.ts';

/** From this many branches `else if` would nest too deeply for JavaScript's parser. */
const MANY = 100;

export function ifCode({ negated, branches }: If, unit: Unit, bodyCode: BodyCode): string {
  const label = branches.length > MANY ? `if${unit.program.label()}` : undefined;
  let code = '';
  for (const [index, { condition, body }] of branches.entries()) {
    const block = `{\n${bodyCode(body, unit)}\n${label ? `break ${label};\n` : ''}}`;
    if (index > 0) code += label ? '\n' : ' else ';
    // Branches after the first `else` are never reached.
    if (!condition) {
      code += block;
      break;
    }
    const holds = conditionCode(condition, unit);
    code += `if (${negated && index === 0 ? `!(${holds})` : holds}) ${block}`;
  }
  return label ? `${label}: {\n${code}\n}` : code;
}
