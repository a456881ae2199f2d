import type { Body, Case, Expression } from '../syntax/tree.ts';
import { equalsCode } from './condition.ts';
import { blockCode, interruptCheck } from './interrupt.ts';
import type { BodyCode, Unit } from './unit.ts';

/**
 * Every branch that matches is rendered, once for each of its values that does. So it is after a `break` in an earlier
 * one: then a branch ends after its first tag or output.
 */
export function caseCode({ subject, branches }: Case, unit: Unit, bodyCode: BodyCode): string {
  const label = unit.program.label();
  const matched = `m${label}`;
  const outer = unit.mayBeInterrupted;
  let interrupts = false;
  const code = branches.map(({ values, body }, index) => {
    const mayRepeat = values !== undefined && !areDistinct(values);
    const guarded: BodyCode = (body) => {
      if (!interrupts && !mayRepeat && index === branches.length - 1) return bodyCode(body, unit);
      unit.mayBeInterrupted ||= interrupts || mayRepeat;
      const rendered = blockCode(
        unit,
        `branch${label}_${index}`,
        () => bodyCode(body, unit),
        (used) => {
          interrupts ||= used;
          return '';
        },
      );
      unit.mayBeInterrupted = outer;
      return rendered;
    };
    return values
      ? whenCode(subject, values, body, matched, unit, guarded)
      : `if (!${matched}) {\n${guarded(body, unit)}\n}`;
  });
  return `let ${matched} = false;\n${code.join('\n')}\n${interrupts ? interruptCheck(unit) : ''}`;
}

function whenCode(
  subject: Expression,
  values: readonly Expression[],
  body: Body,
  matched: string,
  unit: Unit,
  bodyCode: BodyCode,
): string {
  const tests = values.map((value) => equalsCode(subject, value, unit));
  if (areDistinct(values)) return `if (${tests.join(' || ')}) {\n${matched} = true;\n${bodyCode(body, unit)}\n}`;
  // One value after the other: a body is rendered before the next value is evaluated, which may fail.
  const at = `c${unit.program.label()}`;
  const hit = `h${unit.program.label()}`;
  return `for (let ${at} = 0; ${at} < ${tests.length}; ${at}++) {
let ${hit} = false;
switch (${at}) {
${tests.map((test, index) => `case ${index}: ${hit} = ${test}; break;`).join('\n')}
}
if (!${hit}) continue;
${matched} = true;
${bodyCode(body, unit)}
}`;
}

/** Whether at most one of the values can match. */
function areDistinct(values: readonly Expression[]): boolean {
  if (values.length === 1) return true;
  const known = new Set(values.map((value) => (value.type === 'literal' ? value.value : undefined)));
  return known.size === values.length && [...known].every((value) => typeof value === 'string');
}
