/**
 * Conditions as tags. Liquid reads `and` and `or` from right to left without brackets, so only chains whose compound
 * part comes last are written in one tag; other parts are assigned first.
 */

import { test } from '../expression/choose.ts';
import { all, not, some } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';
import { type Code, operand } from './operand.ts';
import { decide, hoist, inner, type Scope } from './scope.ts';

/** `{% if cond %}yes{% else %}no{% endif %}`, or one side if the known facts decide. */
export function choose(scope: Scope, given: Cond, yes: (scope: Scope) => string, no: (scope: Scope) => string): string {
  const cond = decide(scope, given);
  if (cond.op === 'const') return cond.value ? yes(scope) : no(scope);
  if (cond.op === 'not' && !writable(cond)) return choose(scope, cond.of, no, yes);
  const assigned = new Map(scope.assigned);
  const { before, code } = chain(scope, cond);
  const a = solid(yes(inner(scope, { cond, truth: true })));
  const b = solid(no(inner(scope, { cond, truth: false })));
  if (a === b) {
    // The condition's tags stay if the output reads a variable that they assign.
    const isRead = [...scope.assigned].some(([key, name]) => !assigned.has(key) && new RegExp(`\\b${name}\\b`).test(a));
    if (isRead) return before + a;
    scope.assigned = assigned;
    return a;
  }
  if (b === '') return `${before}{% if ${code} %}${a}{% endif %}`;
  if (a === '') return `${before}{% unless ${code} %}${b}{% endunless %}`;
  return `${before}{% if ${code} %}${a}{% else %}${b}{% endif %}`;
}

/** The platform prints nothing for a block of spaces only, so such spaces are printed by a tag. */
const solid = (side: string): string => (side !== '' && side.trim() === '' ? `{{ '${side}' }}` : side);

/** Whether one comparison is enough. `not` of `<` is not `>=`: neither holds for nil. */
const writable = (cond: Cond): boolean =>
  cond.op === 'cmp' || cond.op === 'is' || (cond.op === 'not' && cond.of.op === 'cmp' && cond.of.cmp === '==');

function chain(scope: Scope, cond: Cond): Code {
  if (cond.op === 'all' || cond.op === 'some') {
    const parts = cond.of.map((c) =>
      c.op === 'not' && (c.of.op === 'all' || c.of.op === 'some') ? deMorgan(c.of) : c,
    );
    const simple = parts.filter(writable);
    const compound = parts.filter((c) => !writable(c));
    const last =
      compound.length === 1 && (compound[0]?.op === 'all' || compound[0]?.op === 'some') ? compound.pop() : undefined;
    const codes = [
      ...simple.map((c) => comparison(scope, c)),
      ...compound.map((c) => assigned(scope, c)),
      ...(last ? [chain(scope, last)] : []),
    ];
    return {
      before: codes.map((c) => c.before).join(''),
      code: codes.map((c) => c.code).join(cond.op === 'all' ? ' and ' : ' or '),
    };
  }
  return writable(cond) ? comparison(scope, cond) : assigned(scope, cond);
}

const deMorgan = (cond: Cond): Cond =>
  cond.op === 'all' ? some(...cond.of.map(not)) : cond.op === 'some' ? all(...cond.of.map(not)) : cond;

const assigned = (scope: Scope, cond: Cond): Code => hoist(scope, test(cond), 'is');

function comparison(scope: Scope, cond: Cond): Code {
  if (cond.op === 'is') return operand(scope, cond.value);
  const [compared, sign] = cond.op === 'not' ? [cond.of, '!='] : [cond, undefined];
  if (compared.op !== 'cmp') throw new Error(`not a comparison: ${cond.key}`);
  const left = operand(scope, compared.left);
  const right = operand(scope, compared.right);
  return { before: left.before + right.before, code: `${left.code} ${sign ?? compared.cmp} ${right.code}` };
}
